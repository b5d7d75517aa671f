import { setTimeout as sleep } from 'node:timers/promises'
import { randomPick } from '#sdk/players/random-pick.ts'
import { seededRandom } from '#sdk/players/seeded-random.ts'
import { beginWith } from '#sdk/raw/nonce.ts'
import type { Reply } from '#sdk/raw/post-json.ts'
import type { Runtime } from '#sdk/raw/runtime.ts'
import { Connection } from '#sdk/raw/runtime-connection.ts'
import type { CreateMatchRequest, GameInfo, Guest } from '#shared/protocol/http.ts'
import { ActionLog } from '../testbed/action-log.ts'
import { runtimeFrom } from '../testbed/runtime.ts'
import type { FloodTarget } from './messages.ts'

const REFUSED = 400
/** The pause between two rounds of answers. It keeps a connection below its limit for messages. */
const ANSWER_MS = 40

export interface Counts {
  /** Attempts. */
  tried: number
  /** Attempts that the server refused. */
  refused: number
  /** Connections that the server closed or did not let in. */
  closed: number
}

/** The tools of the attackers: an address, the guests that it may make, and ways to join, play and flood. */
export class FloodTools {
  readonly url: string
  readonly address: string
  /** The length of the match whose past is asked for. */
  readonly matchLength: number
  readonly counts: Counts = { tried: 0, refused: 0, closed: 0 }
  readonly #runtime: Runtime
  readonly #chance = seededRandom(7)
  #guests: readonly Guest[] = []
  #games: readonly GameInfo[] = []
  #next = 0

  constructor({ url, address, matchLength }: FloodTarget) {
    this.url = url
    this.address = address
    this.matchLength = matchLength
    this.#runtime = runtimeFrom(address, { log: new ActionLog(), note: () => undefined, warn: () => undefined })
  }

  async enter(count: number): Promise<void> {
    this.#games = (await (await fetch(`${this.url}/api/games`)).json()) as readonly GameInfo[]
    const replies = await Promise.all(Array.from({ length: count }, (_, n) => this.post('/api/guests', { name: `Raider ${n + 1}` })))
    this.#guests = replies.filter(({ status }) => status < REFUSED).map(({ body }) => body as Guest)
    if (this.#guests.length < 2) throw new Error(`the attackers were not let in: ${JSON.stringify(replies[0])}`)
  }

  /** All guests of this address. */
  get guests(): readonly Guest[] {
    return this.#guests
  }
  /** Returns the next guest, in turn. */
  guest(): Guest {
    const guest = this.#guests[this.#next++ % this.#guests.length]
    if (!guest) throw new Error('the attackers have no name')
    return guest
  }
  get games(): readonly GameInfo[] {
    return this.#games
  }
  chance(below: number): number {
    return this.#chance(below)
  }

  post(path: string, body: object, token?: string): Promise<Reply> {
    return this.#runtime.post(this.url + path, body, token)
  }

  /** Makes an attempt and counts its result. */
  async try(attempt: () => Promise<{ readonly status: number } | undefined>, refusedFrom: number): Promise<boolean> {
    this.counts.tried++
    const reply = await attempt().catch(() => undefined)
    if (!reply) this.counts.closed++
    else if (reply.status >= refusedFrom) this.counts.refused++
    else return true
    return false
  }
  tryPost(path: string, body: object, token?: string): Promise<boolean> {
    return this.try(() => this.post(path, body, token), REFUSED)
  }
  ask(connection: Connection, type: string, payload: object): Promise<boolean> {
    return this.try(() => connection.request(type, payload), 1)
  }

  /** Resolves with `undefined` if the server does not let the guest in. */
  async join(match: string, guest: Guest): Promise<Connection | undefined> {
    const joined = await Connection.join(this.#runtime, this.url, match, { token: guest.token }).catch(() => undefined)
    if (!joined) this.counts.closed++
    return joined
  }

  async create(wanted: CreateMatchRequest, guest: Guest): Promise<string | undefined> {
    const { status, body } = await this.post('/api/matches', wanted, guest.token)
    return status < REFUSED ? (body as { readonly id: string }).id : undefined
  }

  /** Opens a table, seats everybody and begins the match. */
  async openMatch(wanted: CreateMatchRequest, people: readonly Guest[]): Promise<readonly Connection[]> {
    const [host] = people
    const match = host && (await this.create(wanted, host))
    if (!match) throw new Error('the attackers got no table')
    const connections: Connection[] = []
    for (const [seat, guest] of people.entries()) {
      const connection = await this.join(match, guest)
      if (!connection) throw new Error('an attacker did not get to its own table')
      if (seat > 0) await connection.request('sit', { seat })
      connection.seat = seat
      connections.push(connection)
    }
    await beginWith(
      connections.map((connection, seat) => ({ id: people[seat]?.id ?? '', request: (type, payload) => connection.request(type, payload) })),
    )
    return connections
  }

  /** Plays until the match has reached `length` or is over. */
  async play(connections: readonly Connection[], length: number): Promise<void> {
    const isOver = (): boolean => connections.some(({ isOpen, state }) => !isOpen || state.phase === 'finished' || state.seq >= length)
    while (!isOver()) {
      const asked = connections.filter(({ isAsked }) => isAsked)
      await Promise.all(asked.map((connection) => this.answer(connection)))
      await sleep(ANSWER_MS)
    }
  }
  /** Gives a random legal answer to the prompt. */
  async answer(connection: Connection): Promise<boolean> {
    const { prompt } = connection
    if (!prompt) return false
    const response = await connection.request('answer', {
      id: `raid ${this.#chance(2 ** 30)} ${this.#chance(2 ** 30)}`,
      decision: prompt.id,
      pick: randomPick(prompt, (below) => this.#chance(below)),
    })
    return response?.status === 0
  }
}

/** Repeats `act` until the signal, each time as soon as the last one is done. */
export async function repeat(signal: AbortSignal, act: () => Promise<unknown>): Promise<void> {
  while (!signal.aborted) {
    await act()
    // An act that resolves at once must not block the event loop.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Starts `act` at a steady rate until the signal, whether or not earlier ones are done. */
export async function keepUp(signal: AbortSignal, perSecond: number, act: () => void): Promise<void> {
  const stepMs = Math.max(5, 1000 / perSecond)
  const began = performance.now()
  for (let done = 0; !signal.aborted; ) {
    const due = ((performance.now() - began) * perSecond) / 1000
    // After a delay, it makes up for a fifth of a second at most.
    if (due - done > perSecond / 5) done = due - 1
    for (; done < due; done++) act()
    await sleep(stepMs)
  }
}
