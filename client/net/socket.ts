import { Client, type Room } from '@colyseus/sdk'
import type { ChatLine, JoinRequest, MatchState, RequestType, Welcome } from '#shared/wire/match.ts'
import { isRefusal, Refused, Unreachable } from './refused.ts'

const JOIN_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 8_000
const PING_TIMEOUT_MS = 5_000

export interface SocketEvents {
  state(state: MatchState): void
  welcome(welcome: Welcome): void
  chat(line: ChatLine): void
  /** Once, however the connection ended. */
  closed(): void
}

const wsOrigin = (origin: string): string => origin.replace(/^http/, 'ws')

function within<T>(ms: number, promise: Promise<T>, late: (value: T) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    let open = true
    const timer = setTimeout(() => {
      open = false
      reject(new Unreachable(`no answer in ${ms} ms`))
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

/** Joins any room and takes the SDK's own reconnecting out of the way: it knows one process only. */
export async function joinRoom(origin: string, join: (client: Client) => Promise<Room>): Promise<Room> {
  const room = await within(JOIN_TIMEOUT_MS, join(new Client(wsOrigin(origin))), (late) => void late.leave())
  room.reconnection.enabled = false
  return room
}

/** One connection to a match room, from joining to its end. */
export class Socket {
  readonly #room: Room
  #closed = false
  readonly #events: SocketEvents

  private constructor(room: Room, events: SocketEvents) {
    this.#room = room
    this.#events = events
    room.onStateChange((state: { toJSON(): MatchState }) => events.state(state.toJSON()))
    room.onMessage('welcome', (welcome: Welcome) => events.welcome(welcome))
    room.onMessage('chat', (line: ChatLine) => events.chat(line))
    room.onLeave(() => this.#end())
    room.onError(() => this.#end())
  }

  static async join(origin: string, match: string, request: JoinRequest, events: SocketEvents): Promise<Socket> {
    return new Socket(await joinRoom(origin, (client) => client.joinById(match, request)), events)
  }

  async request(type: RequestType, payload: object): Promise<unknown> {
    try {
      return await this.#room.request(type, payload, { timeout: REQUEST_TIMEOUT_MS })
    } catch (error) {
      if (error instanceof Error && error.name === 'rejected') {
        const reason: unknown = Reflect.get(error, 'reason')
        throw new Refused(isRefusal(reason) ? reason : { code: 'internal' })
      }
      // Silence, or a socket that broke under the request: either way this connection is not to be trusted.
      this.#end()
      throw new Unreachable(String(error))
    }
  }

  /** Ends the connection if the other side does not answer: a sleeping laptop's socket looks open for minutes. */
  probe(): void {
    if (this.#closed) return
    const timer = setTimeout(() => this.#end(), PING_TIMEOUT_MS)
    this.#room.ping(() => clearTimeout(timer))
  }

  leave(): void {
    this.#closed = true
    this.#room.removeAllListeners()
    void this.#room.leave()
  }

  #end(): void {
    if (this.#closed) return
    this.#closed = true
    this.#room.removeAllListeners()
    this.#room.connection.close()
    this.#events.closed()
  }
}
