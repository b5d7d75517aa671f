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
export function terminate({ ref }: Client): void {
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
export class SocketWriter {
  readonly #client: Client
  readonly #onUnread: () => void
  readonly #send: Raw
  /** Nothing was agreed on that would change frames. The socket works it out anew whenever it is asked. */
  readonly #isPlain: boolean
  #corked: Buffer[] | undefined
  #isTerminated = false

  /** `onUnread` is told when it is cut off for that. */
  constructor(client: Client, onUnread: () => void) {
    this.#client = client
    this.#onUnread = onUnread
    this.#send = client.raw.bind(client)
    this.#isPlain = isSocket(client.ref) && client.ref.extensions === ''
    client.raw = (data, options, done) => this.#write(data, options, done)
    const leave = client.leave.bind(client)
    client.leave = (code, data) => {
      this.#flush()
      leave(code, data)
    }
  }

  /** What this turn of the event loop still has for the client leaves together: a patch and the reply to the answer that caused it, say. */
  cork(): void {
    if (this.#corked) return
    this.#corked = []
    process.nextTick(() => this.#uncork())
  }

  #write(...[data, options, done]: Parameters<Raw>): void {
    const connection = done || data.length >= TOO_LONG ? undefined : this.#connection
    if (!connection) {
      // In the order in which it came.
      this.#flush()
      this.#send(data, options, done)
      this.#terminateIfSlow()
    } else if (this.#corked) this.#corked.push(frameOf(data))
    else this.#writeFrames(connection, frameOf(data))
  }

  #writeFrames(connection: Connection, frames: Buffer): void {
    const isRead = connection.write(frames)
    if (!isRead) this.#terminateIfSlow()
  }

  #terminateIfSlow(): void {
    const { ref } = this.#client
    if (!isSocket(ref) || ref.bufferedAmount <= MAX_UNREAD_BYTES) return
    if (!this.#isTerminated) this.#onUnread()
    this.#isTerminated = true
    terminate(this.#client)
  }

  get #connection(): Socket['_socket'] {
    const { ref } = this.#client
    return this.#isPlain && isSocket(ref) && ref.readyState === OPEN ? ref._socket : undefined
  }

  #uncork(): void {
    this.#flush()
    this.#corked = undefined
  }

  #flush(): void {
    const frames = this.#corked ?? []
    const [first] = frames
    if (!first) return
    this.#corked = []
    const connection = this.#connection
    if (connection) this.#writeFrames(connection, frames.length === 1 ? first : Buffer.concat(frames))
  }
}
