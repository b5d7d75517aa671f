import { CLOSE, PROTOCOL, type Welcome } from '#shared/protocol/match.ts'
import { type Client, ServerError } from '../colyseus/index.ts'
import type { Guest, Services, Visitor } from '../services.ts'
import type { Connections, MatchConnection, SeatMove } from './connections.ts'
import { heldSeat } from './host/holds.ts'
import type { MatchHost } from './host/match-host.ts'
import { isClaimValid, type SeatPlace } from './host/ownership.ts'
import { canTakeSeat, takeHeldSeat } from './host/seating.ts'
import type { MatchChat } from './match-chat.ts'

const HTTP_TOO_MANY = 429

interface Parts {
  readonly host: MatchHost
  readonly connections: Connections
  readonly chat: MatchChat
  readonly services: Pick<Services, 'tokens' | 'metrics' | 'time'>
  readonly messagesPerSecond: number
}

/** Admits clients to a room, gives them their seats, and disconnects other clients to make room for them. */
export class Admission {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Counts a seat token that disagrees with the record, because it is stolen or old. The seat itself is read only from the record. */
  async checkSeatToken(token: string, guest: Guest): Promise<void> {
    const { services, host } = this.#parts
    const claim = await services.tokens.readSeat(token)
    if (!claim || !isClaimValid(claim, host.record, guest.id)) services.metrics.refused('bad-token')
  }

  /** Admits a client that joins or reconnects. It trusts nothing from an earlier connection. */
  async admit(client: Client, guest: Visitor): Promise<void> {
    const { host, connections, services, messagesPerSecond } = this.#parts
    const now = services.time.now()
    if (heldSeat(host.record, guest.id, now) !== undefined) await host.changeSeating(guest, (record) => takeHeldSeat(record, guest, now))
    const displaced = connections.displacedBy(guest, canTakeSeat(host.record, guest, now))
    if (!displaced) {
      services.metrics.limited('spectators', 'table')
      throw new ServerError(HTTP_TOO_MANY, 'too-many')
    }
    for (const other of displaced) this.#replace(other, other.guest.id === guest.id)
    const connection = connections.add(client, guest, messagesPerSecond)
    services.metrics.joined()
    this.#applyMoves([{ from: undefined, to: connection.seat }])
    await this.#welcome(connection)
  }

  dismiss(client: Client): void {
    const left = this.#parts.connections.remove(client)
    if (!left) return
    this.#parts.services.metrics.left()
    this.#applyMoves([left])
  }

  /** Gives every client the seat that the changed record names for its person. */
  update(): void {
    const { connections } = this.#parts
    this.#applyMoves(connections.update())
    for (const surplus of connections.surplus) this.#replace(surplus, true)
  }

  /** Signs a seat token for the person who has that seat. */
  async sign({ id: person }: Guest, place: SeatPlace | undefined): Promise<string | undefined> {
    const { host, services } = this.#parts
    return place && services.tokens.signSeat({ person, match: host.record.id, ...place })
  }

  async #welcome(connection: MatchConnection): Promise<void> {
    const { client, guest, seat, sitting } = connection
    const seatToken = await this.sign(guest, seat === undefined || sitting === undefined ? undefined : { seat, sitting })
    // The person may have changed seats while the token was being signed.
    if (connection.sitting !== sitting) return this.#welcome(connection)
    const welcome: Welcome = {
      protocol: PROTOCOL,
      now: this.#parts.services.time.now(),
      chat: this.#parts.chat.heardBy(seat !== undefined),
      ...(seat === undefined ? {} : { seat }),
      ...(seatToken ? { seatToken } : {}),
    }
    client.send('welcome', welcome)
  }

  /** Disconnects a client. The connection is removed before it closes, so that a client that does not answer cannot keep its place. */
  #replace({ client }: MatchConnection, bySamePerson: boolean): void {
    if (bySamePerson) this.#parts.services.metrics.limited('tabs', 'user')
    else this.#parts.services.metrics.limited('spectators', 'table')
    this.dismiss(client)
    client.leave(CLOSE.replaced)
  }

  #applyMoves(moves: readonly SeatMove[]): void {
    const { host } = this.#parts
    for (const { from, to } of moves) {
      if (from !== undefined) host.disconnect(from)
      if (to !== undefined) host.connect(to)
      if (from === undefined && to === undefined) host.spectatorsChanged()
    }
  }
}
