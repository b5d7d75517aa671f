import type { Client } from '@colyseus/core'

type Raw = Client['raw']

/** The connection below. What it could not pass on at once it keeps; false if that is much. */
interface Connection {
  write(bytes: Uint8Array): boolean
}

/** The transport's own end of a connection; its type does not say so. */
interface Socket {
  readonly bufferedAmount: number
  readonly readyState: number
  /** What both sides agreed on beside the protocol itself, compression say. */
  readonly extensions: string
  /** None before it is open and after it was closed. */
  readonly _socket?: Connection | null
  terminate(): void
}
const isSocket = (ref: object): ref is Socket => 'bufferedAmount' in ref && 'terminate' in ref
const OPEN = 1

/** Ends the connection at once, without a word: who does not listen cannot be told. */
export function cut({ ref }: Client): void {
  if (isSocket(ref)) ref.terminate()
}

/** The first byte of a WebSocket frame that is a whole binary message. */
const BINARY = 0x82
const SHORTEST_LONG = 126
const TOO_LONG = 1 << 16

function frameOf(data: Uint8Array): Buffer {
  const { length } = data
  const head = length < SHORTEST_LONG ? 2 : 4
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = BINARY
  frame[1] = length < SHORTEST_LONG ? length : SHORTEST_LONG
  if (length >= SHORTEST_LONG) frame.writeUInt16BE(length, 2)
  frame.set(data, head)
  return frame
}

/** A client that has this much unread is not reading. */
export const MAX_UNREAD_BYTES = 1 << 20

/**
 * The way out to one client. Who does not read what comes out of it is cut off.
 *
 * The transport gives the operating system the head and the body of a frame as two pieces, which takes a third more time than one.
 */
export class Outlet {
  readonly #client: Client
  readonly #onUnread: () => void
  readonly #send: Raw
  /** Nothing was agreed on that would change frames. The socket works it out anew whenever it is asked. */
  readonly #isPlain: boolean
  #held: Buffer[] | undefined
  #isCut = false

  /** `onUnread` is told when it is cut off for that. */
  constructor(client: Client, onUnread: () => void) {
    this.#client = client
    this.#onUnread = onUnread
    this.#send = client.raw.bind(client)
    this.#isPlain = isSocket(client.ref) && client.ref.extensions === ''
    client.raw = (data, options, done) => this.#put(data, options, done)
    const leave = client.leave.bind(client)
    client.leave = (code, data) => {
      this.#flush()
      leave(code, data)
    }
  }

  /** What this turn of the event loop still has for the client leaves together: a patch and the reply to the answer that caused it, say. */
  hold(): void {
    if (this.#held) return
    this.#held = []
    process.nextTick(() => this.#release())
  }

  #put(...[data, options, done]: Parameters<Raw>): void {
    const connection = done || data.length >= TOO_LONG ? undefined : this.#connection
    if (!connection) {
      // In the order in which it came.
      this.#flush()
      this.#send(data, options, done)
      this.#cutIfSlow()
    } else if (this.#held) this.#held.push(frameOf(data))
    else this.#write(connection, frameOf(data))
  }

  #write(connection: Connection, frames: Buffer): void {
    const isRead = connection.write(frames)
    if (!isRead) this.#cutIfSlow()
  }

  #cutIfSlow(): void {
    const { ref } = this.#client
    if (!isSocket(ref) || ref.bufferedAmount <= MAX_UNREAD_BYTES) return
    if (!this.#isCut) this.#onUnread()
    this.#isCut = true
    cut(this.#client)
  }

  get #connection(): Socket['_socket'] {
    const { ref } = this.#client
    return this.#isPlain && isSocket(ref) && ref.readyState === OPEN ? ref._socket : undefined
  }

  #release(): void {
    this.#flush()
    this.#held = undefined
  }

  #flush(): void {
    const frames = this.#held ?? []
    const [first] = frames
    if (!first) return
    this.#held = []
    const connection = this.#connection
    if (connection) this.#write(connection, frames.length === 1 ? first : Buffer.concat(frames))
  }
}
