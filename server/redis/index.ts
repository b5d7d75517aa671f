import { join } from 'node:path'
import { matchMaker } from '@colyseus/core'
import type { Time } from '#rooms/index.ts'
import type { Logger } from '#rooms/services.ts'
import type { Result } from '#shared/kernel/refusal.ts'
import { fingerprintOf } from '../identity/fingerprint.ts'
import type { Secrets } from '../identity/secrets.ts'
import { joinService, type ServiceBook } from '../identity/service.ts'
import { JOURNAL_FILE, type JournalStore, openJournal } from '../journal/index.ts'
import type { PrometheusMetrics } from '../metrics.ts'
import type { Config } from '../process/config.ts'
import { Archiver } from './archiver.ts'
import { Bus } from './bus.ts'
import { FencedDriver, ResilientPresence } from './colyseus.ts'
import { RedisConnection } from './connection.ts'
import { RedisDirectory } from './directory.ts'
import { verifyDurability } from './durability.ts'
import { RedisJournal } from './journal.ts'
import { RedisLeases } from './leases.ts'
import { OrphanSweeper } from './orphan-sweeper.ts'
import { RedisPauses } from './pauses.ts'
import { RedisSeatHolds } from './seat-holds.ts'
import { SecretRotation } from './secret-rotation.ts'
import { RedisService } from './service.ts'

const SWEEPS_PER_LEASE = 4
const DAY_MS = 86_400_000

/** What Colyseus must be given before it starts. */
export interface RedisClients {
  readonly redis: RedisConnection
  readonly presence: ResilientPresence
  readonly driver: FencedDriver
  readonly book: ServiceBook
  readonly secrets: Secrets
  /** What clients know the service by. */
  readonly service: string
}

export async function openRedisClients(
  url: string,
  secrets: Secrets,
  { DURABILITY }: Config,
  log: Logger,
  metrics: PrometheusMetrics,
): Promise<RedisClients> {
  const redis = await RedisConnection.open({ url, log, onRoundTrip: (what, seconds, ok) => metrics.tripped(what, seconds, ok) })
  try {
    await verifyDurability(redis, DURABILITY, log)
    const book = new RedisService(redis)
    const { id } = await joinService(book, secrets)
    const presence = new ResilientPresence(url, log)
    return { redis, presence, driver: new FencedDriver(presence, redis, log), book, secrets, service: id }
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
  /** Makes sure that the match is hosted somewhere. */
  readonly host: (match: string) => Promise<Result<unknown>>
  /** The operator asked for it from elsewhere. */
  readonly drain: () => void
}

/** This process as one of several. */
export interface RedisBackend {
  readonly journal: JournalStore
  readonly leases: RedisLeases
  readonly directory: RedisDirectory
  readonly seatHolds: RedisSeatHolds
  readonly pauses: RedisPauses
  /** From now on the orphans of others are looked after. */
  startSweeping(): void
  /** No more of that. */
  stopSweeping(): Promise<void>
  close(): Promise<void>
}

const openFile = ({ DATA_DIR, DURABILITY }: Config): Promise<JournalStore> =>
  openJournal({ file: join(DATA_DIR, JOURNAL_FILE), durability: DURABILITY })

export async function openRedisBackend({ clients, config, log, metrics, time, host, drain }: RedisBackendParts): Promise<RedisBackend> {
  const { redis, driver, book, secrets } = clients
  const bus = await Bus.open(redis, log)
  const ttlMs = config.LEASE_SECONDS * 1000
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
      // Somebody looks for a match that is ours: if it is hosted, its listing got lost.
      open: (match) =>
        void host(match)
          .then(() => matchMaker.restoreMissingRoomCaches())
          .catch((error) => log.warn({ match, error }, 'not opened')),
    },
  })
  const rotation = await SecretRotation.open({ book, secrets, log, onOutdated: drain })
  redis.onReady(() => void matchMaker.restoreMissingRoomCaches().catch((error) => log.warn({ error }, 'rooms are not listed')))
  metrics.watchNode(leases)
  const directory = await RedisDirectory.open(redis, bus, leases, log, time)
  const journal = new RedisJournal(redis, leases)
  const keepMs = config.RETENTION_DAYS > 0 ? config.RETENTION_DAYS * DAY_MS : undefined
  const archiver =
    config.FINISHED === 'sqlite' ? await Archiver.open({ redis, bus, journal, archive: await openFile(config), log, keepMs }) : undefined
  let sweeper: OrphanSweeper | undefined
  return {
    journal,
    leases,
    directory,
    seatHolds: new RedisSeatHolds(redis),
    pauses: new RedisPauses(redis, log),
    startSweeping() {
      sweeper = new OrphanSweeper({
        redis,
        leases,
        log,
        everyMs: ttlMs / SWEEPS_PER_LEASE,
        host,
        async forgetNode(node, { processId }) {
          await Promise.all([directory.forget(node), driver.cleanup(processId), matchMaker.stats.excludeProcess(processId)])
          log.info({ node }, 'a dead node is forgotten')
        },
      })
    },
    stopSweeping: async () => sweeper?.close(),
    async close() {
      rotation.close()
      directory.close()
      await archiver?.close()
      await leases.close().catch((error) => log.warn({ error }, 'the lease runs out by itself'))
      await bus.close()
    },
  }
}
