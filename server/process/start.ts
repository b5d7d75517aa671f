import { mkdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { matchMaker } from '#rooms/colyseus/index.ts'
import { DUE_GRACE_MS, LOBBY_ROOM, MATCH_ROOM } from '#rooms/index.ts'
import type { MatchRegistry } from '#rooms/registry.ts'
import { DueMatches } from '../due.ts'
import { readSecrets } from '../identity/secret.ts'
import { stayInService } from '../identity/service.ts'
import { ServiceFile } from '../identity/service-file.ts'
import { createTokenService } from '../identity/tokens.ts'
import type { JournalStore } from '../journal/index.ts'
import { createNetworkNames } from '../limits/network.ts'
import type { PrometheusMetrics } from '../metrics.ts'
import { openRedisBackend, openRedisClients, type RedisClients } from '../redis/index.ts'
import { type Backend, openLocalBackend } from './backend.ts'
import { Closers, Deadline } from './closing.ts'
import { type Config, defaultConfig } from './config.ts'
import { createLogger } from './log.ts'
import { startPruning } from './pruning.ts'
import { createLimits, openRooms } from './rooms.ts'
import { listen, serveRequests } from './serve.ts'
import { openSockets, type Sockets } from './sockets.ts'
import { newStartup, type ServerParts, type Startup } from './startup.ts'

export interface RunningServer {
  readonly url: string
  readonly port: number
  readonly log: Logger
  readonly metrics: PrometheusMetrics
  readonly journal: JournalStore
  readonly due: Pick<DueMatches, 'isRunning'>
  /** Resolves with the error if the journal has ended and the process cannot go on. */
  readonly broken: Promise<Error>
  /** Resolves if the operator asked another node to drain this one. */
  readonly drain: Promise<void>
  /** Stops accepting connections, hands matches over and closes everything, at the latest within the configured time. */
  close(): Promise<void>
}

export async function startServer(overrides: Partial<Config> = {}, parts: ServerParts = {}): Promise<RunningServer> {
  const config: Config = { ...defaultConfig(), ...overrides }
  const log = createLogger(config)
  const closers = new Closers()
  try {
    if (!config.SECRET || !config.REDIS_URL || config.FINISHED === 'sqlite') await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 })
    return await start(newStartup({ config, secrets: await readSecrets(config), log, closers }, parts))
  } catch (error) {
    await closers.closeAll(log)
    throw error
  }
}

async function openClients({ config, secrets, log, metrics, closers }: Startup): Promise<RedisClients | undefined> {
  const redis = config.REDIS_URL ? await openRedisClients({ url: config.REDIS_URL, secrets, config, log, metrics }) : undefined
  closers.add(async () => {
    redis?.presence.shutdown()
    await redis?.redis.close()
  })
  return redis
}

interface Interrupts {
  readonly onBroken: (error: Error) => void
  readonly onDrain: () => void
}

async function openBackend(startup: Startup, redis: RedisClients | undefined, { onBroken, onDrain }: Interrupts): Promise<Backend> {
  const { config, log, metrics, time, closers } = startup
  const backend = redis
    ? await openRedisBackend({ clients: redis, config, log, metrics, time, drain: onDrain })
    : await openLocalBackend(config, time, onBroken)
  closers.add(() => backend.close())
  metrics.watchJournal(backend.journal)
  await startPruning(backend.journal, startup)
  return backend
}

/** Starts the backend, then the rooms on top of it, then HTTP. */
async function start(startup: Startup): Promise<RunningServer> {
  const { config, secrets, log, metrics, readiness } = startup
  const broken = Promise.withResolvers<Error>()
  const drain = Promise.withResolvers<void>()
  const tokens = createTokenService(secrets, startup.time)
  const nameNetwork = createNetworkNames(secrets)
  const redis = await openClients(startup)
  const { http, colyseus } = await openSockets(startup, redis, nameNetwork)
  const backend = await openBackend(startup, redis, { onBroken: broken.resolve, onDrain: drain.resolve })
  const { journal } = backend
  // The journal is open now. Only the process that owns the journal of a directory may write the service file beside it.
  const service = redis?.service ?? (await stayInService(new ServiceFile(config.DATA_DIR), secrets, log))

  const limits = createLimits(startup, backend, redis)
  const { heartbeat, registry, MatchRoom, LobbyRoom } = openRooms(startup, backend, tokens, limits)
  await serveRequests(startup, { http, backend, registry, tokens, limits, nameNetwork, service })
  const deadline = await openColyseus(startup, colyseus, { [MATCH_ROOM]: MatchRoom, [LOBBY_ROOM]: LobbyRoom })
  // The heartbeat starts before anybody can connect, because clocks need to know the pauses.
  await heartbeat.start()
  const { url, port } = await listen(http, startup)
  const due = startDueMatches(startup, journal, registry, redis ? 0 : DUE_GRACE_MS)
  backend.start(registry)
  readiness.enter('ready')

  let closing: Promise<void> | undefined
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
      closing ??= closeServer(startup, { backend, registry, due, deadline })
      return closing
    },
  }
}

type RoomClass = Parameters<Sockets['colyseus']['define']>[1]

/** Lets clients join the rooms. Returns the deadline by which a closing server must have let them go. */
async function openColyseus(
  { config, log, closers }: Startup,
  colyseus: Sockets['colyseus'],
  rooms: Readonly<Record<string, RoomClass>>,
): Promise<Deadline> {
  for (const [name, room] of Object.entries(rooms)) colyseus.define(name, room)
  await matchMaker.accept()
  const deadline = new Deadline(config.DRAIN_SECONDS)
  closers.add(() => deadline.race(colyseus.gracefullyShutdown(false), log))
  return deadline
}

function startDueMatches({ time, log, closers }: Startup, journal: JournalStore, registry: MatchRegistry, aheadMs: number): DueMatches {
  const due = new DueMatches({ journal, time, log, wake: (match) => registry.wakeMatch(match) })
  closers.add(() => due.close())
  due.start(aheadMs)
  return due
}

interface OpenParts {
  readonly backend: Backend
  readonly registry: MatchRegistry
  readonly due: DueMatches
  readonly deadline: Deadline
}

async function closeServer({ config, log, readiness, closers }: Startup, { backend, registry, due, deadline }: OpenParts): Promise<void> {
  deadline.begin()
  readiness.enter('draining')
  if (config.UNREADY_SECONDS > 0) await sleep(Math.min(config.UNREADY_SECONDS, config.DRAIN_SECONDS / 2) * 1000)
  await Promise.all([backend.stopSweeping(), due.close()])
  const drained = await deadline.race(registry.drain(deadline.leftMs / 2), log)
  if (drained) log.info({ matches: drained }, 'matches were handed over')
  await closers.closeAll(log)
}
