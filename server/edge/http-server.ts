import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { realTime, type Time } from '#rooms/time.ts'
import { networkOf } from '../limits/network.ts'
import { ConnectionCount } from './connection-count.ts'
import { Pace } from './pace.ts'
import { refuseSocket } from './refusal.ts'
import type { EdgeTimes } from './times.ts'

const UNAVAILABLE = 503
/** To accept a connection and read what it says costs a tenth of a millisecond. A browser opens six; a class opens thousands at once, and waits. */
const CONNECTIONS = { perSecond: 400, burst: 50, patienceMs: 20_000 } as const
/** What Node ends a connection with whose request has not come in time. */
const LATE_REQUEST = 'ERR_HTTP_REQUEST_TIMEOUT'

interface Parts {
  readonly times: EdgeTimes
  /** Connections at a time, overall and from one network. 0: any number. */
  readonly most: number
  readonly mostPerNetwork: number
  /** Behind a proxy all connections come from it: then it limits them, and we count sockets by what it says. */
  readonly isBehindProxy: boolean
  readonly onRefused: (scope: 'all' | 'network') => void
  /** By which connections have their turn. */
  readonly time?: Pick<Time, 'now' | 'after'>
  /** A connection was ended because it took too long. */
  readonly onSlow: () => void
}

/** An HTTP server whose connections end in bounded time unless they do what they came for. */
export function createHttpServer({ times, most, mostPerNetwork, isBehindProxy, onRefused, onSlow, time = realTime }: Parts): Server {
  const server = createServer({
    headersTimeout: times.headersMs,
    requestTimeout: times.requestMs,
    connectionsCheckingInterval: times.checkMs,
    keepAliveTimeout: times.keepAliveMs,
  })
  server.timeout = times.idleMs
  if (most > 0) server.maxConnections = most
  server.on('drop', () => onRefused('all'))
  countSlow(server, onSlow)
  if (!isBehindProxy) limitConnections(server, mostPerNetwork, time, () => onRefused('network'))
  return server
}

function countSlow(server: Server, onSlow: () => void): void {
  // Who does nothing for so long is ended here, as Node would do by itself.
  server.on('timeout', (socket) => {
    onSlow()
    socket.destroy()
  })
  server.on('connection', (socket: Socket) => {
    socket.on('error', (error) => {
      if ('code' in error && error.code === LATE_REQUEST) onSlow()
    })
  })
}

function limitConnections(server: Server, most: number, time: Pick<Time, 'now' | 'after'>, onRefused: () => void): void {
  const count = new ConnectionCount(most)
  const turns = new Pace(CONNECTIONS)
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    if (!count.open(network)) {
      onRefused()
      refuseSocket(socket, UNAVAILABLE)
      return
    }
    socket.once('close', () => count.close(network))
    const waitMs = most > 0 ? turns.take(network, time.now()) : 0
    if (!waitMs) return
    // What it says waits in its own buffers. Node begins to read after this event.
    process.nextTick(() => socket.pause())
    time.after(waitMs, () => socket.resume())
  })
}
