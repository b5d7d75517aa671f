import { createHash } from 'node:crypto'
import { firstRound } from '#rooms/match/host/start-round.ts'
import type { MatchRecord } from '#rooms/services.ts'
import { randomPick } from '#sdk/players/random-pick.ts'
import { seededRandom } from '#sdk/players/seeded-random.ts'
import { nonceFor } from '#sdk/raw/nonce.ts'
import { gameOf } from '#shared/games/index.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import { commitToNonce } from '#shared/kernel/fairness.ts'
import type { Game } from '#shared/kernel/game.ts'
import { parseGameOptions } from '#shared/kernel/game-options.ts'
import { type MatchState, ownSeat, type Prompt } from '#shared/protocol/match.ts'
import { readPrompt } from '#shared/protocol/read.ts'
import { People, personCalled } from './people.ts'
import type { PinServer } from './pin-server.ts'
import type { PinnedTable } from './tables.ts'
import { shortHash, stableJson, type Transcript } from './transcript.ts'

const NAMES = ['Ada', 'Bob', 'Eve', 'Kim', 'Mia'] as const
const HOST = NAMES[0]
const SPECTATOR = 'Wim'
const CREATED_AT = Date.UTC(2030, 0, 1)
/** The longest time for an answer in a match with clocks. */
const SLOW_MS = 4000
/** One act in this many is an undo, if there is something to undo. */
const UNDO_ONE_IN = 6
/** An optional question is answered one time in this many. */
const OPTIONAL_ONE_IN = 4

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

function gameCalled(id: string): Game {
  const game = gameOf(id)
  if (!game) throw new Error(`there is no game ${id}`)
  return game
}

export const matchIdOf = ({ name }: PinnedTable): string => `pin-${name}`

/** Returns the record that the host has made. It fixes everything that is random about a match. */
function recordOf(table: PinnedTable): MatchRecord {
  const game = gameCalled(table.game)
  const options = parseGameOptions(game.options, table.options)
  if (!options.ok) throw new Error(`${table.name}: ${options.refusal.code}`)
  const { id: host, name } = personCalled(HOST)
  return {
    id: matchIdOf(table),
    game: game.id,
    version: game.version,
    options: options.value,
    pace: table.pace,
    listed: false,
    host,
    phase: 'gathering',
    seats: Array.from({ length: table.seats }, (_, seat) =>
      seat === 0 ? { kind: 'human', name, user: host, sitting: 1 } : { kind: 'open', name: '' },
    ),
    sittings: 1,
    fairness: firstRound(hashOf(`seed of ${table.name}`).toString('hex')),
    createdAt: CREATED_AT,
    made: { by: host, from: 'pins' },
  }
}

interface Asked {
  readonly name: string
  readonly prompt: Prompt
}

/** The course of one match. The table's name alone decides what people do. */
export class PinnedMatch {
  readonly #server: PinServer
  readonly #table: PinnedTable
  readonly #people: People
  readonly #names: readonly string[]
  readonly #chance: (below: number) => number
  #requests: number

  /** `part` distinguishes what was played before the match was stored from what is played after. */
  constructor(server: PinServer, table: PinnedTable, part: 1 | 2) {
    this.#server = server
    this.#table = table
    this.#people = new People(server, matchIdOf(table))
    this.#names = NAMES.slice(0, table.seats)
    this.#chance = seededRandom(hashOf(`${table.name} ${part}`).readUInt32BE())
    this.#requests = part * 10_000
  }

  get transcript(): Transcript {
    return this.#people.transcript
  }

