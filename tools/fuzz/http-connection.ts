import { connect, type Socket } from 'node:net'
import type { Way } from './raw-socket.ts'

/** The quiet time after which a reply counts as complete. */
const QUIET_MS = 4
/** The time to wait for a reply to an incomplete request, which mostly gets none. */
const NO_ANSWER_MS = 60
/** The time to wait for a reply to a complete request. A busy machine may need long. */
const ANSWER_LIMIT_MS = 5000

/** A connection that stays open as long as the server keeps it. It reads only the status of the replies. */
export class HttpConnection {
  readonly #way: Way
  #socket: Socket | undefined
  #heard = ''
  #wake: (() => void) | undefined

  constructor(way: Way) {
    this.#way = way
  }

  /** Returns the statuses of the replies. There are none if the server was silent or too late. */
  async send(bytes: Uint8Array, isWhole: boolean): Promise<readonly number[]> {
    this.#heard = ''
    const socket = this.#open()
    socket.write(bytes)
    await this.#quiet(socket, isWhole ? ANSWER_LIMIT_MS : NO_ANSWER_MS)
    if (this.#heard === '') this.close()
    return [...this.#heard.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
  }

  close(): void {
    this.#socket?.destroy()
    this.#socket = undefined
  }

  #open(): Socket {
    if (this.#socket?.writable) return this.#socket
    this.close()
    const socket = connect(this.#way)
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      this.#heard += bytes.toString('latin1')
      this.#wake?.()
    })
    socket.on('close', () => this.#wake?.())
    socket.on('end', () => socket.destroy())
    return socket
  }

  #quiet(socket: Socket, limitMs: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        this.#wake = undefined
        clearTimeout(timer)
        resolve()
      }
      let timer = setTimeout(done, limitMs)
      this.#wake = () => {
        if (socket.destroyed) return done()
        clearTimeout(timer)
        timer = setTimeout(done, QUIET_MS)
      }
    })
  }
}
