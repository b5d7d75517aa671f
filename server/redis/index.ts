import { join } from 'node:path'
import { FencedDriver } from '#rooms/colyseus/fenced-driver.ts'
import { matchMaker } from '#rooms/colyseus/index.ts'
import { ResilientPresence } from '#rooms/colyseus/resilient-presence.ts'
import type { Time } from '#rooms/index.ts'
import type { MatchRegistry } from '#rooms/registry.ts'
import type { Logger } from '#rooms/services.ts'
import { fingerprintOf } from '../identity/fingerprint.ts'
import type { Secrets } from '../identity/secrets.ts'
import { joinService, type ServiceStore } from '../identity/service.ts'
import { JOURNAL_FILE, type JournalStore, openJournal } from '../journal/index.ts'
import type { PrometheusMetrics } from '../metrics.ts'
import type { Backend } from '../process/backend.ts'
import type { Config } from '../process/config.ts'
import { Archiver } from './archiver.ts'
import { Bus } from './bus.ts'
import { RedisConnection } from './connection.ts'
import { RedisDirectory } from './directory.ts'
import { verifyDurability } from './durability.ts'
import { RedisJournal } from './journal.ts'
import { RedisLeases } from './leases.ts'
import { OrphanSweeper } from './orphan-sweeper.ts'
import { RedisPauses } from './pauses.ts'
import { RedisRoomListing } from './room-listing.ts'
import { RedisSeatHolds } from './seat-holds.ts'
import { SecretRotation } from './secret-rotation.ts'
import { RedisService } from './service.ts'

const SWEEPS_PER_LEASE = 4
const DAY_MS = 86_400_000

/** The connections that Colyseus needs before it starts. */
export interface RedisClients {
  readonly redis: RedisConnection
  readonly presence: ResilientPresence
  readonly driver: FencedDriver
  readonly book: ServiceStore
  readonly secrets: Secrets
  /** The id by which clients know the service. */
  readonly service: string
}

interface RedisClientsOptions {
  readonly url: string
  readonly secrets: Secrets
  readonly config: Config
  readonly log: Logger
  readonly metrics: PrometheusMetrics
}

export async function openRedisClients({ url, secrets, config, log, metrics }: RedisClientsOptions): Promise<RedisClients> {
  const redis = await RedisConnection.open({ url, log, onRoundTrip: (what, seconds, ok) => metrics.tripped(what, seconds, ok) })
  try {
    await verifyDurability(redis, config.DURABILITY, log)
    const book = new RedisService(redis)
    const { id } = await joinService(book, secrets)
    const presence = new ResilientPresence(url, log)
    return { redis, presence, driver: new FencedDriver(presence, new RedisRoomListing(redis), log), book, secrets, service: id }
  } catch (error) {
    await redis.close()
    throw error
  }
}

export interface RedisBackendParts {
  readonly clients: RedisClients
  readonly config: Config
  readonly log: Logger
  readonly metrics: PrometheusMetrics
  readonly time: Time
  /** Called when the operator drains this node with the command line, or when its secret is outdated. */
  readonly drain: () => void
}

const openFile = ({ DATA_DIR, DURABILITY }: Config): Promise<JournalStore> =>
  openJournal({ file: join(DATA_DIR, JOURNAL_FILE), durability: DURABILITY })

/** The registry and the sweeper of a backend that was started. */
interface Started {
  readonly registry: Pick<MatchRegistry, 'hostMatch'>
  readonly sweeper: OrphanSweeper
}

/** Lists the rooms of this node again after an outage, because their listings may be lost. */
function listRoomsAgain(log: Logger): void {
  matchMaker.restoreMissingRoomCaches().catch((error: unknown) => log.warn({ error }, 'the rooms of this node could not be listed again'))
}

/** Opens the leases of this node. `started` returns undefined until the backend is started. */
function openLeases({ clients, config, log, metrics, drain }: RedisBackendParts, bus: Bus, started: () => Started | undefined): Promise<RedisLeases> {
  const { redis, driver, secrets } = clients
  return RedisLeases.open({
    redis,
    bus,
    log,
    metrics,
    name: config.NODE_NAME,
    processId: matchMaker.processId,
    address: config.PUBLIC_ADDRESS,
    secret: fingerprintOf(secrets.own),
    ttlMs: config.LEASE_SECONDS * 1000,
    locate: async (match) => (await driver.findOne({ roomId: match }))?.processId,
    commands: {
      drain,
      // Another node looks for a match that this node owns. If it is hosted here already, its listing was lost. Before the start this node owns none.
      open: (match) =>
        void started()
          ?.registry.hostMatch(match)
          .then(() => matchMaker.restoreMissingRoomCaches())
          .catch((error: unknown) => log.warn({ match, error }, 'a match that another node asked for could not be opened')),
    },
  })
}

/** Starts to adopt the matches of dead nodes. */
function startSweeping(
  { clients: { redis, driver }, config, log }: RedisBackendParts,
  leases: RedisLeases,
  directory: RedisDirectory,
  registry: Started['registry'],
): OrphanSweeper {
  return new OrphanSweeper({
    redis,
    leases,
    log,
    everyMs: (config.LEASE_SECONDS * 1000) / SWEEPS_PER_LEASE,
    host: (match) => registry.hostMatch(match),
    async forgetNode(node, { processId }) {
      await Promise.all([directory.forget(node), driver.cleanup(processId), matchMaker.stats.excludeProcess(processId)])
      log.info({ node }, 'the data of a dead node was removed')
    },
  })
}

/** Opens the archive of finished matches, if this node has it. */
async function maybeOpenArchiver(
  { clients: { redis }, config, log }: RedisBackendParts,
  bus: Bus,
  journal: RedisJournal,
): Promise<Archiver | undefined> {
  if (config.FINISHED !== 'sqlite') return undefined
  const keepMs = config.RETENTION_DAYS > 0 ? config.RETENTION_DAYS * DAY_MS : undefined
  return Archiver.open({ redis, bus, journal, archive: await openFile(config), log, keepMs })
}

/** Opens the backend of one of several nodes. */
export async function openRedisBackend(parts: RedisBackendParts): Promise<Backend> {
  const { clients, log, metrics, time, drain } = parts
  const { redis, book, secrets } = clients
  let started: Started | undefined
  const bus = await Bus.open(redis, log)
  const leases = await openLeases(parts, bus, () => started)
  const rotation = await SecretRotation.open({ book, secrets, log, onOutdated: drain })
  redis.onReady(() => listRoomsAgain(log))
  metrics.watchNode(leases)
  const directory = await RedisDirectory.open({ redis, bus, leases, log, time })
  const journal = new RedisJournal(redis, leases)
  const archiver = await maybeOpenArchiver(parts, bus, journal)
  return {
    journal,
    leases,
    directory,
    seatHolds: new RedisSeatHolds(redis),
    pauses: new RedisPauses(redis, log),
    start(registry) {
      started = { registry, sweeper: startSweeping(parts, leases, directory, registry) }
    },
    stopSweeping: async () => started?.sweeper.close(),
    async close() {
      rotation.close()
      directory.close()
      await archiver?.close()
      await leases.close().catch((error) => log.warn({ error }, 'the lease could not be given up and will expire'))
      await bus.close()
    },
  }
}
