import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import type { Server as HttpServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { matchMaker } from '@colyseus/core'
import type { Logger } from 'pino'
import { createRooms, LOBBY_ROOM, MATCH_ROOM, realTime, SOON_MS, type Time, TUNING, type Tuning } from '#rooms/index.ts'
import type { Services } from '#rooms/services.ts'
import { GAMES } from '#shared/games/index.ts'
import type { Game } from '#shared/kernel/game.ts'
import { type BotPool, createBotPool } from './bots/index.ts'
import { createColyseus } from './colyseus.ts'
import { type Config, defaultConfig } from './config.ts'
import { LocalDirectory } from './directory.ts'
import { DueMatches } from './due.ts'
import { addressOf } from './edge/address.ts'
import { createHttpServer } from './edge/http-server.ts'
import { paceRequests } from './edge/paced-requests.ts'
import { guardRequests } from './edge/requests.ts'
import { EDGE_TIMES, type EdgeTimes } from './edge/times.ts'
import { createApp } from './http/app.ts'
import { isNewSecret, serviceOf } from './identity/fingerprint.ts'
import { createIdentity } from './identity/passes.ts'
import { keepSecret } from './identity/secret.ts'
import { type Archive, JOURNAL_FILE, openJournal } from './journal/index.ts'
import { LocalLeases } from './leases.ts'
import { ServiceLimits } from './limits/index.ts'
import { createNetworkNames, networkOf } from './limits/network.ts'
import { ratesOf, requestRate } from './limits/rates.ts'
import { NewTables } from './limits/tables.ts'
import { createLog } from './log.ts'
import { PromMeter } from './meter.ts'
import { QuickMatches } from './quick.ts'
import { Readiness } from './readiness.ts'
import { joinNodes, type Node, openLink } from './redis/index.ts'
import { RedisCount } from './redis/limits.ts'
import { createReplayer } from './replayer/index.ts'
import { LocalSeating, type Seating } from './seating.ts'

export { JOURNAL_FILE } from './journal/index.ts'

const GAMES_MODULE = import.meta.resolve('#shared/games/index.ts')
const CLIENT_DIST = fileURLToPath(new URL('../client/dist', import.meta.url))

/** Kept back for closing files and connections. */
const LAST_MS = 500
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export interface RunningServer {
  readonly url: string
  readonly port: number
  readonly log: Logger
  readonly meter: PromMeter
  readonly journal: Archive
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
  /** How long connections may take. */
  readonly edge?: EdgeTimes
  /** Where the built web client lies. */
  readonly clientDist?: string
}

/** What was opened is closed in reverse order, also if the start fails half-way. */
class Closers {
  readonly #closers: (() => Promise<unknown>)[] = []

  add(close: () => Promise<unknown>): void {
    this.#closers.push(close)
  }

  async closeAll(log: Logger): Promise<void> {
    for (let close = this.#closers.pop(); close; close = this.#closers.pop())
      await close().catch((error: unknown) => log.error({ error }, 'something could not be closed'))
  }
}

export async function startServer(overrides: Partial<Config> = {}, parts: ServerParts = {}): Promise<RunningServer> {
  const config: Config = { ...defaultConfig(), ...overrides }
  const log = createLog(config)
  const closers = new Closers()
  try {
    return await start(config, parts, log, closers)
  } catch (error) {
    await closers.closeAll(log)
    throw error
  }
}

async function start(config: Config, parts: ServerParts, log: Logger, closers: Closers): Promise<RunningServer> {
  const { games = GAMES, gamesModule = GAMES_MODULE, tuning = TUNING, time = realTime, edge = EDGE_TIMES, clientDist = CLIENT_DIST } = parts
  const meter = new PromMeter()
  const readiness = new Readiness()
  const broken = Promise.withResolvers<Error>()

  const drain = Promise.withResolvers<void>()
  if (!config.SECRET || !config.REDIS_URL || config.FINISHED === 'sqlite') await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 })
  const secret = config.SECRET ?? (await keepSecret(config.DATA_DIR))
  if (!config.REDIS_URL && (await isNewSecret(config.DATA_DIR, secret)))
    log.warn({}, 'the secret is another than before: the tokens that guests have are not valid any more')
  const identity = createIdentity(secret, time)
  const link = config.REDIS_URL ? await openLink(config.REDIS_URL, secret, config, log, meter) : undefined
  closers.add(async () => {
    link?.presence.shutdown()
    await link?.redis.close()
  })

  const nameNetwork = createNetworkNames(secret)
  const mostPerNetwork = config.LIMITS === 'off' ? 0 : config.CONNECTIONS_PER_ADDRESS
  const http = createHttpServer({
    times: edge,
    most: config.LIMITS === 'off' ? 0 : config.MAX_CONNECTIONS,
    mostPerNetwork,
    isBehindProxy: config.TRUST_PROXY > 0,
    onRefused: (scope) => meter.limited('connections', scope),
  })
  meter.watchSockets(http)
  const colyseus = createColyseus({
    http,
    config,
    log,
    link,
    guard: {
      readiness,
      origins: config.PUBLIC_ORIGINS,
      proxies: config.TRUST_PROXY,
      networkOf: nameNetwork,
      mostPerNetwork,
      onRefused: () => meter.limited('connections', 'network'),
    },
  })
  await matchMaker.onReady
  const hostMatch = (match: string) => rooms.hostMatch(match)
  const keep: Keep = link
    ? await joinNodes({ link, config, log, meter, time, host: hostMatch, drain: () => drain.resolve() })
    : await stayAlone(config, time, (error) => broken.resolve(error))
  closers.add(() => keep.close())
  const { archive, leases, directory, seating } = keep
  meter.watchJournal(archive)
  const pruning = setInterval(() => void prune(archive, config, log), HOUR_MS)
  closers.add(async () => clearInterval(pruning))
  await prune(archive, config, log)

  const bots = parts.bots ?? createBotPool({ threads: config.BOT_THREADS, budgetMs: config.BOT_BUDGET_MS, games: gamesModule })
  closers.add(() => bots.close())
  const replayer = createReplayer({ games: gamesModule })
  closers.add(() => replayer.close())
  const limits = new ServiceLimits({
    rates: ratesOf(config),
    tables: (own) =>
      new NewTables({
        config,
        limits: own,
        archive,
        countMatches: () => matchMaker.stats.local.roomCount,
        onRefused: (limit, scope) => meter.limited(limit, scope),
        now: () => time.now(),
      }),
    shared: link && new RedisCount(link.redis),
    onRefused: (what, scope) => meter.limited(what, scope),
  })
  const rooms = createRooms({ journal: archive, leases, bots, replayer, passes: identity, directory, limits, log, meter, time }, tuning, games)

  const app = await createApp({
    config,
    games,
    archive,
    identity,
    limits,
    service: serviceOf(secret),
    networkOf: (request) => nameNetwork(addressOf(request, config.TRUST_PROXY)),
    meter,
    log,
    readiness,
    quick: new QuickMatches({ directory, journal: archive, seating, create: rooms.createMatch, time }),
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
        meter.limited('requests', 'network')
        meter.refused('too-many')
      },
    }),
  )
  colyseus.define(MATCH_ROOM, rooms.MatchRoom)
  colyseus.define(LOBBY_ROOM, rooms.LobbyRoom)
  await matchMaker.accept()
  const limit = new Limit(config.DRAIN_SECONDS)
  closers.add(() => limit.keep(colyseus.gracefullyShutdown(false), log))

  http.listen(config.PORT, config.HOST)
  await once(http, 'listening')
  closers.add(() => stopListening(http))
  const due = new DueMatches({ journal: archive, time, log, wake: rooms.wakeMatch })
  closers.add(() => due.close())
  due.start(link ? 0 : SOON_MS)
  keep.sweep?.()
  readiness.enter('ready')

  const { url, port } = placeOf(http, config.HOST)
  let closing: Promise<void> | undefined
  async function close(): Promise<void> {
    limit.begin()
    readiness.enter('draining')
    if (config.UNREADY_SECONDS > 0) await sleep(Math.min(config.UNREADY_SECONDS, config.DRAIN_SECONDS / 2) * 1000)
    await Promise.all([keep.rest?.(), due.close()])
    const handedOver = await limit.keep(rooms.handOver(limit.leftMs / 2), log)
    if (handedOver) log.info({ matches: handedOver }, 'matches were handed over')
    await closers.closeAll(log)
  }
  return {
    url,
    port,
    log,
    meter,
    journal: archive,
    broken: broken.promise,
    drain: drain.promise,
    close() {
      closing ??= close()
      return closing
    },
  }
}

