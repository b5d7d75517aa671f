import { Decoder, decode, encode, Reflection, type Schema } from '@colyseus/schema'
// This is not imported from the index, because the index has code that k6's engine cannot parse.
import { pack } from 'msgpackr/pack'
import { unpack } from 'msgpackr/unpack'
import type { MatchState } from '#shared/protocol/match.ts'
import { copyOfState, liveState } from './synced-state.ts'

/** The first byte of a frame, as in docs/protocol.md. */
export const FRAME = { join: 10, leave: 12, message: 13, state: 14, patch: 15, request: 21, response: 22 } as const
const KIND_MASK = 31
const HEAD_BYTES = 64

export interface Response {
  readonly status: number
  readonly payload: unknown
}
export interface Message {
  readonly type: string
  readonly payload: unknown
}
interface Cursor {
  offset: number
}

/** The types of a room: the server's description, and the classes made from it. */
interface Types {
  readonly description: Uint8Array
  readonly context: Decoder['context']
  readonly root: new () => Schema
}
const known: Types[] = []

const isSame = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, index) => byte === b[index])

/**
 * Returns a decoder for these types. All rooms of a game have the same types, so their classes are shared. With classes for each connection,
 * a load test spent most of its time on garbage collection.
 */
function decoderFor(description: Uint8Array): Decoder {
  const types = known.find((one) => isSame(one.description, description))
  if (types) return new Decoder(new types.root(), types.context)
  const decoder = Reflection.decode(description)
  known.push({ description, context: decoder.context, root: decoder.state.constructor as new () => Schema })
  return decoder
}

const readPayload = (frame: Uint8Array, { offset }: Cursor): unknown => (offset < frame.length ? unpack(frame.subarray(offset)) : undefined)

export function readMessage(frame: Uint8Array): Message {
  const it = { offset: 1 }
  return { type: decode.string(frame, it), payload: readPayload(frame, it) }
}

function writeRequest(id: number, type: string, payload: unknown): Uint8Array {
  const head = new Uint8Array(HEAD_BYTES)
  const it = { offset: 0 }
  head[it.offset++] = FRAME.request
  encode.number(head, id, it)
  encode.string(head, type, it)
  const body = pack(payload)
  const frame = new Uint8Array(it.offset + body.length)
  frame.set(head.subarray(0, it.offset))
  frame.set(body, it.offset)
  return frame
}

/** The client's side of the protocol without the Colyseus SDK. It sends and receives frames over any socket, in Node and in k6. */
export class ProtocolSession {
  readonly #send: (frame: Uint8Array) => void
  #decoder: Decoder | undefined
  #requests = 0
  readonly #waiting = new Map<number, (response: Response | undefined) => void>()

  constructor(send: (frame: Uint8Array) => void) {
    this.#send = send
  }

  /** The decoded state itself, which changes with every patch. */
  get live(): MatchState {
    return liveState(this.#state)
  }
  /** A copy of the state as it is now. */
  get copy(): MatchState {
    return copyOfState(this.#state)
  }
  get #state(): Decoder['state'] {
    if (!this.#decoder) throw new Error('no state yet')
    return this.#decoder.state
  }

  /** Sends a request. Resolves with undefined if the session ends before the reply. */
  request(type: string, payload: unknown): Promise<Response | undefined> {
    const id = ++this.#requests
    this.#send(writeRequest(id, type, payload))
    return new Promise((resolve) => this.#waiting.set(id, resolve))
  }

  /** Handles a frame from the server and returns its kind. */
  receive(frame: Uint8Array): number {
    const it = { offset: 1 }
    const kind = (frame[0] ?? 0) & KIND_MASK
    switch (kind) {
      case FRAME.join:
        this.#shakeHands(frame, it)
        break
      case FRAME.state:
      case FRAME.patch:
        this.#decoder?.decode(frame, it)
        break
      case FRAME.response:
        this.#settle(frame, it)
        break
    }
    return kind
  }

  end(): void {
    for (const settle of this.#waiting.values()) settle(undefined)
    this.#waiting.clear()
  }

  #shakeHands(frame: Uint8Array, it: Cursor): void {
    for (let text = 0; text < 2; text++) it.offset += 1 + (frame[it.offset] ?? 0)
    const length = decode.number(frame, it)
    this.#decoder = decoderFor(frame.slice(it.offset, it.offset + length))
    this.#send(Uint8Array.of(FRAME.join))
  }

  #settle(frame: Uint8Array, it: Cursor): void {
    const id = decode.number(frame, it)
    const status = frame[it.offset++] ?? 0
    this.#waiting.get(id)?.({ status, payload: readPayload(frame, it) })
    this.#waiting.delete(id)
  }
}
