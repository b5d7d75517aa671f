import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import type { Server as HttpServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { matchMaker } from '@colyseus/core'
import type { Logger } from 'pino'
import { createRooms, DUE_GRACE_MS, LOBBY_ROOM, MATCH_ROOM, realTime, type Time, type Tuning } from '#rooms/index.ts'
import { GAMES } from '#shared/games/index.ts'
import type { Game } from '#shared/kernel/game.ts'
import { type BotPool, createBotPool } from '../bots/index.ts'
import { createColyseus } from '../colyseus.ts'
import { DueMatches } from '../due.ts'
import { addressOf } from '../edge/address.ts'
import { createHttpServer } from '../edge/http-server.ts'
import { paceRequests } from '../edge/paced-requests.ts'
import { guardRequests } from '../edge/requests.ts'
import { EDGE_TIMES, type EdgeTimes } from '../edge/times.ts'
import { createApp } from '../http/app.ts'
import { readSecrets } from '../identity/secret.ts'
import { stayInService } from '../identity/service.ts'
import { ServiceFile } from '../identity/service-file.ts'
import { createTokenService } from '../identity/tokens.ts'
import type { JournalStore } from '../journal/index.ts'
import { ServiceLimits } from '../limits/index.ts'
import { createNetworkNames, networkOf } from '../limits/network.ts'
import { NewMatches } from '../limits/new-matches.ts'
import { ratesOf, requestRate } from '../limits/rates.ts'
import { HeartbeatLeases } from '../matchmaking/heartbeat-leases.ts'
import { QuickMatch } from '../matchmaking/quick-match.ts'
import { PrometheusMetrics } from '../metrics.ts'
import { openRedisBackend, openRedisClients } from '../redis/index.ts'
import { RedisCount } from '../redis/limits.ts'
import { createReplayer } from '../replayer/index.ts'
import { type Backend, openLocalBackend } from './backend.ts'
import { Closers, Deadline } from './closing.ts'
import { type Config, defaultConfig } from './config.ts'
import { Heartbeat } from './heartbeat.ts'
import { createLogger } from './log.ts'
import { Readiness } from './readiness.ts'
import { tuningOf } from './tuning.ts'

export { JOURNAL_FILE } from '../journal/index.ts'

const GAMES_MODULE = import.meta.resolve('#shared/games/index.ts')
const CLIENT_DIST = fileURLToPath(new URL('../../client/dist', import.meta.url))

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export interface RunningServer {
  readonly url: string
  readonly port: number
  readonly log: Logger
  readonly metrics: PrometheusMetrics
  readonly journal: JournalStore
  readonly due: Pick<DueMatches, 'isLooking'>
  /** Resolves if something broke that the process cannot do without. */
  readonly broken: Promise<Error>
  /** Resolves if the operator asked, from elsewhere, that this process drains. */
  readonly drain: Promise<void>
  /** Lets nobody in any more, closes what is open and writes what is under way; in any case within the configured limits. */
  close(): Promise<void>
}

export interface ServerParts {
  readonly games?: readonly Game[]
  /** The module that lists the games, for threads. */
  readonly gamesModule?: string
  readonly tuning?: Tuning
  readonly time?: Time
  readonly bots?: BotPool
  /** How many thoughts of bots may wait for one thread. */
  readonly mostThoughts?: number
  /** How long connections may take. */
  readonly edge?: EdgeTimes
  /** Where the built web client lies. */
  readonly clientDist?: string
}

export async function startServer(overrides: Partial<Config> = {}, parts: ServerParts = {}): Promise<RunningServer> {
  const config: Config = { ...defaultConfig(), ...overrides }
  const log = createLogger(config)
  const closers = new Closers()
  try {
    return await start(config, parts, log, closers)
  } catch (error) {
    await closers.closeAll(log)
    throw error
  }
}

async function start(config: Config, parts: ServerParts, log: Logger, closers: Closers): Promise<RunningServer> {
  const { games = GAMES, gamesModule = GAMES_MODULE, tuning = tuningOf(config), time = realTime, edge = EDGE_TIMES, clientDist = CLIENT_DIST } = parts
  const metrics = new PrometheusMetrics()
  const readiness = new Readiness()
  const broken = Promise.withResolvers<Error>()

  const drain = Promise.withResolvers<void>()
  if (!config.SECRET || !config.REDIS_URL || config.FINISHED === 'sqlite') await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 })
  const secrets = await readSecrets(config)
  const tokens = createTokenService(secrets, time)
  const clients = config.REDIS_URL ? await openRedisClients(config.REDIS_URL, secrets, config, log, metrics) : undefined
  closers.add(async () => {
    clients?.presence.shutdown()
    await clients?.redis.close()
  })

  const nameNetwork = createNetworkNames(secrets)
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
  const colyseus = createColyseus({
    http,
    config,
    log,
    link: clients,
    guard: {
      readiness,
      origins: config.PUBLIC_ORIGINS,
      proxies: config.TRUST_PROXY,
      networkOf: nameNetwork,
      mostPerNetwork,
      onRefused: () => metrics.limited('connections', 'network'),
    },
    onRefused: (limit) => metrics.limited(limit, 'connection'),
  })
  await matchMaker.onReady
  const hostMatch = (match: string) => rooms.hostMatch(match)
  const backend: Backend = clients
    ? await openRedisBackend({ clients, config, log, metrics, time, host: hostMatch, drain: () => drain.resolve() })
    : await openLocalBackend(config, time, (error) => broken.resolve(error))
  closers.add(() => backend.close())
  // Only who has the journal of the directory may write there.
  const service = clients?.service ?? (await stayInService(new ServiceFile(config.DATA_DIR), secrets, log))
  const { journal, directory, seatHolds } = backend
  const heartbeat = new Heartbeat({ book: backend.pauses, time, log })
  closers.add(() => heartbeat.close())
  const leases = new HeartbeatLeases(backend.leases, heartbeat)
  metrics.watchJournal(journal)
  const pruning = setInterval(() => void pruneOldMatches(journal, config, log), HOUR_MS)
  closers.add(async () => clearInterval(pruning))
  await pruneOldMatches(journal, config, log)

  const bots =
    parts.bots ??
    createBotPool({
      threads: config.BOT_THREADS,
      budgetMs: config.BOT_BUDGET_MS,
      games: gamesModule,
      ...(parts.mostThoughts ? { mostWaiting: parts.mostThoughts } : {}),
      onRefused: () => metrics.limited('thoughts', 'all'),
    })
  closers.add(() => bots.close())
  const replayer = createReplayer({ games: gamesModule })
  closers.add(() => replayer.close())
  const limits = new ServiceLimits({
    rates: ratesOf(config),
    tables: (own) =>
      new NewMatches({
        config,
        limits: own,
        journal,
        countMatches: () => matchMaker.stats.local.roomCount,
        onRefused: (limit, scope) => metrics.limited(limit, scope),
        now: () => time.now(),
      }),
    shared: clients && new RedisCount(clients.redis),
    onRefused: (what, scope) => metrics.limited(what, scope),
  })
  const rooms = createRooms({ journal, leases, outages: heartbeat, bots, replayer, tokens, directory, limits, log, metrics, time }, tuning, games)

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
    quick: new QuickMatch({ directory, journal, seatHolds, create: rooms.createMatch, time }),
    createMatch: rooms.createMatch,
    openMatch: rooms.openMatch,
    openLobby: rooms.openLobby,
    clientDist,
    time,
  })
  const serve = guardRequests(app, (error) => log.error({ error }, 'a request broke the app'))
  http.on(
    'request',
    paceRequests(serve, {
      rate: requestRate(config),
      networkOf: (request) => networkOf(addressOf(request, config.TRUST_PROXY)),
      onRefused: () => {
        metrics.limited('requests', 'network')
        metrics.refused('too-many')
      },
    }),
  )
  colyseus.define(MATCH_ROOM, rooms.MatchRoom)
  colyseus.define(LOBBY_ROOM, rooms.LobbyRoom)
  await matchMaker.accept()
  const deadline = new Deadline(config.DRAIN_SECONDS)
  closers.add(() => deadline.race(colyseus.gracefullyShutdown(false), log))

  // Before anybody can come: whoever is answered is answered by clocks that know for how long nobody was.
  await heartbeat.start()
  http.listen(config.PORT, config.HOST)
  await once(http, 'listening')
  closers.add(() => stopListening(http))
  const due = new DueMatches({ journal, time, log, wake: rooms.wakeMatch })
  closers.add(() => due.close())
  due.start(clients ? 0 : DUE_GRACE_MS)
  backend.startSweeping?.()
  readiness.enter('ready')

  const { url, port } = addressOfServer(http, config.HOST)
  let closing: Promise<void> | undefined
  async function close(): Promise<void> {
    deadline.begin()
    readiness.enter('draining')
    if (config.UNREADY_SECONDS > 0) await sleep(Math.min(config.UNREADY_SECONDS, config.DRAIN_SECONDS / 2) * 1000)
    await Promise.all([backend.stopSweeping?.(), due.close()])
    const handedOver = await deadline.race(rooms.handOver(deadline.leftMs / 2), log)
    if (handedOver) log.info({ matches: handedOver }, 'matches were handed over')
    await closers.closeAll(log)
  }
  return {
    url,
    port,
    log,
    metrics,
    journal,
    due,
    broken: broken.promise,
    drain: drain.promise,
    close() {
      closing ??= close()
      return closing
    },
  }
}

async function stopListening(http: HttpServer): Promise<void> {
  http.close()
  http.closeIdleConnections()
}

async function pruneOldMatches(journal: JournalStore, { RETENTION_DAYS }: Config, log: Logger): Promise<void> {
  const now = Date.now()
  const finished = RETENTION_DAYS > 0 ? now - RETENTION_DAYS * DAY_MS : 0
  try {
    const pruned = await journal.prune({ finished, abandoned: now - DAY_MS })
    if (pruned > 0) log.info({ matches: pruned }, 'old matches were deleted')
  } catch (error) {
    log.error({ error }, 'old matches could not be deleted')
  }
}

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::', ''])

/** Where a person on this machine finds it. */
function addressOfServer(http: HttpServer, host: string): { readonly url: string; readonly port: number } {
  const address = http.address()
  if (typeof address !== 'object' || !address) throw new Error('the server has no port')
  const name = EVERYWHERE.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return { url: `http://${name}:${address.port}`, port: address.port }
}