  /** Plays from a table where only the host has a seat, as far as the plan goes. */
  async play(): Promise<void> {
    await this.#server.journal.save(recordOf(this.#table))
    await this.#gather()
    if (this.#table.leftWhile !== 'gathering') await this.#begin()
    if (this.#state.phase === 'playing') {
      await this.#answer(this.#table.acts, this.#sideActions)
      if (this.#table.isFinished) await this.#finish()
      await this.#lookBack()
    }
    this.#people.leave()
  }

  /** Lets everybody come back to the stored match and continue. */
  async continue(acts: number): Promise<void> {
    const record = await this.#server.journal.record(matchIdOf(this.#table))
    for (const { name } of record?.seats ?? []) if (name) await this.#people.join(name)
    await this.#people.join(SPECTATOR)
    for (const [seat, name] of this.#names.entries()) {
      if (this.#people.has(name)) continue
      await this.#people.join(name)
      await this.#people.ask(name, 'sit', { seat })
    }
    await this.#begin()
    await this.#lookBack()
    await this.#answer(acts)
    await this.#lookBack()
    this.#people.leave()
  }

  get #state(): MatchState {
    return this.#people.stateOf(HOST)
  }
  get #last(): string {
    return this.#names.at(-1) ?? HOST
  }
  #nextRequest(): string {
    return `request-${++this.#requests}`
  }

  /** People join and take seats. One of them changes seats, and a bot comes and goes. */
  async #gather(): Promise<void> {
    const people = this.#people
    await people.join(HOST)
    const { seats } = this.#table
    if (seats === 1) {
      await people.ask(HOST, 'stand', {})
      await people.ask(HOST, 'sit', { seat: 0 })
    }
    for (const [seat, name] of this.#names.entries()) {
      if (name === HOST) continue
      await people.join(name)
      if (seat === 1) await people.ask(name, 'sit', { seat: seats - 1 })
      if (seat === 1 && seats === 2) await people.ask(name, 'stand', {})
      if (seat === 1 && this.#table.leftWhile === 'gathering') return
      if (seat === 1 && seats > 2) {
        await people.ask(HOST, 'bot', { seat: 1, level: 'novice' })
        await people.ask(HOST, 'bot', { seat: 1 })
      }
      await people.ask(name, 'sit', { seat })
    }
  }

  /** Players who have not committed commit, and then everybody opens. One player takes the commitment back once. */
  async #begin(): Promise<void> {
    for (const [seat, name] of this.#names.entries()) {
      if (this.#state.phase !== 'gathering') break
      const ready = { ready: true, commitment: commitToNonce(nonceFor(this.#nonceOf(name))) }
      if (name === HOST && this.#table.seats > 1 && !this.#state.seats[seat]?.ready) {
        await this.#people.ask(name, 'ready', ready)
        await this.#people.ask(name, 'ready', { ready: false })
      }
      await this.#people.ask(name, 'ready', ready)
    }
    for (const [seat, name] of this.#names.entries()) {
      if (this.#state.phase !== 'opening' || this.#state.seats[seat]?.opened) continue
      await this.#people.ask(name, 'open', { nonce: nonceFor(this.#nonceOf(name)) })
      if (this.#table.leftWhile === 'opening' && name === HOST && !this.#people.has(SPECTATOR)) return
    }
  }
  #nonceOf(name: string): string {
    return `${name} at ${this.#table.name}`
  }

  /** Acts besides the answers, by the number of answers before them. */
  readonly #sideActions: Readonly<Record<number, () => Promise<void>>> = {
    3: () => this.#people.join(SPECTATOR),
    6: () => this.#reconnect(this.#last),
    9: () => this.#tryAutopilot(HOST),
    12: () => this.#joinAgain(HOST),
    15: () => this.#people.ask(HOST, 'chat', { text: 'Hello!' }),
    24: async () => {
      if (!this.#endsByResigning) await this.#resign(this.#last)
    },
  }

  get #endsByResigning(): boolean {
    return this.#table.seats === 1 || (this.#table.seats === 2 && gameCalled(this.#table.game).resign !== undefined)
  }

  async #answer(acts: number, actions: Readonly<Record<number, () => Promise<void>>> = {}): Promise<void> {
    for (let act = 0; act < acts && this.#state.phase === 'playing'; act++) {
      await actions[act]?.()
      if (this.#state.phase === 'playing') await this.#answerOnce()
    }
  }

  async #answerOnce(): Promise<void> {
    const chance = this.#chance
    if (this.#table.pace !== 'untimed') this.#server.time.advance(1 + chance(SLOW_MS))
    const undoing = this.#names.filter((name) => this.#mayUndo(name))
    const taker = undoing.length > 0 && chance(UNDO_ONE_IN) === 0 ? undoing[chance(undoing.length)] : undefined
    if (taker !== undefined) return this.#people.ask(taker, 'undo', { id: this.#nextRequest() }, [])
    const asked = this.#names.flatMap((name) => this.#askedOf(name))
    const due = asked.filter(({ prompt }) => !prompt.optional || chance(OPTIONAL_ONE_IN) === 0)
    const chosen = due.length > 0 ? due[chance(due.length)] : asked[chance(Math.max(1, asked.length))]
    if (!chosen) throw new Error(`${this.#table.name}: nobody is asked anything`)
    const pick = randomPick(chosen.prompt, chance)
    await this.#people.ask(chosen.name, 'answer', { id: this.#nextRequest(), decision: chosen.prompt.id, pick }, [pick])
  }

  #seatOf(name: string): MatchState['seats'][number] | undefined {
    const state = this.#people.stateOf(name)
    const seat = ownSeat(state)
    return seat === undefined ? undefined : state.seats[seat]
  }
  #mayUndo(name: string): boolean {
    return this.#seatOf(name)?.private?.undo ?? false
  }
  #askedOf(name: string): readonly Asked[] {
    const seat = this.#seatOf(name)
    const prompt = seat?.resigned ? undefined : readPrompt(seat?.private?.prompt)
    return prompt ? [{ name, prompt }] : []
  }

