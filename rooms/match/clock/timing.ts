import type { Pace } from '#shared/protocol/match.ts'

/** The time that people have, in milliseconds: for each decision, for the whole turn, and then a reserve for the whole match. */
export interface Timing {
  /** The time for each decision. Without it, a decision may use the rest of the turn. */
  readonly decision?: number
  /** The time that all decisions of one turn may use before the reserve. A turn is an unbroken run of decisions by one seat. */
  readonly turn: number
  readonly reserve: number
  /** Whether the clocks pause while no person is connected, as in live matches. */
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
