import { type Span, within } from '#rooms/match/clock/spans.ts'

/** How often a server that could take an answer says so. */
export const BEAT_MS = 5000
/** If none said so for longer than this, nobody could answer. What is shorter is not noticed by who plays over days. */
export const PAUSE_MS = 30_000
/** Servers that were there for no longer than this between two pauses were not there for anybody. So a server that does not get up makes one pause, not thousands. */
export const UPTIME_MS = 60_000
/** More than there ever are. Beyond that the oldest are forgotten. */
export const MAX_PAUSES = 500
/** A pause is forgotten when servers have been there for this long since: twice as long as the longest clock runs. */
export const KEPT_MS = 8 * 24 * 3_600_000
/** What the index of clocks has for the first moments of a pause need not be a clock: a bot that was about to move is never put off. */
export const NOT_PUT_OFF_MS = 2 * 60_000

/** Answers could be taken from `since` to `at`. */
export interface Beat {
  readonly since: number
  readonly at: number
  /** Pauses that ended then, or before, are of no use any more. */
  readonly forget: number
}

/** Where it is written down when nobody could answer: one for all servers. */
export interface PauseBook {
  /**
   * If nobody could answer for too long before `since`, that is a pause, and clocks that wait outside of memory and would be due in
   * it are put off. Whoever else notices the same writes nothing. Gives all pauses, in order.
   */
  beat(beat: Beat): Promise<readonly Span[]>
}

/** The end of the last pause that no clock can need: they count the time since then, without the pauses that came later. */
export function forgettable(pauses: readonly Span[], now: number): number {
  const old = pauses.findLast(([, to]) => now - to - within([to, now], pauses) > KEPT_MS)
  return old?.[1] ?? 0
}
