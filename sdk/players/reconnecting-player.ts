import type { CreateMatchRequest } from '#shared/protocol/http.ts'
import { hasBegun, type MatchState, type Prompt } from '#shared/protocol/match.ts'
import { readPrompt } from '#shared/protocol/read.ts'
import { Api, type ConnectionStatus, Identity, MatchClient, memoryStore, RefusedError, UnreachableError } from '../match/index.ts'
import { randomPick } from './random-pick.ts'

/** The refusals that a correct player may get because the clock or another player was faster. */
const RACES: ReadonlySet<string> = new Set(['stale', 'not-asked', 'finished', 'nothing-to-undo'])
/** One answer in this many is undone, if it can be. */
const UNDO_ONE_IN = 25
/** The longest delay of a timer. */
const FOREVER_MS = 2 ** 31 - 1
const POLL_MS = 250

/** An answer that the server has acknowledged and therefore must not lose. */
export interface AckedAnswer {
  readonly request: string
  readonly seat: number
  /** When the answer was sent and when it was acknowledged, by this process' clock. */
  readonly sentAt: number
  readonly acknowledgedAt: number
}

export const guestAt = (origin: string, name: string): Api => new Api(origin, new Identity(memoryStore()), () => name)

/** One person in one match, with the MatchClient that our own pages use. It knows no rules and picks among what is offered. */
export class ReconnectingPlayer {
  readonly api: Api
  readonly client: MatchClient
  readonly acknowledged: AckedAnswer[] = []
  /** The codes of refusals that a race does not explain. */
  readonly unexpectedRefusals: string[] = []
  /** All statuses that the connection had, in order. */
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

  /** Resolves when the condition holds. It is checked at every change, and at intervals because it may not depend on the server alone. */
  async until(condition: () => boolean, withinMs = FOREVER_MS): Promise<void> {
    if (condition()) return
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const check = (): void => {
      if (condition()) resolve()
    }
    const timer = setTimeout(() => reject(new UnreachableError(`still ${this.client.read().status} after ${withinMs} ms`)), withinMs)
    const polling = setInterval(check, POLL_MS)
    const unsubscribe = this.client.subscribe(check)
    await promise.finally(() => {
      clearTimeout(timer)
      clearInterval(polling)
      unsubscribe()
    })
  }

  /** Answers the prompt, and resolves when the server has acknowledged or refused the answer. */
  answer(prompt: Prompt, chance: (below: number) => number): Promise<void> {
    return this.#submit((id) => this.client.request('answer', { id, decision: prompt.id, pick: randomPick(prompt, chance) }))
  }

  /** Undoes the last answer of the seat. */
  undo(): Promise<void> {
    return this.#submit((id) => this.client.request('undo', { id }))
  }

  get mayUndo(): boolean {
    const { status, state, seat } = this.client.read()
    return status === 'live' && state?.seats[seat ?? -1]?.private?.undo === true
  }

  async #submit(send: (request: string) => Promise<unknown>): Promise<void> {
    const { seat } = this
    if (seat === undefined) return
    const sentAt = performance.now()
    const request = crypto.randomUUID()
    try {
      await send(request)
      this.acknowledged.push({ request, seat, sentAt, acknowledgedAt: performance.now() })
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      // Only a race may explain a refusal, because the player picks among what is offered.
      if (!RACES.has(error.refusal.code)) this.unexpectedRefusals.push(error.refusal.code)
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
      if (this.mayUndo && chance(UNDO_ONE_IN) === 0) {
        await this.undo()
        continue
      }
      await this.answer(prompt, chance)
      await this.until(() => isDone() || this.prompt?.id !== prompt.id)
    }
  }
}

/** Creates a match, seats these people in it, and resolves when it has begun. */
export async function seatPlayers(origin: string, wanted: CreateMatchRequest, names: readonly string[]): Promise<ReconnectingPlayer[]> {
  const people = names.map((name) => guestAt(origin, name))
  const [host] = people
  if (!host) throw new Error('a match needs at least one person')
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
