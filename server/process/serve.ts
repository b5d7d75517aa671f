import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import type { MatchRegistry } from '#rooms/registry.ts'
import { addressOf } from '../edge/address.ts'
import { paceRequests } from '../edge/paced-requests.ts'
import { guardRequests } from '../edge/requests.ts'
import { createApp } from '../http/app.ts'
import type { TokenService } from '../identity/tokens.ts'
import type { ServiceLimits } from '../limits/index.ts'
import { type NetworkNames, networkOf } from '../limits/network.ts'
import { requestRate } from '../limits/rates.ts'
import { QuickMatch } from '../matchmaking/quick-match.ts'
import type { Backend } from './backend.ts'
import type { Startup } from './startup.ts'

interface ServeParts {
  readonly http: HttpServer
  readonly backend: Backend
  readonly registry: MatchRegistry
  readonly tokens: TokenService
  readonly limits: ServiceLimits
  readonly nameNetwork: NetworkNames
  /** The id by which clients know the service. */
  readonly service: string
}

/** Serves HTTP requests with the app at the pace that is allowed for each network. */
export async function serveRequests(startup: Startup, { http, backend, registry, tokens, limits, nameNetwork, service }: ServeParts): Promise<void> {
  const { config, games, metrics, log, readiness, clientDist, time } = startup
  const { journal, directory, seatHolds } = backend
  const createMatch = registry.createMatch.bind(registry)
  const app = await createApp({
    config,
    games,
    journal,
    tokens,
    limits,
    service,
    networkOf: (request) => nameNetwork(addressOf(request, config.TRUST_PROXY)),
    metrics,
    log,
    readiness,
    quick: new QuickMatch({ directory, journal, seatHolds, create: createMatch, time }),
    createMatch,
    openMatch: (match) => registry.openMatch(match),
    openLobby: () => registry.openLobby(),
    clientDist,
    time,
  })
  const serve = guardRequests(app, (error) => log.error({ error }, 'a request caused an error in the app, and its connection was closed'))
  const paced = paceRequests(serve, {
    rate: requestRate(config),
    networkOf: (request) => networkOf(addressOf(request, config.TRUST_PROXY)),
    onRefused: () => {
      metrics.limited('requests', 'network')
      metrics.refused('too-many')
    },
  })
  http.on('request', paced)
}

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::', ''])

/** Listens. Resolves with the address under which a person on this machine finds the server. */
export async function listen(http: HttpServer, { config, closers }: Startup): Promise<{ readonly url: string; readonly port: number }> {
  http.listen(config.PORT, config.HOST)
  await once(http, 'listening')
  closers.add(async () => {
    http.close()
    http.closeIdleConnections()
  })
  const address = http.address()
  if (typeof address !== 'object' || !address) throw new Error('the server has no port')
  const { HOST: host } = config
  const name = EVERYWHERE.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return { url: `http://${name}:${address.port}`, port: address.port }
}
