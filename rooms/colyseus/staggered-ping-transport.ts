import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type TransportOptions, WebSocketTransport } from '@colyseus/ws-transport'
import type { WebSocket } from 'ws'
import type { Upgrade } from './ports.ts'

/** The number of parts into which a round of pings is divided. */
const PARTS = 100

/** The options of the transport. ws also takes `closeTimeout`, which the type of the transport does not list. */
type Options = TransportOptions & { readonly closeTimeout?: number }
/** A socket with `pingCount`, a field that Colyseus adds to count unanswered pings. */
type PingedSocket = WebSocket & { pingCount: number }

export interface TransportPorts {
  /** Decides about a request for a socket. A number is the HTTP status to refuse it with. */
  readonly acceptUpgrade: (request: IncomingMessage) => Upgrade | number
  readonly refuseSocket: (socket: Duplex, status: number) => void
  /** Makes the ping limit of one connection. Each call of the limit returns whether one more ping of the client is answered. */
  readonly newPingLimit: () => () => boolean
  /** Called when a connection is closed because of what it sent. */
  readonly onRefused: (limit: 'pings' | 'message-size') => void
}

/**
 * Colyseus' WebSocket transport with three changes.
 *
 * Colyseus parses the URL of an upgrade request without catching exceptions, so one there is unhandled. Here `acceptUpgrade` decides first.
 * Colyseus pings all clients at the same moment, which blocks the event loop for a tenth of a second with 4,000 connections. Here they
 * are pinged in turn. A client that pings us too often is disconnected here, because it could fill our memory with pongs that it never reads.
 */
export class StaggeredPingTransport extends WebSocketTransport {
  readonly #ports: TransportPorts

  constructor(options: Options, ports: TransportPorts) {
    super({ ...options, autoPong: false })
    this.#ports = ports
  }

  protected override listenForUpgrade(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      const upgrade = this.#ports.acceptUpgrade(request)
      if (typeof upgrade === 'number') return this.#ports.refuseSocket(socket, upgrade)
      socket.once('close', upgrade.closed)
      this.wss.handleUpgrade(request, socket, head, (client) => this.#connect(client, request, upgrade))
    })
  }

  #connect(client: WebSocket, request: IncomingMessage, upgrade: Upgrade): void {
    const { newPingLimit, onRefused } = this.#ports
    const mayPing = newPingLimit()
    client.on('ping', (data) => {
      if (mayPing()) return client.pong(data)
      onRefused('pings')
      client.terminate()
    })
    this.wss.emit('connection', client, request, upgrade)
    client.on('error', (error) => {
      if (isTooLarge(error)) onRefused('message-size')
    })
  }

  /** Accepts a connection. The base class registers this method as a listener without binding it, so it must not use `this`. */
  protected override async onConnection(client: PingedSocket, request: IncomingMessage, upgrade: Upgrade): Promise<void> {
    try {
      const connected = super.onConnection(client, request, upgrade)
      // Colyseus would print a client's protocol errors as errors of the server, with their stacks.
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
        if (client) ping(client as PingedSocket, pingMaxRetries)
      }
    }, pingInterval / PARTS)
  }
}

/** The error codes of ws for a message with too many bytes or in too many fragments. */
const TOO_LARGE: ReadonlySet<unknown> = new Set(['WS_ERR_UNSUPPORTED_MESSAGE_LENGTH', 'WS_ERR_TOO_MANY_BUFFERED_PARTS'])
const isTooLarge = (error: Error): boolean => 'code' in error && TOO_LARGE.has(error.code)

function ping(client: PingedSocket, maxUnanswered: number): void {
  if (client.pingCount >= maxUnanswered) client.terminate()
  else {
    client.pingCount++
    client.ping()
  }
}
