import type { Server as HttpServer } from 'node:http'
import { matchMaker, Server, type ServerOptions } from '@colyseus/core'
import type { FencedDriver } from './fenced-driver.ts'
import { IndexedLocalDriver } from './indexed-local-driver.ts'
import { disablePm2Agent } from './pm2-agent.ts'
import type { ResilientPresence } from './resilient-presence.ts'
import { StaggeredPingTransport, type TransportPorts } from './staggered-ping-transport.ts'

const PING_MS = 15_000
const MAX_UNANSWERED_PINGS = 2
/** The largest message from a client, and the most fragments of one. */
const MAX_MESSAGE_BYTES = 8 * 1024
const MAX_FRAGMENTS = 64
/** The time that a client has to close its connection when it is asked to. */
const CLOSE_MS = 5000

export interface ColyseusOptions {
  readonly http: HttpServer
  /** The address that clients are sent to, if it is not the one they asked at. */
  readonly publicAddress: string | undefined
  readonly logger: NonNullable<ServerOptions['logger']>
  /** Finds the rooms of other processes. Without it, the process is alone. */
  readonly redis: { readonly presence: ResilientPresence; readonly driver: FencedDriver } | undefined
  readonly transport: TransportPorts
}

/** Creates the Colyseus server without its HTTP routes. Our app answers every request, so no route bypasses its checks. */
export function createColyseus({ http, publicAddress, logger, redis, transport }: ColyseusOptions): Server {
  disablePm2Agent()
  // Leases tell which process is alive. The health checks of Colyseus would take rooms away from live processes.
  if (redis) matchMaker.setHealthChecksEnabled(false)
  return new Server({
    transport: new StaggeredPingTransport(
      {
        server: http,
        pingInterval: PING_MS,
        pingMaxRetries: MAX_UNANSWERED_PINGS,
        maxPayload: MAX_MESSAGE_BYTES,
        maxFragments: MAX_FRAGMENTS,
        closeTimeout: CLOSE_MS,
      },
      transport,
    ),
    greet: false,
    gracefullyShutdown: false,
    logger,
    selectProcessIdToCreateRoom: async () => matchMaker.processId,
    ...(publicAddress ? { publicAddress } : {}),
    ...(redis ? { presence: redis.presence, driver: redis.driver } : { driver: new IndexedLocalDriver() }),
  })
}
