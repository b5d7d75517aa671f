import type { CreateMatchRequest } from '#shared/protocol/http.ts'
import { hasBegun, type MatchState, type Prompt } from '#shared/protocol/match.ts'
import { readPrompt } from '#shared/protocol/read.ts'
import { Api, type ConnectionStatus, Identity, MatchClient, memoryStore, RefusedError, UnreachableError } from '../match/index.ts'
import { randomPick } from './random-pick.ts'

/** What those hear who were too late through no fault of their own. */
const RACES: ReadonlySet<string> = new Set(['stale', 'not-asked', 'finished', 'nothing-to-undo'])
/** One answer in so many is taken back, where that is possible. */
const REGRETS = 25
/** As long as a timer can be set. */
const FOREVER_MS = 2 ** 31 - 1
const GLANCE_MS = 250

/** An answer that the server has promised to keep. */
export interface AckedAnswer {
  readonly request: string
  readonly seat: number
  /** When it was given and when the promise came, by this process' clock. */
  readonly asked: number
  readonly kept: number
}

export const guestAt = (origin: string, name: string): Api => new Api(origin, new Identity(memoryStore()), () => name)

/** One person at one table, behind the connection that our own pages use: knows no rule, picks what is offered. */
export class ReconnectingPlayer {
  readonly api: Api
  readonly client: MatchClient
  readonly acknowledged: AckedAnswer[] = []
  /** Refusals other than those that a race explains. */
  readonly surprises: string[] = []
  /** Every status the connection had, in order. */
  readonly statuses: ConnectionStatus[] = []

  constructor(api: Api, match: string) {
    this.api = api
    this.client = new MatchClient(api, match)
    this.client.subscribe(() => {
      const { status } = this.client.read()
      if (this.statuses.at(-1) !== status) this.statuses.push(status)
    })
  }

  get state(): MatchState | undefined {
    return this.client.read().state
  }
  get seat(): number | undefined {
    return this.client.read().seat
  }
  get prompt(): Prompt | undefined {
    const { status, state, seat } = this.client.read()
    return status === 'live' && seat !== undefined ? readPrompt(state?.seats[seat]?.private?.prompt) : undefined
  }

  get hasBegun(): boolean {
    return this.state !== undefined && hasBegun(this.state.phase)
  }
  get isReady(): boolean {
    return this.state?.seats[this.seat ?? -1]?.ready === true
  }

  /** Resolves when the condition holds: looks again at every change, and now and then, for what does not come from the server. */
  async until(condition: () => boolean, withinMs = FOREVER_MS): Promise<void> {
    if (condition()) return
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const look = (): void => {
      if (condition()) resolve()
    }
    const timer = setTimeout(() => reject(new UnreachableError(`still ${this.client.read().status} after ${withinMs} ms`)), withinMs)
    const glances = setInterval(look, GLANCE_MS)
    const forget = this.client.subscribe(look)
    await promise.finally(() => {
      clearTimeout(timer)
      clearInterval(glances)
      forget()
    })
  }

  /** Answers what is asked now, and waits for the promise that it is kept. */
  answer(prompt: Prompt, chance: (below: number) => number): Promise<void> {
    return this.#keep((id) => this.client.request('answer', { id, decision: prompt.id, pick: randomPick(prompt, chance) }))
  }

  /** Takes the last answer back. */
  undo(): Promise<void> {
    return this.#keep((id) => this.client.request('undo', { id }))
  }

  get mayUndo(): boolean {
    const { status, state, seat } = this.client.read()
    return status === 'live' && state?.seats[seat ?? -1]?.private?.undo === true
  }

  async #keep(ask: (request: string) => Promise<unknown>): Promise<void> {
    const { seat } = this
    if (seat === undefined) return
    const asked = performance.now()
    const request = crypto.randomUUID()
    try {
      await ask(request)
      this.acknowledged.push({ request, seat, asked, kept: performance.now() })
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      // The clock or the others were faster; everything else the server must not say to somebody who picks what is offered.
      if (!RACES.has(error.refusal.code)) this.surprises.push(error.refusal.code)
    }
  }

  /** Plays until the match is over or the condition holds. */
  async play(chance: (below: number) => number, { thinkMs = 0, stop = () => false }: { thinkMs?: number; stop?: () => boolean } = {}): Promise<void> {
    const isDone = (): boolean => stop() || this.state?.phase === 'finished' || this.client.read().status === 'closed'
    while (!isDone()) {
      const { prompt } = this
      if (!prompt) {
        await this.until(() => isDone() || this.prompt !== undefined)
        continue
      }
      if (thinkMs > 0) await new Promise((resolve) => setTimeout(resolve, chance(2 * thinkMs)))
      if (this.mayUndo && chance(REGRETS) === 0) {
        await this.undo()
        continue
      }
      await this.answer(prompt, chance)
      await this.until(() => isDone() || this.prompt?.id !== prompt.id)
    }
  }
}

/** People who come to a new table, sit down and begin. */
export async function seatPlayers(origin: string, wanted: CreateMatchRequest, names: readonly string[]): Promise<ReconnectingPlayer[]> {
  const people = names.map((name) => guestAt(origin, name))
  const [host] = people
  if (!host) throw new Error('nobody came')
  const { id } = await host.create(wanted)
  const players = people.map((api) => new ReconnectingPlayer(api, id))
  for (const [seat, player] of players.entries()) {
    await player.until(() => player.client.read().status === 'live' && player.state !== undefined)
    if (seat > 0) await player.client.sit(seat)
  }
  for (const { client } of players) await client.ready(true)
  await Promise.all(players.map((player) => player.until(() => player.state?.phase === 'playing')))
  return players
}
