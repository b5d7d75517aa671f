import type { Client } from '@colyseus/core'
import type { Seat } from '#shared/kernel/decision.ts'
import { SocketWriter } from '../colyseus/socket-writer.ts'
import type { Guest, Visitor } from '../services.ts'
import type { SeatPlace } from './host/ownership.ts'
import { TokenBucket } from './token-bucket.ts'

/** Who is behind a connection. */
export interface MatchConnection {
  readonly client: Client
  readonly guest: Visitor
  readonly bucket: TokenBucket
  readonly writer: SocketWriter
  /** The seat that the record gives this person now. Once the connection has ended: none. */
  seat: Seat | undefined
  sitting: number | undefined
  /** The seat whose secrets it was sent. */
  syncedSeat: Seat | undefined
  /** How many of its requests have not been replied to. */
  pendingRequests: number
}

/** A connection is in another seat than before; in none if it only watches, or is not there. */
export interface SeatMove {
  readonly from: Seat | undefined
  readonly to: Seat | undefined
}

/** Of one player. Who only watches has one. */
const MAX_TABS = 4
const SECOND_MS = 1000
const NOBODY: readonly MatchConnection[] = []

interface ConnectionsOptions {
  /** Asks the record. */
  readonly placeOf: (guest: Guest) => SeatPlace | undefined
  /** How many may watch. The limit is ours, not the core's: whatever spectators do, a player always gets in. */
  readonly spectators: number
  /** A connection is cut off because it does not read. */
  readonly onUnread: () => void
}

/** The connections of one room. What each may see follows from what the record says of its person, and from nothing else. */
export class Connections implements Iterable<MatchConnection> {
  readonly #options: ConnectionsOptions
  readonly #byClient = new Map<Client, MatchConnection>()

  constructor(parts: ConnectionsOptions) {
    this.#options = parts
  }

  get(client: Client): MatchConnection | undefined {
    return this.#byClient.get(client)
  }

  [Symbol.iterator](): Iterator<MatchConnection> {
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
  displacedBy(guest: Visitor, couldSit: boolean): readonly MatchConnection[] | undefined {
    const own = this.#ofUser(guest)
    if (this.#options.placeOf(guest)) return own.slice(0, Math.max(0, own.length - MAX_TABS + 1))
    const spectators = [...this].filter(({ seat }) => seat === undefined)
    if (own.length > 0 || spectators.length < this.#options.spectators) return own
    const byNetwork = Map.groupBy(spectators, (spectator) => spectator.guest.network)
    const most = [...byNetwork.values()].reduce((one, other) => (other.length > one.length ? other : one), NOBODY)
    const isUnfair = most.length > (byNetwork.get(guest.network)?.length ?? 0) + 1
    return couldSit || isUnfair ? most.slice(0, 1) : undefined
  }

  add(client: Client, guest: Visitor, messagesPerSecond: number): MatchConnection {
    const place = this.#options.placeOf(guest)
    const connection: MatchConnection = {
      client,
      guest,
      bucket: new TokenBucket({ most: messagesPerSecond, withinMs: SECOND_MS }),
      writer: new SocketWriter(client, this.#options.onUnread),
      seat: place?.seat,
      sitting: place?.sitting,
      syncedSeat: undefined,
      pendingRequests: 0,
    }
    this.#byClient.set(client, connection)
    return connection
  }

  /** The record has changed: asks it again for every connection, and only then tells who moved. */
  update(): readonly SeatMove[] {
    const moves: SeatMove[] = []
    for (const connection of this.#byClient.values()) {
      const { seat: from, sitting } = connection
      const place = this.#options.placeOf(connection.guest)
      if (place?.sitting === sitting && place?.seat === from) continue
      connection.seat = place?.seat
      connection.sitting = place?.sitting
      moves.push({ from, to: connection.seat })
    }
    return moves
  }

  /** Those of people who only watch and have more than the one place: all but the newest. */
  get surplus(): readonly MatchConnection[] {
    const newest = new Map<string, MatchConnection>()
    const surplus: MatchConnection[] = []
    for (const connection of this) {
      if (connection.seat !== undefined) continue
      const older = newest.get(connection.guest.id)
      if (older) surplus.push(older)
      newest.set(connection.guest.id, connection)
    }
    return surplus
  }

  /** As if it had come just now. */
  renew(connection: MatchConnection): void {
    if (this.#byClient.delete(connection.client)) this.#byClient.set(connection.client, connection)
  }

  /** A request of this connection that is still under way finds it without a seat. */
  remove(client: Client): SeatMove | undefined {
    const connection = this.#byClient.get(client)
    if (!connection) return undefined
    const { seat: from } = connection
    this.#byClient.delete(client)
    connection.seat = undefined
    connection.sitting = undefined
    return { from, to: undefined }
  }

  #ofUser({ id }: Guest): readonly MatchConnection[] {
    return [...this].filter(({ guest }) => guest.id === id)
  }
}
