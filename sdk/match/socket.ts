import { Client, type Room, type SeatReservation } from '@colyseus/sdk'
import { type ChatLine, CLOSE, type JoinRequest, type MatchState, type RequestType, type Welcome } from '#shared/protocol/match.ts'
import { isRefusal, RefusedError, UnreachableError } from './errors.ts'

const JOIN_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 8_000
const PING_TIMEOUT_MS = 5_000
/** The time limit for resuming at the same process, which either replies soon or does not have the match any more. */
const RESUME_TIMEOUT_MS = 2_500

/** The close codes after which the process does not host the match any more: it shuts down, or it has given the match up. */
const MOVED_CODES: ReadonlySet<number> = new Set([4001, 4010])

/**
 * How a connection ended.
 * - `broken`: the network connection broke.
 * - `silent`: no reply came.
 * - `moved`: the match is not hosted by that process any more.
 * - `replaced`: another connection has taken its place.
 */
export type Ending = 'broken' | 'silent' | 'moved' | 'replaced'
const endingOf = (code: number): Ending => (code === CLOSE.replaced ? 'replaced' : MOVED_CODES.has(code) ? 'moved' : 'broken')

export interface SocketEvents {
  state(state: MatchState): void
  welcome(welcome: Welcome): void
  chat(line: ChatLine): void
  /** Called once, however the connection ended. */
  closed(ending: Ending): void
}

const wsOrigin = (origin: string): string => origin.replace(/^http/, 'ws')

function within<T>(ms: number, promise: Promise<T>, late: (value: T) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    let open = true
    const timer = setTimeout(() => {
      open = false
      reject(new UnreachableError(`no answer in ${ms} ms`))
    }, ms)
    promise.then(
      (value) => {
        clearTimeout(timer)
        if (open) resolve(value)
        else late(value)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })
}

/** Waits for a room and turns off the reconnection of the Colyseus SDK, which knows only one process. */
async function enter(ms: number, joining: Promise<Room>): Promise<Room> {
  const room = await within(ms, joining, (late) => void late.leave())
  room.reconnection.enabled = false
  return room
}

export const joinRoom = (origin: string, join: (client: Client) => Promise<Room>): Promise<Room> =>
  enter(JOIN_TIMEOUT_MS, join(new Client(wsOrigin(origin))))

/** A client that remembers its seat reservation, which names the room's process. The Colyseus SDK does not expose it. */
class ReservingClient extends Client {
  reservation: SeatReservation | undefined

  override consumeSeatReservation<T>(reservation: SeatReservation): Promise<Room<unknown, T>> {
    this.reservation = reservation
    return super.consumeSeatReservation<T>(reservation)
  }
}

/** One connection to a match room, from the join to its end. */
export class Socket {
  readonly #client: ReservingClient
  readonly #room: Room
  #closed = false
  readonly #events: SocketEvents

  private constructor(client: ReservingClient, room: Room, events: SocketEvents) {
    this.#client = client
    this.#room = room
    this.#events = events
    room.onStateChange((state: { toJSON(): MatchState }) => events.state(state.toJSON()))
    room.onMessage('welcome', (welcome: Welcome) => events.welcome(welcome))
    room.onMessage('chat', (line: ChatLine) => events.chat(line))
    room.onLeave((code) => this.#end(endingOf(code)))
    room.onError(() => this.#end('broken'))
  }

  /** Joins the match through any process that answers at this address. */
  static async join(origin: string, match: string, request: JoinRequest, events: SocketEvents): Promise<Socket> {
    const client = new ReservingClient(wsOrigin(origin))
    return new Socket(client, await enter(JOIN_TIMEOUT_MS, client.joinById(match, request)), events)
  }

  /** Connects again to the same process, which keeps the place for a short time. Rejects if that process is gone or has no place any more. */
  async resume(): Promise<Socket> {
    const { reservation } = this.#client
    const [, reconnectionToken] = this.#room.reconnectionToken.split(':')
    if (!reservation || reconnectionToken === undefined) throw new UnreachableError('there is no connection to resume')
    const again = this.#client.consumeSeatReservation({ ...reservation, reconnectionToken })
    return new Socket(this.#client, await enter(RESUME_TIMEOUT_MS, again), this.#events)
  }

  async request(type: RequestType, payload: object): Promise<unknown> {
    try {
      return await this.#room.request(type, payload, { timeout: REQUEST_TIMEOUT_MS })
    } catch (error) {
      if (error instanceof Error && error.name === 'rejected') {
        const reason: unknown = Reflect.get(error, 'reason')
        throw new RefusedError(isRefusal(reason) ? reason : { code: 'internal' })
      }
      // After a missing reply or an error below our protocol, this connection cannot be trusted.
      this.#end('silent')
      throw new UnreachableError(String(error))
    }
  }

  /** Ends the connection if the server does not answer a ping. The socket of a laptop that slept looks open for minutes. */
  probe(): void {
    if (this.#closed) return
    const timer = setTimeout(() => this.#end('silent'), PING_TIMEOUT_MS)
    this.#room.ping(() => clearTimeout(timer))
  }

  leave(): void {
    this.#closed = true
    this.#room.removeAllListeners()
    void this.#room.leave()
  }

  #end(ending: Ending): void {
    if (this.#closed) return
    this.#closed = true
    this.#room.removeAllListeners()
    this.#room.connection.close()
    this.#events.closed(ending)
  }
}
