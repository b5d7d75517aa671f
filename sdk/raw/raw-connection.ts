import { WebSocket } from 'ws'
import type { MatchState } from '#shared/protocol/match.ts'
import { postJson } from './post-json.ts'
import { FRAME, type Message, ProtocolSession, type Response, readMessage } from './protocol-session.ts'
import { reserveSeat, reserveSeatAgain } from './reserve-seat.ts'

/** The first text of a join frame: a byte with its length, and so many letters. */
const readToken = (frame: Uint8Array): string => Buffer.from(frame.subarray(2, 2 + (frame[1] ?? 0))).toString('latin1')

/** A connection from Node on which every frame can be seen, held back and forged. */
export class RawConnection {
  readonly socket: WebSocket
  /** Told of every frame after it was decoded. */
  onFrame: ((frame: Uint8Array) => void) | undefined
  readonly messages: Message[] = []
  readonly closed: Promise<number>
  readonly #address: string
  readonly #dialogue: ProtocolSession
  readonly #joined = Promise.withResolvers<void>()
  #reconnectionToken = ''

  private constructor(address: string, onFrame?: (frame: Uint8Array) => void) {
    const socket = new WebSocket(address)
    this.#address = address
    this.socket = socket
    this.onFrame = onFrame
    this.#dialogue = new ProtocolSession((frame) => socket.send(frame))
    this.closed = new Promise((resolve) => {
      socket.on('close', resolve)
    })
    socket.on('error', () => undefined)
    socket.on('message', (data: Buffer) => this.#receive(new Uint8Array(data)))
  }

  static async join(url: string, match: string, options: object, onFrame?: (frame: Uint8Array) => void): Promise<RawConnection> {
    return RawConnection.#open(await reserveSeat(postJson, url, match, options), onFrame)
  }

  /** Takes a connection that broke up again, as the SDK does: without a pass, by the token that the broken one was given. */
  reconnect(onFrame?: (frame: Uint8Array) => void, address = this.address): Promise<RawConnection> {
    return RawConnection.#open(`${address}&reconnectionToken=${this.#reconnectionToken}`, onFrame)
  }
  /** The same for who does not know any more where the match is: asks at another address of the service. */
  async reconnectThrough(url: string, match: string, onFrame?: (frame: Uint8Array) => void): Promise<RawConnection> {
    return this.reconnect(onFrame, await reserveSeatAgain(postJson, url, match, this.#reconnectionToken))
  }

  static async #open(address: string, onFrame?: (frame: Uint8Array) => void): Promise<RawConnection> {
    const connection = new RawConnection(address, onFrame)
    void connection.closed.then((code) => connection.#end(code))
    await connection.#joined.promise
    return connection
  }

  /** Where it is connected, with its session. */
  get address(): string {
    return this.#address.split('&')[0] ?? ''
  }
  get state(): MatchState {
    return this.#dialogue.copy
  }
  /** The same without a copy: it goes on changing with every patch. */
  get live(): MatchState {
    return this.#dialogue.live
  }

  request(type: string, payload: unknown): Promise<Response> {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error(`closed before ${type} was sent`))
    const replied = this.#dialogue
      .request(type, payload)
      .then((response) => response ?? Promise.reject(new Error(`closed before ${type} was replied to`)))
    // Who forges does not always wait for a reply.
    replied.catch(() => undefined)
    return replied
  }

  /** Stops reading: what is sent piles up at the server. */
  pause(): void {
    this.socket.pause()
  }
  resume(): void {
    this.socket.resume()
  }

  #receive(frame: Uint8Array): void {
    const kind = this.#dialogue.receive(frame)
    if (kind === FRAME.join) this.#reconnectionToken = readToken(frame)
    if (kind === FRAME.state) this.#joined.resolve()
    if (kind === FRAME.message) this.messages.push(readMessage(frame))
    this.onFrame?.(frame)
  }

  #end(code: number): void {
    this.#joined.reject(new Error(`closed with ${code}`))
    this.#dialogue.end()
  }
}
