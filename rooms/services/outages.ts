import type { Span } from '../match/clock/spans.ts'

/** Periods in which no process could take answers. Clocks do not count them. */
export interface Outages {
  /** The periods that a clock may still need, in order and without overlaps. The array is replaced when there is a new one. */
  readonly known: readonly Span[]
  /** False while it is not known whether an outage is going on. */
  readonly isSettled: boolean
}
