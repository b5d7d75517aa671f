import { type Client, CloseCode, ServerError } from '@colyseus/core'
import type { Seat } from '#shared/kernel/ask.ts'
import { Allowance } from './allowance.ts'
import { Outlet } from './outlet.ts'
import type { Guest, Visitor } from './services.ts'

/** Who is behind a connection. */
export interface Caller {
  readonly client: Client
  readonly guest: Visitor
  readonly allowance: Allowance
  readonly outlet: Outlet
  seat: Seat | undefined
  /** The seat whose secrets it was sent. */
  told: Seat | undefined
  /** How many of its requests have not been replied to. */
  awaiting: number
}

/** The limits are ours, not the core's: whatever spectators do, a player always gets in. */
const MAX_SPECTATORS = 60
const MAX_TABS = 4
const HTTP_TOO_MANY = 429
const SECOND_MS = 1000

/** The connections of one room. */
export class Callers implements Iterable<Caller> {
  readonly #byClient = new Map<Client, Caller>()

  get(client: Client): Caller | undefined {
    return this.#byClient.get(client)
  }

  [Symbol.iterator](): Iterator<Caller> {
    return this.#byClient.values()
  }

  get spectators(): number {
    let count = 0
    for (const { seat } of this.#byClient.values()) if (seat === undefined) count++
    return count
  }

  ofGuest({ id }: Guest): readonly Caller[] {
    return [...this].filter(({ guest }) => guest.id === id)
  }

  /** Too many spectators: no more. Too many tabs of one player: the oldest goes. */
  add(client: Client, guest: Visitor, seat: Seat | undefined, messagesPerSecond: number): Caller {
    const there = this.#on(seat)
    if (seat === undefined && there.length >= MAX_SPECTATORS) throw new ServerError(HTTP_TOO_MANY, 'too-many')
    if (seat !== undefined && there.length >= MAX_TABS) there[0]?.client.leave(CloseCode.CONSENTED)
    const caller: Caller = {
      client,
      guest,
      allowance: new Allowance({ most: messagesPerSecond, withinMs: SECOND_MS }),
      outlet: new Outlet(client),
      seat,
      told: undefined,
      awaiting: 0,
    }
    this.#byClient.set(client, caller)
    client.userData = caller
    return caller
  }

  remove(client: Client): Caller | undefined {
    const caller = this.#byClient.get(client)
    this.#byClient.delete(client)
    return caller
  }

  /** The caller whose dropped connection this one takes up. */
  static before(client: Client): Caller {
    return client.userData as Caller
  }

  #on(seat: Seat | undefined): Caller[] {
    return [...this].filter((caller) => caller.seat === seat)
  }
}
