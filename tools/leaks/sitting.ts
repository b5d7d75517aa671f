import type { Command } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { MatchState } from '#shared/protocol/match.ts'
import { Ear, PATIENCE_MS } from './ear.ts'
import { type Act, type Done, EARS, type EarName, personAt, type Script } from './script.ts'
import type { Stage } from './stage.ts'

/** What each was sent, act by act. The visitors are one. */
export const HEARERS = [...EARS, 'visitor'] as const
export type Hearer = (typeof HEARERS)[number]
export type Account = Readonly<Record<Hearer, readonly string[]>>[]

const NO_FRAMES = (): Record<Hearer, string[]> => ({ watcher: [], spectator: [], visitor: [] })

/** Requests that nobody has a right to, at least not now. */
const REFUSED: readonly (readonly [type: string, payload: object])[] = [
  ['bot', { seat: 0, level: 'novice' }],
  ['sit', { seat: 0 }],
  ['stand', {}],
  ['view', { seq: 1_000_000 }],
  ['log', { from: 1_000_000 }],
  ['answer', { id: 'probe', decision: '', pick: '' }],
]

/** One world's match, with everybody at it. */
export class Sitting {
  readonly account: Account = []
  readonly #stage: Stage
  readonly #script: Script
  readonly #ears = new Map<EarName, Ear>()
  readonly #hands = new Map<Seat, Ear>()
  #hear = NO_FRAMES()
  #requests = 0

  constructor(stage: Stage, script: Script) {
    this.#stage = stage
    this.#script = script
  }

  async play(acts: readonly Act[]): Promise<void> {
    for (const seat of this.#script.hands) this.#hands.set(seat, await this.#join(seat, () => undefined))
    for (const ear of EARS) this.#ears.set(ear, await this.#joinEar(ear))
    await this.#settle()
    for (const act of acts) {
      try {
        await this.#perform(act)
        await this.#settle()
      } catch (error) {
        throw new Error(`world ${this.#script.number} cannot be played at ${JSON.stringify(act)}`, { cause: error })
      }
    }
  }

  /** How many connections there are. */
  get people(): number {
    return this.#ears.size + this.#hands.size
  }

  leave(): void {
    for (const ear of [...this.#ears.values(), ...this.#hands.values()]) ear.drop()
  }

  async #join(who: Seat | EarName | 'visitor', hear: (frame: string) => void): Promise<Ear> {
    const token = await this.#stage.passFor(personAt(this.#script.number, who))
    const until = performance.now() + PATIENCE_MS
    for (;;) {
      try {
        return await Ear.join(this.#stage.url, this.#script.record.id, token, hear)
      } catch (error) {
        // The node that had the match is dead, and its lease has not run out yet.
        if (!String(error).includes('unavailable') || performance.now() > until) throw error
      }
    }
  }

  #joinEar(ear: EarName): Promise<Ear> {
    const who = ear === 'watcher' ? (this.#script.watcher ?? ear) : ear
    return this.#join(who, this.#hearer(ear))
  }

  readonly #hearer =
    (hearer: Hearer) =>
    (frame: string): void => {
      this.#hear[hearer].push(frame)
    }

  async #settle(): Promise<void> {
    await Promise.all(Array.from(this.#ears.values(), (ear) => ear.settle()))
    this.account.push(this.#hear)
    this.#hear = NO_FRAMES()
  }

  #ear(name: EarName): Ear {
    const ear = this.#ears.get(name)
    if (!ear) throw new Error(`the ${name} is not there`)
    return ear
  }
  #other(name: EarName): Ear {
    return this.#ear(name === 'watcher' ? 'spectator' : 'watcher')
  }

  /** The seat's own connection. */
  #owner(seat: Seat): Ear {
    const owner = seat === this.#script.watcher ? this.#ears.get('watcher') : this.#hands.get(seat)
    if (!owner) throw new Error(`nobody is in seat ${seat}`)
    return owner
  }

  async #perform(act: Act): Promise<void> {
    switch (act.kind) {
      case 'deed':
        return this.#do(act)
      case 'rejoin':
      case 'reconnect':
        await this.#comeBack(act.ear, act.kind === 'reconnect')
        if (act.isFreed && this.#script.watcher !== undefined) await this.#dismissBot(this.#script.watcher)
        return
      case 'visit':
        return this.#visit()
      case 'recall':
        return this.#recall(this.#ear(act.ear), act.back)
      case 'probe':
        return this.#probe(act.ear)
      case 'chat':
        await this.#ear(act.ear).ask('chat', { text: 'hello' })
        return
      case 'autopilot':
        await this.#owner(act.seat).ask('autopilot', { on: act.on })
        if (!act.on) await this.#dismissBot(act.seat)
        return
      case 'absence':
        return this.#goAndCome(act.seat)
      case 'wait':
        return this.#stage.advance(act.ms)
    }
  }

  async #do({ deed: action, isBot, decisions, seqs, moments, isOver }: Done): Promise<void> {
    const { world } = this.#stage
    if (action.kind === 'secretly' && action.world !== world) return
    const command: Command =
      action.kind === 'secretly'
        ? action.entry
        : action.kind === 'answer'
          ? { kind: 'answer', seat: action.seat, pick: action.picks[world] }
          : { kind: action.kind, seat: action.seat }
    if (isBot) await this.#answerAsBot(command, seqs[world])
    else {
      const id = `request ${++this.#requests}`
      await this.#owner(command.seat).ask(command.kind, command.kind === 'answer' ? { id, decision: decisions[world], pick: command.pick } : { id })
    }
    for (const ear of this.#ears.values()) await ear.until(() => ear.state.seq >= moments && (ear.state.phase === 'finished') === isOver)
  }

  #answerAsBot(command: Command, entries: number): Promise<void> {
    if (command.kind !== 'answer') throw new Error(`a bot does not ${command.kind}`)
    return this.#stage.answerAsBot(this.#script.record.id, command.seat, command.pick, entries)
  }

  #dismissBot(seat: Seat): Promise<void> {
    return this.#stage.dismissBot(this.#script.record.id, seat)
  }

