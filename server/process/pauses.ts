import { type Span, within } from '#rooms/match/clock/spans.ts'

/** How often a server that can take answers writes a beat. */
export const BEAT_MS = 5000
/** If no server wrote a beat for longer than this, it was a pause. People in relaxed matches do not notice a shorter one. */
export const PAUSE_MS = 30_000
/** If servers ran for no longer than this between two pauses, the pauses are one. So a server that fails to start makes one pause, not thousands. */
export const UPTIME_MS = 60_000
/** The most pauses that are kept. Beyond that, the oldest are forgotten. */
export const MAX_PAUSES = 500
/** A pause is forgotten when servers have run for this long since: twice as long as the longest clock runs. */
export const KEPT_MS = 8 * 24 * 3_600_000
/** What was due in the first moments of a pause may be the move of a bot and not a clock. It is never postponed. */
export const NOT_PUT_OFF_MS = 2 * 60_000

/** Answers could be taken from `since` to `at`. */
export interface Beat {
  readonly since: number
  readonly at: number
  /** Pauses that ended at or before this moment are not needed any more. */
  readonly forget: number
}

/** Stores when no server could take answers, for all servers. */
export interface PauseBook {
  /**
   * Writes a beat. If no server could take answers for too long before `since`, that is a pause, and clocks outside memory that would be due
   * in it are postponed. Another server that notices the same pause writes nothing. Returns all pauses, in order.
   */
  beat(beat: Beat): Promise<readonly Span[]>
}

/** The end of the last pause that no clock can need any more. */
export function forgettable(pauses: readonly Span[], now: number): number {
  const old = pauses.findLast(([, to]) => now - to - within([to, now], pauses) > KEPT_MS)
  return old?.[1] ?? 0
}
