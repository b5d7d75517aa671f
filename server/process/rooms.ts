import { matchMaker } from '#rooms/colyseus/index.ts'
import { createRooms } from '#rooms/index.ts'
import type { Services } from '#rooms/services.ts'
import { createBotPool } from '../bots/index.ts'
import type { TokenService } from '../identity/tokens.ts'
import { ServiceLimits } from '../limits/index.ts'
import { NewMatches } from '../limits/new-matches.ts'
import { ratesOf } from '../limits/rates.ts'
import { HeartbeatLeases } from '../matchmaking/heartbeat-leases.ts'
import type { RedisClients } from '../redis/index.ts'
import { RedisCount } from '../redis/limits.ts'
import { createReplayer } from '../replayer/index.ts'
import type { Backend } from './backend.ts'
import { Heartbeat } from './heartbeat.ts'
import type { Startup } from './startup.ts'

/** Creates the limits for people and networks. With Redis, some are counted for all nodes together. */
export function createLimits({ config, metrics, time }: Startup, { journal }: Backend, redis: RedisClients | undefined): ServiceLimits {
  return new ServiceLimits({
    rates: ratesOf(config),
    newMatches: (limits) =>
      new NewMatches({
        config,
        limits,
        journal,
        countMatches: () => matchMaker.stats.local.roomCount,
        onRefused: (limit, scope) => metrics.limited(limit, scope),
        now: () => time.now(),
      }),
    shared: redis && new RedisCount(redis.redis),
    onRefused: (what, scope) => metrics.limited(what, scope),
    now: () => time.monotonic(),
  })
}

/** Opens the bot threads, unless a test brings its own. */
function openBots({ config, log, metrics, gamesModule, parts, closers }: Startup): Services['bots'] {
  const bots =
    parts.bots ??
    createBotPool({
      threads: config.BOT_THREADS,
      budgetMs: config.BOT_BUDGET_MS,
      games: gamesModule,
      ...(parts.mostThoughts ? { mostWaiting: parts.mostThoughts } : {}),
      onRefused: () => metrics.limited('thoughts', 'all'),
      onThreadError: (error) => log.warn({ error }, "a bot's thread failed after its answer; another thread replaces it"),
    })
  closers.add(() => bots.close())
  return bots
}

/** Creates the rooms of this process on top of its backend. The caller starts the heartbeat before anybody can connect. */
export function openRooms(startup: Startup, backend: Backend, tokens: TokenService, limits: ServiceLimits) {
  const { log, metrics, time, closers, gamesModule, tuning, games } = startup
  const heartbeat = new Heartbeat({ store: backend.pauses, time, log })
  closers.add(() => heartbeat.close())
  const bots = openBots(startup)
  const replayer = createReplayer({
    games: gamesModule,
    onThreadError: (error) => log.warn({ error }, 'the thread that replays matches failed after its reply; another thread replaces it'),
  })
  closers.add(() => replayer.close())
  const { journal, directory } = backend
  const leases = new HeartbeatLeases(backend.leases, heartbeat)
  const services: Services = { journal, leases, outages: heartbeat, bots, replayer, tokens, directory, limits, log, metrics, time }
  return { heartbeat, ...createRooms(services, tuning, games) }
}
