import type { Pace } from '#shared/protocol/match.ts'

/** How long people may think, in milliseconds: time for each decision, within the time for a whole turn, and then a reserve for the whole match. */
export interface Timing {
  /** Without it a decision may take what is left of the turn. */
  readonly decision?: number
  /** What the decisions of one turn may use up before the reserve: a turn is an unbroken stretch of a seat's decisions. */
  readonly turn: number
  readonly reserve: number
  /** Stands still while no person is at the table: for people who sit there together. */
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
