import type { Seat } from '#shared/kernel/decision.ts'
import type { ChatLine, LogEntry, MatchState } from '#shared/protocol/match.ts'

/**
 * The status of the connection to a match.
 * - `joining`: it connects for the first time.
 * - `live`: it is connected.
 * - `paused`: it is connected, but the server cannot write now. Requests wait.
 * - `reconnecting`: the connection broke, and it tries to connect again.
 * - `elsewhere`: another connection, usually another tab of the same person, has replaced it. It does not connect again on its own.
 * - `not-found`: there is no such match.
 * - `closed`: the client was closed.
 */
export type ConnectionStatus = 'joining' | 'live' | 'paused' | 'reconnecting' | 'elsewhere' | 'not-found' | 'closed'

/** All that this client knows of the match. Every change makes a new object, in which unchanged parts are the same objects as before. */
export interface MatchClientState {
  readonly status: ConnectionStatus
  readonly state?: MatchState
  /** The own seat; undefined for a spectator. */
  readonly seat?: Seat
  /** The log from the setup on, without gaps. It may be behind the state while missed entries are being fetched. */
  readonly log: readonly LogEntry[]
  readonly chat: readonly ChatLine[]
  /** The server's clock minus this one, in ms. */
  readonly clockOffset: number
  /** Whether the seat has committed to a nonce that this client does not have and so cannot open. */
  readonly lostNonce: boolean
}