  /** Lets everybody who is left resign. If the game goes on without people, bots play it to its end. */
  async #finish(): Promise<void> {
    for (const name of this.#names.toReversed()) if (this.#state.phase === 'playing' && !this.#seatOf(name)?.resigned) await this.#resign(name)
    if (this.#state.phase !== 'finished') throw new Error(`${this.#table.name} does not end`)
  }
  #resign(name: string): Promise<void> {
    return this.#people.ask(name, 'resign', { id: this.#nextRequest() }, [])
  }

  #seatNumberOf(name: string): Seat {
    return this.#names.indexOf(name)
  }
  async #reconnect(name: string): Promise<void> {
    await this.#people.reconnect(name, await this.#drop(name))
  }
  async #joinAgain(name: string): Promise<void> {
    await this.#drop(name)
    await this.#people.join(name)
  }
  #drop(name: string): ReturnType<People['drop']> {
    const seat = this.#seatNumberOf(name)
    return this.#people.drop(name, SPECTATOR, ({ seats }) => !seats[seat]?.online)
  }
  async #tryAutopilot(name: string): Promise<void> {
    await this.#people.askInPassing(name, 'autopilot', { on: true })
    await this.#people.ask(name, 'autopilot', { on: false })
  }

  /** Asks for the past of the match, and for what HTTP says about it. */
  async #lookBack(): Promise<void> {
    const { transcript } = this
    transcript.begin('look back')
    for (const name of [...this.#names, SPECTATOR]) {
      const { seq } = this.#people.stateOf(name)
      for (const [type, payload] of [
        ['log', { from: 0 }],
        ['view', { seq: Math.floor(seq / 2) }],
      ] as const)
        transcript.note(`${type} of ${name} ${shortHash(stableJson(await this.#people.read(name, type, payload)))}`)
    }
    for (const path of ['', ...(this.#state.phase === 'finished' ? ['/replay'] : [])]) {
      const response = await fetch(`${this.#server.url}/api/matches/${matchIdOf(this.#table)}${path}`)
      transcript.note(`GET${path} ${response.status} ${shortHash(stableJson(await response.json()))}`)
    }
  }
}
