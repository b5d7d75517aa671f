import { type Client, CloseCode, ServerError } from '@colyseus/core'
import type { Seat } from '#shared/kernel/ask.ts'
import { Allowance } from './allowance.ts'
import { Outlet } from './outlet.ts'
import type { Place } from './ownership.ts'
import type { Guest, Visitor } from './services.ts'

/** Who is behind a connection. */
export interface Caller {
  readonly client: Client
  readonly guest: Visitor
  readonly allowance: Allowance
  readonly outlet: Outlet
  /** The seat that the record gives this person now. Once the connection has ended: none. */
  seat: Seat | undefined
  sitting: number | undefined
  /** The seat whose secrets it was sent. */
  told: Seat | undefined
  /** How many of its requests have not been replied to. */
  awaiting: number
}

/** A connection is in another seat than before; in none if it only watches, or is not there. */
export interface Move {
  readonly from: Seat | undefined
  readonly to: Seat | undefined
}

/** The limits are ours, not the core's: whatever spectators do, a player always gets in. */
const MAX_SPECTATORS = 60
const MAX_TABS = 4
const HTTP_TOO_MANY = 429
const SECOND_MS = 1000

/** The connections of one room. What each may see follows from what the record says of its person, and from nothing else. */
export class Callers implements Iterable<Caller> {
  readonly #placeOf: (guest: Guest) => Place | undefined
  readonly #byClient = new Map<Client, Caller>()

  /** `placeOf` asks the record. */
  constructor(placeOf: (guest: Guest) => Place | undefined) {
    this.#placeOf = placeOf
  }

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

  /** Too many spectators: no more. Too many tabs of one player: the oldest goes. */
  add(client: Client, guest: Visitor, messagesPerSecond: number): Caller {
    const place = this.#placeOf(guest)
    const there = this.#on(place?.seat)
    if (!place && there.length >= MAX_SPECTATORS) throw new ServerError(HTTP_TOO_MANY, 'too-many')
    if (place && there.length >= MAX_TABS) there[0]?.client.leave(CloseCode.CONSENTED)
    const caller: Caller = {
      client,
      guest,
      allowance: new Allowance({ most: messagesPerSecond, withinMs: SECOND_MS }),
      outlet: new Outlet(client),
      seat: place?.seat,
      sitting: place?.sitting,
      told: undefined,
      awaiting: 0,
    }
    this.#byClient.set(client, caller)
    return caller
  }

  /** The record has changed: asks it again for every connection, and only then tells who moved. */
  follow(): readonly Move[] {
    const moves: Move[] = []
    for (const caller of this.#byClient.values()) {
      const { seat: from, sitting } = caller
      const place = this.#placeOf(caller.guest)
      if (place?.sitting === sitting && place?.seat === from) continue
      caller.seat = place?.seat
      caller.sitting = place?.sitting
      moves.push({ from, to: caller.seat })
    }
    return moves
  }

  /** A request of this connection that is still under way finds it without a seat. */
  remove(client: Client): Move | undefined {
    const caller = this.#byClient.get(client)
    if (!caller) return undefined
    const { seat: from } = caller
    this.#byClient.delete(client)
    caller.seat = undefined
    caller.sitting = undefined
    return { from, to: undefined }
  }

  #on(seat: Seat | undefined): Caller[] {
    return [...this].filter((caller) => caller.seat === seat)
  }
}
