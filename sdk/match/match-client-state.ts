import type { Seat } from '#shared/kernel/decision.ts'
import type { ChatLine, LogEntry, MatchState } from '#shared/protocol/match.ts'

/**
 * joining: for the first time; held: the server cannot write now, what was asked waits; lost: trying again; elsewhere: another connection,
 * mostly another tab of the same person, has the place of this one, which does not take it back by itself; gone: there is no such match.
 */
export type ConnectionStatus = 'joining' | 'live' | 'held' | 'lost' | 'elsewhere' | 'gone' | 'closed'

/** All that this client knows of the match: a new object after every change, the same branches where nothing changed. */
export interface MatchClientState {
  readonly status: ConnectionStatus
  readonly state?: MatchState
  /** Own seat; undefined for a spectator. */
  readonly seat?: Seat
  /** From the setup on, without gaps; may be behind the state for the moment it takes to fetch what was missed. */
  readonly log: readonly LogEntry[]
  readonly chat: readonly ChatLine[]
  /** The server's clock minus this one, in ms. */
  readonly clockOffset: number
  /** The seat has committed to a nonce that this client does not have, and so cannot open. */
  readonly lostNonce: boolean
}
