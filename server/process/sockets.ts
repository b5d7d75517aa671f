import type { Server as HttpServer } from 'node:http'
import { createColyseus } from '#rooms/colyseus/create-server.ts'
import { matchMaker } from '#rooms/colyseus/index.ts'
import { createHttpServer } from '../edge/http-server.ts'
import { newPingLimit } from '../edge/ping-limit.ts'
import { refuseSocket } from '../edge/refusal.ts'
import { guardUpgrades } from '../edge/upgrade.ts'
import type { NetworkNames } from '../limits/network.ts'
import type { RedisClients } from '../redis/index.ts'
import { consoleAdapter } from './log.ts'
import type { Startup } from './startup.ts'

export interface Sockets {
  readonly http: HttpServer
  readonly colyseus: ReturnType<typeof createColyseus>
}

/** Creates the HTTP server and Colyseus on top of it. They accept nothing before the server listens. */
export async function openSockets(startup: Startup, redis: RedisClients | undefined, networkOf: NetworkNames): Promise<Sockets> {
  const { config, log, metrics, readiness, edge } = startup
  const mostPerNetwork = config.LIMITS === 'off' ? 0 : config.CONNECTIONS_PER_ADDRESS
  const http = createHttpServer({
    times: edge,
    most: config.LIMITS === 'off' ? 0 : config.MAX_CONNECTIONS,
    mostPerNetwork,
    isBehindProxy: config.TRUST_PROXY > 0,
    onRefused: (scope) => metrics.limited('connections', scope),
    onSlow: () => metrics.limited('slow', 'connection'),
  })
  metrics.watchSockets(http)
  const acceptUpgrade = guardUpgrades({
    readiness,
    origins: config.PUBLIC_ORIGINS,
    proxies: config.TRUST_PROXY,
    networkOf,
    mostPerNetwork,
    onRefused: () => metrics.limited('connections', 'network'),
  })
  const colyseus = createColyseus({
    http,
    publicAddress: config.PUBLIC_ADDRESS,
    logger: consoleAdapter(log),
    redis,
    transport: { acceptUpgrade, refuseSocket, newPingLimit, onRefused: (limit) => metrics.limited(limit, 'connection') },
  })
  await matchMaker.onReady
  return { http, colyseus }
}
