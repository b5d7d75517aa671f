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

/** Opens the backend of one of several nodes. */
export async function openRedisBackend({ clients, config, log, metrics, time, drain }: RedisBackendParts): Promise<Backend> {
  const { redis, driver, book, secrets } = clients
  const bus = await Bus.open(redis, log)
  const ttlMs = config.LEASE_SECONDS * 1000
  let sweeping: { readonly registry: Pick<MatchRegistry, 'hostMatch'>; readonly sweeper: OrphanSweeper } | undefined
  const leases = await RedisLeases.open({
    redis,
    bus,
    log,
    metrics,
    name: config.NODE_NAME,
    processId: matchMaker.processId,
    address: config.PUBLIC_ADDRESS,
    secret: fingerprintOf(secrets.own),
    ttlMs,
    locate: async (match) => (await driver.findOne({ roomId: match }))?.processId,
    commands: {
      drain,
      // Another node looks for a match that this node owns. If it is hosted here already, its listing was lost. Before the start this node owns none.
      open: (match) =>
        void sweeping?.registry
          .hostMatch(match)
          .then(() => matchMaker.restoreMissingRoomCaches())
          .catch((error) => log.warn({ match, error }, 'a match that another node asked for could not be opened')),
    },
  })
  const rotation = await SecretRotation.open({ book, secrets, log, onOutdated: drain })
  redis.onReady(
    () => void matchMaker.restoreMissingRoomCaches().catch((error) => log.warn({ error }, 'the rooms of this node could not be listed again')),
  )
  metrics.watchNode(leases)
  const directory = await RedisDirectory.open({ redis, bus, leases, log, time })
  const journal = new RedisJournal(redis, leases)
  const keepMs = config.RETENTION_DAYS > 0 ? config.RETENTION_DAYS * DAY_MS : undefined
  const archiver =
    config.FINISHED === 'sqlite' ? await Archiver.open({ redis, bus, journal, archive: await openFile(config), log, keepMs }) : undefined
  return {
    journal,
    leases,
    directory,
    seatHolds: new RedisSeatHolds(redis),
    pauses: new RedisPauses(redis, log),
    start(registry) {
      const sweeper = new OrphanSweeper({
        redis,
        leases,
        log,
        everyMs: ttlMs / SWEEPS_PER_LEASE,
        host: (match) => registry.hostMatch(match),
        async forgetNode(node, { processId }) {
          await Promise.all([directory.forget(node), driver.cleanup(processId), matchMaker.stats.excludeProcess(processId)])
          log.info({ node }, 'the data of a dead node was removed')
        },
      })
      sweeping = { registry, sweeper }
    },
    stopSweeping: async () => sweeping?.sweeper.close(),
    async close() {
      rotation.close()
      directory.close()
      await archiver?.close()
      await leases.close().catch((error) => log.warn({ error }, 'the lease could not be given up and will expire'))
      await bus.close()
    },
  }
}
