import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { realTime, type Time, type Tuning } from '#rooms/index.ts'
import { GAMES } from '#shared/games/index.ts'
import type { Game } from '#shared/kernel/game.ts'
import type { BotPool } from '../bots/index.ts'
import { EDGE_TIMES, type EdgeTimes } from '../edge/times.ts'
import type { Secrets } from '../identity/secrets.ts'
import { PrometheusMetrics } from '../metrics.ts'
import type { Closers } from './closing.ts'
import type { Config } from './config.ts'
import { Readiness } from './readiness.ts'
import { tuningOf } from './tuning.ts'

const GAMES_MODULE = import.meta.resolve('#shared/games/index.ts')
const CLIENT_DIST = fileURLToPath(new URL('../../client/dist', import.meta.url))

/** The parts of a server that tests and tools can replace. */
export interface ServerParts {
  readonly games?: readonly Game[]
  /** The module that lists the games. Worker threads import it. */
  readonly gamesModule?: string
  readonly tuning?: Tuning
  readonly time?: Time
  readonly bots?: BotPool
  /** The most bot decisions that may wait for one thread. */
  readonly mostThoughts?: number
  /** The time limits of connections. */
  readonly edge?: EdgeTimes
  /** The folder of the built web client. */
  readonly clientDist?: string
}

/** The parts that every stage of the start needs. */
export interface Startup {
  readonly config: Config
  readonly secrets: Secrets
  readonly log: Logger
  readonly closers: Closers
  readonly metrics: PrometheusMetrics
  readonly readiness: Readiness
  readonly games: readonly Game[]
  readonly gamesModule: string
  readonly tuning: Tuning
  readonly time: Time
  readonly edge: EdgeTimes
  readonly clientDist: string
  readonly parts: ServerParts
}

export function newStartup(base: Pick<Startup, 'config' | 'secrets' | 'log' | 'closers'>, parts: ServerParts): Startup {
  const games = parts.games ?? GAMES
  return {
    ...base,
    metrics: new PrometheusMetrics(games.map(({ id }) => id)),
    readiness: new Readiness(),
    games,
    gamesModule: parts.gamesModule ?? GAMES_MODULE,
    tuning: parts.tuning ?? tuningOf(base.config),
    time: parts.time ?? realTime,
    edge: parts.edge ?? EDGE_TIMES,
    clientDist: parts.clientDist ?? CLIENT_DIST,
    parts,
  }
}
