import type { Server as HttpServer } from 'node:http'
import { matchMaker, Server } from '@colyseus/core'
import { Encoder } from '@colyseus/schema'
import type { Logger } from 'pino'
import { type GuardParts, guardUpgrades } from './edge/upgrade.ts'
import { IndexedLocalDriver } from './indexed-local-driver.ts'
import type { Config } from './process/config.ts'
import { consoleAdapter } from './process/log.ts'
import type { RedisClients } from './redis/index.ts'
import { StaggeredPingTransport } from './staggered-ping-transport.ts'

const PING_MS = 15_000
const MISSED_PINGS = 2
/** The largest message a client may send, and in how many pieces. */
const MAX_MESSAGE_BYTES = 8 * 1024
const MAX_FRAGMENTS = 64
/** How long who is sent away may take to say goodbye. */
const CLOSE_MS = 5000
/** The lobby keeps two buffers of this size, which grow with it; the rooms of matches share one of their own. */
const STATE_BUFFER_BYTES = 16 * 1024

interface Parts {
  readonly http: HttpServer
  readonly config: Config
  readonly log: Logger
  readonly link: RedisClients | undefined
  readonly guard: GuardParts
  /** A connection was cut off for what it sent. */
  readonly onRefused: (limit: 'pings' | 'message-size') => void
}

/**
 * Colyseus loads the monitoring agent of PM2, which listens in on the whole process and has its own opinion about errors that nothing
 * caught. It steps back if somebody else is there already.
 */
function disablePm2Agent(): void {
  Object.assign(globalThis, { [Symbol.for('@pm2/io')]: { metric: () => undefined } })
}

/** Colyseus without its own HTTP side: our app answers everything, so that nothing goes round its guards. */
export function createColyseus({ http, config, log, link: clients, guard, onRefused }: Parts): Server {
  disablePm2Agent()
  // Which process is alive is told by its lease. What Colyseus does about it would take rooms from the living.
  if (clients) matchMaker.setHealthChecksEnabled(false)
  Encoder.BUFFER_SIZE = STATE_BUFFER_BYTES
  const transport = new StaggeredPingTransport(
    {
      server: http,
      pingInterval: PING_MS,
      pingMaxRetries: MISSED_PINGS,
      maxPayload: MAX_MESSAGE_BYTES,
      maxFragments: MAX_FRAGMENTS,
      closeTimeout: CLOSE_MS,
    },
    guardUpgrades(guard),
    onRefused,
  )
  return new Server({
    transport,
    greet: false,
    gracefullyShutdown: false,
    logger: consoleAdapter(log),
    selectProcessIdToCreateRoom: async () => matchMaker.processId,
    ...(config.PUBLIC_ADDRESS ? { publicAddress: config.PUBLIC_ADDRESS } : {}),
    ...(clients ? { presence: clients.presence, driver: clients.driver } : { driver: new IndexedLocalDriver() }),
  })
}
