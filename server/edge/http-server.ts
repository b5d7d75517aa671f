import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { realTime, type Time } from '#rooms/time.ts'
import { networkOf } from '../limits/network.ts'
import { ConnectionCount } from './connection-count.ts'
import { Pace } from './pace.ts'
import { refuseSocket } from './refusal.ts'
import type { EdgeTimes } from './times.ts'

const UNAVAILABLE = 503
/**
 * The pace for one network. Accepting a connection and reading its request takes a tenth of a millisecond. A browser opens six
 * connections. A school class opens hundreds at once and has to wait.
 */
const CONNECTIONS = { perSecond: 400, burst: 50, patienceMs: 20_000 } as const
/** The error code with which Node ends a connection whose request did not arrive in time. */
const LATE_REQUEST = 'ERR_HTTP_REQUEST_TIMEOUT'

interface Parts {
  readonly times: EdgeTimes
  /** The most connections at a time, in total and from one network. 0 means any number. */
  readonly most: number
  readonly mostPerNetwork: number
  /** Behind a proxy, all connections come from the proxy, so the proxy limits them. WebSockets are counted by the address that it forwards. */
  readonly isBehindProxy: boolean
  readonly onRefused: (scope: 'all' | 'network') => void
  /** The clock for the pace of new connections. */
  readonly time?: Pick<Time, 'now' | 'after'>
  /** Called when a connection is ended because it took too long. */
  readonly onSlow: () => void
}

/** An HTTP server that ends connections which send or read nothing for too long. */
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
  // A listener for `timeout` has to end the connection. Without a listener Node would do that.
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
    // Node starts to read only after this event. While the socket is paused, the data stays in the client's buffers.
    process.nextTick(() => socket.pause())
    time.after(waitMs, () => socket.resume())
  })
}