  async #comeBack(name: EarName, byToken: boolean): Promise<void> {
    const [ear, other] = [this.#ear(name), this.#other(name)]
    const isThere = this.#presence(name)
    ear.drop()
    await other.until(() => !isThere(other.state))
    const back = byToken ? await ear.reconnect(this.#hearer(name)) : await this.#joinEar(name)
    this.#ears.set(name, back)
    await other.until(() => isThere(other.state))
  }

  /** Whether the others are shown that this one is there. */
  #presence(name: EarName): (state: MatchState) => boolean {
    const { watcher: viewer } = this.#script
    if (name === 'watcher' && viewer !== undefined) return ({ seats }) => seats[viewer]?.online ?? false
    const all = this.#ear('watcher').state.spectators
    return ({ spectators }) => spectators >= all
  }

  async #goAndCome(seat: Seat): Promise<void> {
    const spectator = this.#ear('spectator')
    this.#owner(seat).drop()
    await spectator.until(() => !spectator.state.seats[seat]?.online)
    this.#hands.set(seat, await this.#join(seat, () => undefined))
    await spectator.until(() => spectator.state.seats[seat]?.online ?? false)
    await this.#dismissBot(seat)
  }

  async #visit(): Promise<void> {
    const spectator = this.#ear('spectator')
    const { spectators } = spectator.state
    const visitor = await this.#join('visitor', this.#hearer('visitor'))
    await this.#recall(visitor, 1)
    const response = await fetch(`${this.#stage.url}/api/matches/${this.#script.record.id}`)
    this.#hear.visitor.push(await response.text())
    visitor.drop()
    await spectator.until(() => spectator.state.spectators === spectators)
  }

  async #recall(ear: Ear, back: number): Promise<void> {
    const { seq } = ear.state
    await ear.ask('log', { from: 0 })
    await ear.ask('view', { seq: Math.floor(seq * back) })
  }

  async #probe(name: EarName): Promise<void> {
    const ear = this.#ear(name)
    const { watcher: viewer } = this.#script
    const ids = viewer === undefined ? [] : [`${viewer}.999999`, `${viewer}.0`, `${(viewer + 1) % this.#script.record.seats.length}.1`]
    const open = viewer === undefined ? '' : ear.state.seats[viewer]?.priv?.prompt.id
    const guesses = ids.filter((id) => id !== open).map((decision) => ['answer', { id: `probe ${decision}`, decision, pick: '' }] as const)
    for (const [type, payload] of [...REFUSED, ...guesses]) await ear.request(type, payload)
  }
}
