import { type Span, within } from '#rooms/match/clock/spans.ts'

/** The interval in which a server that can accept answers writes a beat. */
export const BEAT_MS = 5000
/** A time without a beat of any server is a pause if it is longer than this. People in relaxed matches do not notice a shorter one. */
export const PAUSE_MS = 30_000
/** Two pauses are merged if servers ran for less than this between them. So a server that fails to start makes one pause, not thousands. */
export const UPTIME_MS = 60_000
/** The most pauses that are kept. Above it, the oldest are forgotten. */
export const MAX_PAUSES = 500
/** A pause is forgotten when servers have run for this long since then. It is twice the time of the longest clock. */
export const KEPT_MS = 8 * 24 * 3_600_000
/** A match that is due in this first part of a pause is never postponed, because it may wait for a bot's move and not for a clock. */
export const NOT_PUT_OFF_MS = 2 * 60_000

/** A beat. It says that answers could be accepted from `since` to `at`. */
export interface Beat {
  readonly since: number
  readonly at: number
  /** Pauses that ended at or before this moment are not needed any more. */
  readonly forget: number
}

/** Stores the pauses of the whole service, in which no server could accept answers. */
export interface PauseStore {
  /**
   * Writes a beat. If no server could accept answers for longer than PAUSE_MS before `since`, that is a pause, and clocks outside memory that
   * would be due in it are postponed. Another server that notices the same pause writes nothing. Resolves with all pauses in order.
   */
  beat(beat: Beat): Promise<readonly Span[]>
}

/** Returns the end of the last pause that no clock can need any more. */
export function forgettable(pauses: readonly Span[], now: number): number {
  const old = pauses.findLast(([, to]) => now - to - within([to, now], pauses) > KEPT_MS)
  return old?.[1] ?? 0
}
