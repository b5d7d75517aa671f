import type { Bots } from './services/bots.ts'
import type { Directory } from './services/directory.ts'
import type { Journal } from './services/journal.ts'
import type { Leases } from './services/leases.ts'
import type { Limits } from './services/limits.ts'
import type { Logger } from './services/logger.ts'
import type { Metrics } from './services/metrics.ts'
import type { Outages } from './services/outages.ts'
import type { Replayer } from './services/replayer.ts'
import type { Tokens } from './services/tokens.ts'
import type { Time } from './time.ts'

export type * from './services/bots.ts'
export type * from './services/directory.ts'
export type * from './services/journal.ts'
export type * from './services/leases.ts'
export * from './services/limits.ts'
export type * from './services/logger.ts'
export type * from './services/match-record.ts'
export type * from './services/metrics.ts'
export type * from './services/outages.ts'
export type * from './services/replayer.ts'
export type * from './services/tokens.ts'

/** The ports through which rooms use the process around them. The server implements them. */
export interface Services {
  readonly journal: Journal
  readonly leases: Leases
  readonly outages: Outages
  readonly bots: Bots
  readonly replayer: Replayer
  readonly tokens: Tokens
  readonly directory: Directory
  readonly limits: Limits
  readonly log: Logger
  readonly metrics: Metrics
  readonly time: Time
}
