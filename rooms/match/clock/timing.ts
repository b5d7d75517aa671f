import type { Pace } from '#shared/protocol/match.ts'

/** How long people may think, in milliseconds: a time for each decision, within a time for the whole turn, and then a reserve for the match. */
export interface Timing {
  /** Without it, a decision may use what is left of the turn. */
  readonly decision?: number
  /** What all decisions of one turn may use before the reserve. A turn is an unbroken sequence of decisions of one seat. */
  readonly turn: number
  readonly reserve: number
  /** Whether the clocks pause while nobody is there, as in live matches. */
  readonly pausesAlone: boolean
}
export type Timings = Readonly<Record<Pace, Timing | undefined>>

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
export const TIMINGS: Timings = {
  live: { decision: 45 * SECOND, turn: 5 * MINUTE, reserve: 4 * MINUTE, pausesAlone: true },
  relaxed: { turn: 24 * HOUR, reserve: 72 * HOUR, pausesAlone: false },
  untimed: undefined,
}
