import type { Result } from '#shared/kernel/refusal.ts'
import type { Visitor } from './tokens.ts'

/** The uses that are limited per person and per network. */
export const LIMITED = ['guests', 'joins', 'tables', 'bots', 'chat', 'views'] as const

export type Limited = (typeof LIMITED)[number]

/** All limits, by the names under which /metrics counts what they refused or disconnected. */
export const COUNTED_LIMITS = [
  ...LIMITED,
  // New matches.
  'open',
  'gathering',
  'memory',
  // Connections and their traffic.
  'connections',
  'requests',
  'slow',
  'acknowledgement',
  'unread',
  'pings',
  'messages',
  'message-size',
  // In a match.
  'tabs',
  'spectators',
  'table-chat',
  'changes',
  'undo',
  'rounds',
  // Costly work.
  'looks',
  'replays',
  'thoughts',
  'passwords',
] as const

export type CountedLimit = (typeof COUNTED_LIMITS)[number]

/** What a limit applies to: a person, a network, a connection, a match (`table`), or the whole process. */
export const LIMIT_SCOPES = ['user', 'network', 'connection', 'table', 'all'] as const

export type LimitScope = (typeof LIMIT_SCOPES)[number]

/** The person and the network that a use is counted for. Anybody can make new guests, so everything is counted for the network too. */
export interface LimitedUser {
  readonly id?: string
  readonly network?: string
}

export interface Limits {
  /** Counts one use, or refuses it as `too-many` with the seconds to wait. Limits of all nodes together are counted in Redis. */
  take(what: Limited, who: LimitedUser): Promise<Result<void>>
  /** Whether this process has as many matches in memory as it may. */
  readonly isFull: boolean
  /** Creates a match with `make`, unless this person, their network or this process has too many. Every new match is created here. */
  newMatch(host: Visitor, make: () => Promise<Result<string>>): Promise<Result<string>>
}
