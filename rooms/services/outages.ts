import type { Span } from '../match/clock/spans.ts'

/** Knows the outages: periods in which no process could take answers. Clocks do not count them. */
export interface Outages {
  /** The outages that a clock may still need, in order and without overlaps. The array is replaced when there is a new one. */
  readonly known: readonly Span[]
  /** False while it is unknown whether there is an outage now. */
  readonly isSettled: boolean
}
