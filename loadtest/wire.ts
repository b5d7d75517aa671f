import { decode, encode, Reflection } from '@colyseus/schema'
import { pack, unpack } from 'msgpackr'
import { WebSocket } from 'ws'
import type { MatchState } from '#shared/wire/match.ts'

/** The first byte of a frame, as docs/protocol.md tells it. */
const FRAME = { join: 10, error: 11, leave: 12, message: 13, state: 14, patch: 15, request: 21, response: 22 } as const
const KIND_MASK = 31

export interface Response {
  readonly status: number
  readonly payload: unknown
}
type Decoder = ReturnType<typeof Reflection.decode>

/** The protocol spoken by hand, without the SDK: every frame can be seen, held back and forged. */
export class Wire {
  readonly socket: WebSocket
  /** Told of every frame after it was decoded. */
  onFrame: ((frame: Uint8Array) => void) | undefined
  readonly messages: { readonly type: string; readonly payload: unknown }[] = []
  readonly closed: Promise<number>
  #decoder: Decoder | undefined
  #requests = 0
  readonly #waiting = new Map<number, (response: Response) => void>()
  readonly #joined = Promise.withResolvers<void>()

  private constructor(socket: WebSocket, onFrame?: (frame: Uint8Array) => void) {
    this.socket = socket
    this.onFrame = onFrame
    this.closed = new Promise((resolve) => {
      socket.on('close', resolve)
    })
    socket.on('error', () => undefined)
    socket.on('message', (data: Buffer) => this.#receive(new Uint8Array(data)))
  }

  static async join(url: string, match: string, options: object, onFrame?: (frame: Uint8Array) => void): Promise<Wire> {
    const response = await fetch(`${url}/matchmake/joinById/${match}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(options),
    })
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    const { processId, roomId, sessionId } = (await response.json()) as {
      readonly processId: string
      readonly roomId: string
      readonly sessionId: string
    }
    const wire = new Wire(new WebSocket(`${url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`), onFrame)
    void wire.closed.then((code) => wire.#joined.reject(new Error(`closed with ${code}`)))
    await wire.#joined.promise
    return wire
  }

  get state(): MatchState {
    return this.#state.toJSON() as MatchState
  }
  /** The same without a copy: it goes on changing with every patch. */
  get live(): MatchState {
    return this.#state as unknown as MatchState
  }
  get #state(): Decoder['state'] {
    if (!this.#decoder) throw new Error('no state yet')
    return this.#decoder.state
  }

  request(type: string, payload: unknown): Promise<Response> {
    const id = ++this.#requests
    const frame = Buffer.alloc(64)
    const it = { offset: 0 }
    frame[it.offset++] = FRAME.request
    encode.number(frame, id, it)
    encode.string(frame, type, it)
    const { promise, resolve } = Promise.withResolvers<Response>()
    this.#waiting.set(id, resolve)
    this.socket.send(Buffer.concat([frame.subarray(0, it.offset), pack(payload)]))
    return promise
  }

  /** Stops reading: what is sent piles up at the server. */
  pause(): void {
    this.socket.pause()
  }
  resume(): void {
    this.socket.resume()
  }

  #receive(frame: Uint8Array): void {
    const it = { offset: 1 }
    switch ((frame[0] ?? 0) & KIND_MASK) {
      case FRAME.join:
        this.#shakeHands(frame, it)
        break
      case FRAME.state:
      case FRAME.patch:
        this.#decoder?.decode(frame, it)
        this.#joined.resolve()
        break
      case FRAME.message:
        this.messages.push({ type: decode.string(frame, it), payload: it.offset < frame.length ? unpack(frame.subarray(it.offset)) : undefined })
        break
      case FRAME.response:
        this.#settle(frame, it)
        break
    }
    this.onFrame?.(frame)
  }

  #shakeHands(frame: Uint8Array, it: { offset: number }): void {
    for (let text = 0; text < 2; text++) it.offset += 1 + (frame[it.offset] ?? 0)
    const length = decode.number(frame, it)
    this.#decoder = Reflection.decode(frame.slice(it.offset, it.offset + length))
    this.socket.send(Uint8Array.of(FRAME.join))
  }

  #settle(frame: Uint8Array, it: { offset: number }): void {
    const id = decode.number(frame, it)
    const status = frame[it.offset++] ?? 0
    this.#waiting.get(id)?.({ status, payload: it.offset < frame.length ? unpack(frame.subarray(it.offset)) : undefined })
    this.#waiting.delete(id)
  }
}
