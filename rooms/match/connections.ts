import type { Seat } from '#shared/kernel/decision.ts'
import type { Client } from '../colyseus/index.ts'
import { SocketWriter } from '../colyseus/socket-writer.ts'
import type { Guest, Visitor } from '../services.ts'
import type { SeatPlace } from './host/ownership.ts'
import { TokenBucket } from './token-bucket.ts'

/** A client in a room, and the person behind it. */
export interface MatchConnection {
  readonly client: Client
  readonly guest: Visitor
  readonly bucket: TokenBucket
  readonly writer: SocketWriter
  /** The seat that the record gives this person now. Undefined for spectators, and after the connection has ended. */
  seat: Seat | undefined
  sitting: number | undefined
  /** The seat whose private part this client was sent last. */
  syncedSeat: Seat | undefined
  /** The number of requests of this client that have no reply yet. */
  pendingRequests: number
}

/** The change of one connection from a seat to another. Undefined stands for no seat: a spectator, or no connection. */
export interface SeatMove {
  readonly from: Seat | undefined
  readonly to: Seat | undefined
}

/** The number of connections that one player may have. A spectator may have one. */
const MAX_TABS = 4
const SECOND_MS = 1000
const NOBODY: readonly MatchConnection[] = []

interface ConnectionsOptions {
  /** Looks up the seat of a person in the record. */
  readonly placeOf: (guest: Guest) => SeatPlace | undefined
  /** The limit of spectators. The client limit of Colyseus is not used, because a player must always get in. */
  readonly spectators: number
  /** Called when a client is disconnected because it does not read what it is sent. */
  readonly onUnread: () => void
}

/** The connections of one room. They know the person behind each client, and read that person's seat from the record. */
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
   * Returns the connections that one more connection of this person replaces, oldest first. Undefined means that the person is refused.
   *
   * Refuses spectators above the limit. For a player above the limit it replaces that player's oldest connection instead. There are two
   * exceptions to the limit of spectators. Anybody can make new guests, so one network must not take all places: a person from another
   * network replaces the oldest spectator of the network that has the most. And if a seat is free, a person who could take it does too.
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

  /** Reads the seat of every connection from the changed record. Returns the connections that moved. */
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

  /** The connections of spectators above one per person: all but the newest of each. */
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

  /** Makes this connection the newest. */
  renew(connection: MatchConnection): void {
    if (this.#byClient.delete(connection.client)) this.#byClient.set(connection.client, connection)
  }

  /** Removes a connection. Requests of it that are still being handled see a connection without a seat. */
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
