import { WebSocket } from 'ws'
import type { MatchState } from '#shared/wire/match.ts'
import { Dialogue, FRAME, type Message, type Response, readMessage } from './dialogue.ts'
import { post } from './post.ts'
import { reserve } from './reservation.ts'

/** A connection from Node on which every frame can be seen, held back and forged. */
export class Wire {
  readonly socket: WebSocket
  /** Told of every frame after it was decoded. */
  onFrame: ((frame: Uint8Array) => void) | undefined
  readonly messages: Message[] = []
  readonly closed: Promise<number>
  readonly #dialogue: Dialogue
  readonly #joined = Promise.withResolvers<void>()

  private constructor(socket: WebSocket, onFrame?: (frame: Uint8Array) => void) {
    this.socket = socket
    this.onFrame = onFrame
    this.#dialogue = new Dialogue((frame) => socket.send(frame))
    this.closed = new Promise((resolve) => {
      socket.on('close', resolve)
    })
    socket.on('error', () => undefined)
    socket.on('message', (data: Buffer) => this.#receive(new Uint8Array(data)))
  }

  static async join(url: string, match: string, options: object, onFrame?: (frame: Uint8Array) => void): Promise<Wire> {
    const wire = new Wire(new WebSocket(await reserve(post, url, match, options)), onFrame)
    void wire.closed.then((code) => wire.#end(code))
    await wire.#joined.promise
    return wire
  }

  get state(): MatchState {
    return this.#dialogue.copy
  }
  /** The same without a copy: it goes on changing with every patch. */
  get live(): MatchState {
    return this.#dialogue.live
  }

  request(type: string, payload: unknown): Promise<Response> {
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
    if (kind === FRAME.state) this.#joined.resolve()
    if (kind === FRAME.message) this.messages.push(readMessage(frame))
    this.onFrame?.(frame)
  }

  #end(code: number): void {
    this.#joined.reject(new Error(`closed with ${code}`))
    this.#dialogue.end()
  }
}
