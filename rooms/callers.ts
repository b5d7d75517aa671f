import type { Client } from '@colyseus/core'
import type { Seat } from '#shared/kernel/decision.ts'
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

/** Of one player. Who only watches has one. */
const MAX_TABS = 4
const SECOND_MS = 1000
const NOBODY: readonly Caller[] = []

interface CallerParts {
  /** Asks the record. */
  readonly placeOf: (guest: Guest) => Place | undefined
  /** How many may watch. The limit is ours, not the core's: whatever spectators do, a player always gets in. */
  readonly spectators: number
  /** A connection is cut off because it does not read. */
  readonly onUnread: () => void
}

/** The connections of one room. What each may see follows from what the record says of its person, and from nothing else. */
export class Callers implements Iterable<Caller> {
  readonly #parts: CallerParts
  readonly #byClient = new Map<Client, Caller>()

  constructor(parts: CallerParts) {
    this.#parts = parts
  }

  get(client: Client): Caller | undefined {
    return this.#byClient.get(client)
  }

  [Symbol.iterator](): Iterator<Caller> {
    return this.#byClient.values()
  }

  isHere(person: string): boolean {
    for (const { guest } of this.#byClient.values()) if (guest.id === person) return true
    return false
  }

  get spectators(): number {
    let count = 0
    for (const { seat } of this.#byClient.values()) if (seat === undefined) count++
    return count
  }

  /**
   * Whose places are taken by one more connection of this person, the oldest first; undefined if there is none to take.
   * Guests cost nothing, so one network must not have all places: of the one that has most, who has watched longest makes room. Where
   * somebody could sit down nobody is kept out by those who watch.
   */
  displacedBy(guest: Visitor, couldSit: boolean): readonly Caller[] | undefined {
    const own = this.#of(guest)
    if (this.#parts.placeOf(guest)) return own.slice(0, Math.max(0, own.length - MAX_TABS + 1))
    const spectators = [...this].filter(({ seat }) => seat === undefined)
    if (own.length > 0 || spectators.length < this.#parts.spectators) return own
    const byNetwork = Map.groupBy(spectators, (spectator) => spectator.guest.network)
    const most = [...byNetwork.values()].reduce((one, other) => (other.length > one.length ? other : one), NOBODY)
    const isUnfair = most.length > (byNetwork.get(guest.network)?.length ?? 0) + 1
    return couldSit || isUnfair ? most.slice(0, 1) : undefined
  }

  add(client: Client, guest: Visitor, messagesPerSecond: number): Caller {
    const place = this.#parts.placeOf(guest)
    const caller: Caller = {
      client,
      guest,
      allowance: new Allowance({ most: messagesPerSecond, withinMs: SECOND_MS }),
      outlet: new Outlet(client, this.#parts.onUnread),
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
      const place = this.#parts.placeOf(caller.guest)
      if (place?.sitting === sitting && place?.seat === from) continue
      caller.seat = place?.seat
      caller.sitting = place?.sitting
      moves.push({ from, to: caller.seat })
    }
    return moves
  }

  /** Those of people who only watch and have more than the one place: all but the newest. */
  get surplus(): readonly Caller[] {
    const newest = new Map<string, Caller>()
    const surplus: Caller[] = []
    for (const caller of this) {
      if (caller.seat !== undefined) continue
      const older = newest.get(caller.guest.id)
      if (older) surplus.push(older)
      newest.set(caller.guest.id, caller)
    }
    return surplus
  }

  /** As if it had come just now. */
  renew(caller: Caller): void {
    if (this.#byClient.delete(caller.client)) this.#byClient.set(caller.client, caller)
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

  #of({ id }: Guest): readonly Caller[] {
    return [...this].filter(({ guest }) => guest.id === id)
  }
}
