import { connect, type Socket } from 'node:net'
import type { Way } from './raw-socket.ts'

/** So long after the last byte an answer is taken for whole. */
const QUIET_MS = 4
/** A request that is not whole mostly gets no answer. */
const NO_ANSWER_MS = 60
/** One that is gets one, though a busy machine may take its time. */
const ANSWER_LIMIT_MS = 5000

/** A connection that is kept as long as the server keeps it; what comes back is only read for its status. */
export class HttpConnection {
  readonly #way: Way
  #socket: Socket | undefined
  #heard = ''
  #wake: (() => void) | undefined

  constructor(way: Way) {
    this.#way = way
  }

  /** The statuses that came back: none if the server said nothing, or said it too late. */
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
