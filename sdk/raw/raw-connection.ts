import { WebSocket } from 'ws'
import type { MatchState } from '#shared/protocol/match.ts'
import { postJson } from './post-json.ts'
import { FRAME, type Message, ProtocolSession, type Response, readMessage } from './protocol-session.ts'
import { reserveSeat, reserveSeatAgain } from './reserve-seat.ts'

/** Reads the first string of a join frame: a byte with its length, and then its letters. */
const readToken = (frame: Uint8Array): string => Buffer.from(frame.subarray(2, 2 + (frame[1] ?? 0))).toString('latin1')

/** A connection from Node on which a test can see and forge every frame, and can stop reading. */
export class RawConnection {
  readonly socket: WebSocket
  /** Called with every frame after it was decoded. */
  onFrame: ((frame: Uint8Array) => void) | undefined
  readonly messages: Message[] = []
  readonly closed: Promise<number>
  readonly #address: string
  readonly #session: ProtocolSession
  readonly #joined = Promise.withResolvers<void>()
  #reconnectionToken = ''

  private constructor(address: string, onFrame?: (frame: Uint8Array) => void) {
    const socket = new WebSocket(address)
    this.#address = address
    this.socket = socket
    this.onFrame = onFrame
    this.#session = new ProtocolSession((frame) => socket.send(frame))
    this.closed = new Promise((resolve) => {
      socket.on('close', resolve)
    })
    socket.on('error', () => undefined)
    socket.on('message', (data: Buffer) => this.#receive(new Uint8Array(data)))
  }

  static async join(url: string, match: string, options: object, onFrame?: (frame: Uint8Array) => void): Promise<RawConnection> {
    return RawConnection.#open(await reserveSeat(postJson, url, match, options), onFrame)
  }

  /** Reconnects after the connection broke, as the SDK does: with the reconnection token and without a guest token. */
  reconnect(onFrame?: (frame: Uint8Array) => void, address = this.address): Promise<RawConnection> {
    return RawConnection.#open(`${address}&reconnectionToken=${this.#reconnectionToken}`, onFrame)
  }
  /** Does the same as `reconnect`, but first asks another address of the service where the match is. */
  async reconnectThrough(url: string, match: string, onFrame?: (frame: Uint8Array) => void): Promise<RawConnection> {
    return this.reconnect(onFrame, await reserveSeatAgain(postJson, url, match, this.#reconnectionToken))
  }

  static async #open(address: string, onFrame?: (frame: Uint8Array) => void): Promise<RawConnection> {
    const connection = new RawConnection(address, onFrame)
    void connection.closed.then((code) => connection.#end(code))
    await connection.#joined.promise
    return connection
  }

  /** The URL to which it is connected, with its session. */
  get address(): string {
    return this.#address.split('&')[0] ?? ''
  }
  get state(): MatchState {
    return this.#session.copy
  }
  /** The decoded state itself, which changes with every patch. */
  get live(): MatchState {
    return this.#session.live
  }

  request(type: string, payload: unknown): Promise<Response> {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error(`closed before ${type} was sent`))
    const replied = this.#session
      .request(type, payload)
      .then((response) => response ?? Promise.reject(new Error(`closed before ${type} was replied to`)))
    // A caller that forges requests does not always wait for the reply.
    replied.catch(() => undefined)
    return replied
  }

  /** Stops reading, so that what is sent accumulates at the server. */
  pause(): void {
    this.socket.pause()
  }
  resume(): void {
    this.socket.resume()
  }

  #receive(frame: Uint8Array): void {
    const kind = this.#session.receive(frame)
    if (kind === FRAME.join) this.#reconnectionToken = readToken(frame)
    if (kind === FRAME.state) this.#joined.resolve()
    if (kind === FRAME.message) this.messages.push(readMessage(frame))
    this.onFrame?.(frame)
  }

  #end(code: number): void {
    this.#joined.reject(new Error(`closed with ${code}`))
    this.#session.end()
  }
}
