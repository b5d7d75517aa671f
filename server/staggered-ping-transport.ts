import type { IncomingMessage, Server } from 'node:http'
import { type TransportOptions, WebSocketTransport } from '@colyseus/ws-transport'
import type { WebSocket } from 'ws'
import { TokenBucket } from '#rooms/match/token-bucket.ts'
import { refuseSocket } from './edge/refusal.ts'
import type { Upgrade } from './edge/upgrade.ts'

/** A round of pings is sent in so many parts. */
const PARTS = 100
/** Nobody needs to ask more often whether we are there; who does not read the answers would fill our memory. */
const PINGS = { most: 10, withinMs: 10_000 }

/** The type does not say that there is one. */
type Options = TransportOptions & { readonly closeTimeout?: number }
/** Colyseus counts on the socket what was not answered; the type does not say so. */
type Pinged = WebSocket & { pingCount: number }

/**
 * Colyseus' transport, with an edge of our own.
 *
 * Colyseus parses the address of a request for a socket without a guard, and an error there is nobody's: here `guard` decides first.
 * It also pings everybody at one moment: with four thousand connections nobody is answered for a tenth of a second. Here they take turns.
 */
export class StaggeredPingTransport extends WebSocketTransport {
  readonly #guard: (request: IncomingMessage) => Upgrade | number
  readonly #onRefused: (limit: 'pings' | 'message-size') => void

  constructor(options: Options, guard: (request: IncomingMessage) => Upgrade | number, onRefused: (limit: 'pings' | 'message-size') => void) {
    super({ ...options, autoPong: false })
    this.#guard = guard
    this.#onRefused = onRefused
  }

  protected override listenForUpgrade(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      const upgrade = this.#guard(request)
      if (typeof upgrade === 'number') return refuseSocket(socket, upgrade)
      socket.once('close', upgrade.closed)
      this.wss.handleUpgrade(request, socket, head, (client) => this.#greet(client, request, upgrade))
    })
  }

  #greet(client: WebSocket, request: IncomingMessage, upgrade: Upgrade): void {
    const pings = new TokenBucket(PINGS)
    client.on('ping', (data) => {
      if (pings.tryTake(performance.now()) === undefined) return client.pong(data)
      this.#onRefused('pings')
      client.terminate()
    })
    this.wss.emit('connection', client, request, upgrade)
    client.on('error', (error) => {
      if (isTooLarge(error)) this.#onRefused('message-size')
    })
  }

  /** Called without `this`. */
  protected override async onConnection(client: Pinged, request: IncomingMessage, upgrade: Upgrade): Promise<void> {
    try {
      const connected = super.onConnection(client, request, upgrade)
      // Colyseus takes what a client sends wrong for an error of its own, and prints it with its stack.
      client.removeAllListeners('error').on('error', () => undefined)
      await connected
    } catch {
      client.terminate()
    }
  }

  protected override autoTerminateUnresponsiveClients(pingInterval: number, pingMaxRetries: number): void {
    const { clients } = this.wss
    let round = clients.values()
    let part = 0
    this.pingInterval = setInterval(() => {
      if (part === 0) round = clients.values()
      part = (part + 1) % PARTS
      for (let left = Math.ceil(clients.size / PARTS); left > 0; left--) {
        const { value: client } = round.next()
        if (client) ping(client as Pinged, pingMaxRetries)
      }
    }, pingInterval / PARTS)
  }
}

/** As the library says it: too many bytes, or in too many pieces. */
const TOO_LARGE: ReadonlySet<unknown> = new Set(['WS_ERR_UNSUPPORTED_MESSAGE_LENGTH', 'WS_ERR_TOO_MANY_BUFFERED_PARTS'])
const isTooLarge = (error: Error): boolean => 'code' in error && TOO_LARGE.has(error.code)

function ping(client: Pinged, most: number): void {
  if (client.pingCount >= most) client.terminate()
  else {
    client.pingCount++
    client.ping()
  }
}
