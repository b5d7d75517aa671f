import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy between a server and its clients that a test can cut and mend. It affects only clients that connect through it. */
export class BreakableProxy {
  readonly url: string
  readonly #server: ReturnType<typeof createServer>
  readonly #sockets = new Set<Socket>()
  #port: number
  #isCut = false

  private constructor(server: ReturnType<typeof createServer>, protocol: string, own: number, port: number) {
    this.#server = server
    this.#port = port
    this.url = `${protocol}//127.0.0.1:${own}`
    server.on('connection', (socket) => this.#take(socket))
  }

  static async to(target: string): Promise<BreakableProxy> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (typeof address !== 'object' || !address) throw new Error('no port')
    const { protocol, port } = new URL(target)
    return new BreakableProxy(server, protocol, address.port, Number(port))
  }

  cut(): void {
    this.#isCut = true
    for (const socket of this.#sockets) socket.destroy()
  }

  /** Accepts connections again, with `target` to another server. */
  mend(target?: string): void {
    if (target) this.#port = Number(new URL(target).port)
    this.#isCut = false
  }

  async close(): Promise<void> {
    this.cut()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #take(near: Socket): void {
    if (this.#isCut) {
      near.destroy()
      return
    }
    const far = connect(this.#port, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        this.#sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  }
}