/** Where matches are, and whose: what differs between a process that is alone and one of several. */
type Keep = Pick<Node, 'archive' | 'close'> &
  Partial<Pick<Node, 'sweep' | 'rest'>> &
  Pick<Services, 'leases' | 'directory'> & { readonly seating: Seating }

async function stayAlone(config: Config, time: Time, onEnd: (error: Error) => void): Promise<Keep> {
  const archive = await openJournal({
    file: join(config.DATA_DIR, JOURNAL_FILE),
    durability: config.DURABILITY,
    onEnd,
  })
  const directory = new LocalDirectory(time)
  return {
    archive,
    leases: new LocalLeases(),
    directory,
    seating: new LocalSeating(),
    close() {
      directory.close()
      return archive.close()
    },
  }
}

/** Colyseus waits for its rooms without a limit; whoever stops a server has one. */
class Limit {
  readonly #ms: number
  #until = Number.POSITIVE_INFINITY

  constructor(seconds: number) {
    this.#ms = seconds * 1000
  }

  begin(): void {
    this.#until = performance.now() + this.#ms
  }

  /** A little is always left for what comes after. */
  get leftMs(): number {
    return Math.max(LAST_MS, Math.min(this.#ms, this.#until - performance.now() - LAST_MS))
  }

  /** Gives nothing if it took too long. */
  async keep<T>(work: Promise<T>, log: Logger): Promise<T | undefined> {
    const { promise: late, resolve } = Promise.withResolvers<undefined>()
    const timer = setTimeout(() => {
      log.warn({}, 'rooms did not close in time')
      resolve(undefined)
    }, this.leftMs)
    return Promise.race([work, late]).finally(() => clearTimeout(timer))
  }
}

async function stopListening(http: HttpServer): Promise<void> {
  http.close()
  http.closeIdleConnections()
}

async function prune(archive: Archive, { RETENTION_DAYS }: Config, log: Logger): Promise<void> {
  const now = Date.now()
  const finished = RETENTION_DAYS > 0 ? now - RETENTION_DAYS * DAY_MS : 0
  try {
    const pruned = await archive.prune({ finished, abandoned: now - DAY_MS })
    if (pruned > 0) log.info({ matches: pruned }, 'old matches were deleted')
  } catch (error) {
    log.error({ error }, 'old matches could not be deleted')
  }
}

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::', ''])

/** Where a person on this machine finds it. */
function placeOf(http: HttpServer, host: string): { readonly url: string; readonly port: number } {
  const address = http.address()
  if (typeof address !== 'object' || !address) throw new Error('the server has no port')
  const name = EVERYWHERE.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return { url: `http://${name}:${address.port}`, port: address.port }
}
