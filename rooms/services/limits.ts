import type { Result } from '#shared/kernel/refusal.ts'
import type { Visitor } from './tokens.ts'

/** What is limited per person and per network. */
export const LIMITED = ['guests', 'joins', 'tables', 'bots', 'chat', 'views'] as const

export type Limited = (typeof LIMITED)[number]

/** Every limit, by the name under which /metrics counts what it refused or disconnected. */
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

/** What the limit belongs to: a person, a network, a connection, a match, or the whole process. */
export const LIMIT_SCOPES = ['user', 'network', 'connection', 'table', 'all'] as const

export type LimitScope = (typeof LIMIT_SCOPES)[number]

/** Who does something that is limited. Anybody can make new guests, so everything is counted for the network too. */
export interface LimitedUser {
  readonly id?: string
  readonly network?: string
}

export interface Limits {
  /** Counts one use, or refuses it as `too-many` with the seconds to wait. Limits that hold for all nodes are counted in Redis. */
  take(what: Limited, who: LimitedUser): Promise<Result<void>>
  /** Whether memory holds as many matches as it may. */
  readonly isFull: boolean
  /** Creates a match unless this person, their network or this process has too many. Every new match goes through here. */
  newTable(host: Visitor, make: () => Promise<Result<string>>): Promise<Result<string>>
}
