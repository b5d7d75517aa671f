import { decode, encode, Reflection } from '@colyseus/schema'
// Not the index: it has what k6's engine cannot parse.
import { pack } from 'msgpackr/pack'
import { unpack } from 'msgpackr/unpack'
import type { MatchState, PromptView } from '#shared/wire/match.ts'
import type { Line, Venue } from './venue.ts'

/** The first byte of a frame, as docs/protocol.md tells it. */
const FRAME = { join: 10, leave: 12, message: 13, state: 14, patch: 15, request: 21, response: 22 } as const
const KIND_MASK = 31
const HEAD_BYTES = 64

export interface Response {
  readonly status: number
  readonly payload: unknown
}
interface Reservation {
  readonly sessionId: string
  readonly roomId: string
  readonly processId: string
  readonly publicAddress?: string
}
type Decoder = ReturnType<typeof Reflection.decode>

function addressOf(url: string, { sessionId, roomId, processId, publicAddress }: Reservation): string {
  const base = url.replace(/^http/, 'ws')
  const [scheme = 'ws:'] = base.split('//')
  const host = publicAddress === undefined ? base : publicAddress.startsWith('/') ? base + publicAddress : `${scheme}//${publicAddress}`
  return `${host}/${processId}/${roomId}?sessionId=${sessionId}`
}

/** One connection to one room, its state decoded. */
export class Connection {
  /** Undefined while watching. */
  seat: number | undefined
  /** Of patches, replies and messages. */
  bytes = 0
  isOpen = true
  patchedAt = 0
  onPatch: (() => void) | undefined
  readonly #venue: Venue
  #line: Line | undefined
  #decoder: Decoder | undefined
  #requests = 0
  readonly #waiting = new Map<number, (response: Response | undefined) => void>()
  #wake: (() => void)[] = []

  private constructor(venue: Venue) {
    this.#venue = venue
  }

  /** Resolves with the first whole state. `room` is a match, or the lobby. */
  static async join(venue: Venue, url: string, room: string, options: object): Promise<Connection> {
    const way = room === 'lobby' ? 'joinOrCreate' : 'joinById'
    const { status, body } = await venue.post(`${url}/matchmake/${way}/${room}`, options)
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)} on joining`)
    const connection = new Connection(venue)
    await new Promise<void>((resolve, reject) => {
      connection.#line = venue.connect(addressOf(url, body as Reservation), {
        frame: (bytes) => {
          if (connection.#receive(bytes) === FRAME.state) resolve()
        },
        closed: (code) => {
          connection.#end()
          reject(new Error(`closed with ${code} on joining`))
        },
      })
    })
    return connection
  }

  /** Goes on changing with every patch. */
  get state(): MatchState {
    if (!this.#decoder) throw new Error('no state yet')
    return this.#decoder.state as unknown as MatchState
  }
  get prompt(): PromptView | undefined {
    const prompt = this.seat === undefined ? undefined : this.state.seats[this.seat]?.priv?.prompt
    return prompt?.id ? prompt : undefined
  }

  /** Undefined if the connection broke before the reply. */
  request(type: string, payload: object): Promise<Response | undefined> {
    if (!this.isOpen) return Promise.resolve(undefined)
    const id = ++this.#requests
    const head = new Uint8Array(HEAD_BYTES)
    const it = { offset: 0 }
    head[it.offset++] = FRAME.request
    encode.number(head, id, it)
    encode.string(head, type, it)
    const body = pack(payload)
    const frame = new Uint8Array(it.offset + body.length)
    frame.set(head.subarray(0, it.offset))
    frame.set(body, it.offset)
    this.#line?.send(frame)
    return new Promise((resolve) => this.#waiting.set(id, resolve))
  }

  /** Resolves at the next frame, when the connection ends, or when somebody rings. */
  changed(): Promise<void> {
    return this.isOpen ? new Promise((resolve) => this.#wake.push(resolve)) : Promise.resolve()
  }
  ring(): void {
    const woken = this.#wake
    this.#wake = []
    for (const wake of woken) wake()
  }

  leave(): void {
    if (this.isOpen) this.#line?.send(Uint8Array.of(FRAME.leave))
    this.drop()
  }
  /** As when the network goes: no word to the server. */
  drop(): void {
    this.#end()
    this.#line?.close()
  }

  #end(): void {
    this.isOpen = false
    for (const settle of this.#waiting.values()) settle(undefined)
    this.#waiting.clear()
    this.ring()
  }

  #receive(frame: Uint8Array): number {
    const it = { offset: 1 }
    const kind = (frame[0] ?? 0) & KIND_MASK
    switch (kind) {
      case FRAME.join:
        this.#shakeHands(frame, it)
        return kind
      case FRAME.state:
        this.#decoder?.decode(frame, it)
        break
      case FRAME.patch:
        this.bytes += frame.length
        this.#decoder?.decode(frame, it)
        this.patchedAt = this.#venue.now()
        this.onPatch?.()
        break
      case FRAME.message:
        this.bytes += frame.length
        break
      case FRAME.response:
        this.bytes += frame.length
        this.#settle(frame, it)
        break
    }
    this.ring()
    return kind
  }

  #shakeHands(frame: Uint8Array, it: { offset: number }): void {
    for (let text = 0; text < 2; text++) it.offset += 1 + (frame[it.offset] ?? 0)
    const length = decode.number(frame, it)
    this.#decoder = Reflection.decode(frame.slice(it.offset, it.offset + length))
    this.#line?.send(Uint8Array.of(FRAME.join))
  }

  #settle(frame: Uint8Array, it: { offset: number }): void {
    const id = decode.number(frame, it)
    const status = frame[it.offset++] ?? 0
    this.#waiting.get(id)?.({ status, payload: it.offset < frame.length ? unpack(frame.subarray(it.offset)) : undefined })
    this.#waiting.delete(id)
  }
}
