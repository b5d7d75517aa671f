import { connect, type Socket } from 'node:net'
import { frame, OPCODE } from './framing.ts'

const HEAD_END = '\r\n\r\n'
const OPEN_LIMIT_MS = 10_000

/** The address of the server under test, and the address to come from. */
export interface Way {
  readonly host: string
  readonly port: number
  readonly localAddress: string
}

interface Incoming {
  readonly opcode: number
  readonly payload: Buffer
  readonly rest: Buffer
}

/** Returns the first complete frame. Servers do not mask. */
function readFrame(bytes: Buffer): Incoming | undefined {
  if (bytes.length < 2) return undefined
  const short = bytes.readUInt8(1) & 0x7f
  const from = short === 127 ? 10 : short === 126 ? 4 : 2
  if (bytes.length < from) return undefined
  const length = short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short
  if (bytes.length < from + length) return undefined
  return { opcode: bytes.readUInt8(0) & 0x0f, payload: bytes.subarray(from, from + length), rest: bytes.subarray(from + length) }
}

interface SocketHandlers {
  message?(payload: Buffer): void
  end?(): void
}

/** A WebSocket connection on which the attacker chooses every byte. */
export class RawSocket {
  /** False if the server refused to upgrade. */
  readonly opened: Promise<boolean>
  readonly #socket: Socket
  readonly #handlers: SocketHandlers
  readonly #settle: (isOpen: boolean) => void
  #unread: Buffer = Buffer.alloc(0)
  #isUpgraded = false

  constructor(way: Way, request: Uint8Array, handlers: SocketHandlers = {}) {
    this.#handlers = handlers
    this.#socket = connect(way)
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const limit = setTimeout(() => this.destroy(), OPEN_LIMIT_MS)
    this.opened = promise.finally(() => clearTimeout(limit))
    this.#settle = resolve
    this.#socket.setNoDelay(true)
    this.#socket.on('error', () => undefined)
    this.#socket.on('close', () => {
      resolve(false)
      handlers.end?.()
    })
    this.#socket.on('data', (bytes) => this.#receive(bytes))
    this.write(request)
  }

  get isOpen(): boolean {
    return this.#isUpgraded && this.#socket.readyState === 'open'
  }
  write(bytes: Uint8Array): void {
    if (!this.#socket.destroyed) this.#socket.write(bytes)
  }
  /** Closes the socket once everything is sent. */
  destroy(): void {
    this.#socket.destroySoon()
  }

  #receive(bytes: Buffer): void {
    this.#unread = this.#unread.length > 0 ? Buffer.concat([this.#unread, bytes]) : bytes
    if (!this.#isUpgraded && !this.#upgrade()) return
    for (let next = readFrame(this.#unread); next; next = readFrame(this.#unread)) {
      this.#unread = next.rest
      if (next.opcode === OPCODE.ping) this.write(frame(next.payload, { opcode: OPCODE.pong }))
      else if (next.opcode === OPCODE.binary) this.#handlers.message?.(next.payload)
      else if (next.opcode === OPCODE.close) this.destroy()
    }
  }

  #upgrade(): boolean {
    const end = this.#unread.indexOf(HEAD_END)
    if (end < 0) return false
    this.#isUpgraded = this.#unread.subarray(0, end).toString('latin1').startsWith('HTTP/1.1 101')
    if (!this.#isUpgraded) this.destroy()
    this.#unread = this.#unread.subarray(end + HEAD_END.length)
    this.#settle(this.#isUpgraded)
    return this.#isUpgraded
  }
}
