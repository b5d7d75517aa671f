import type { MatchPlan } from '#sdk/players/match-plan.ts'
import type { Metric } from '#sdk/raw/runtime.ts'

/** The plan of one run for both drivers. Matches start one by one and settle down until `countsFrom`. */
export interface Plan extends MatchPlan {
  /** The number of matches at the same time. When one ends, the next begins. */
  readonly matches: number
  /** The number of matches in which every seat is taken and nobody answers. */
  readonly idle: number
  readonly lobby: number
  readonly startsAt: number
  readonly limits: readonly Threshold[]
}

/** A condition that must hold at the end, for example `answer_to_ack p(99) < 100`. It uses the words of k6's thresholds. */
export interface Threshold {
  readonly metric: Metric
  readonly of: 'p(99)' | 'p(95)' | 'avg' | 'count'
  readonly is: '<' | '==' | '>'
  readonly value: number
}

/** Returns the same run with another start time. */
export function startAt(plan: Plan, startsAt: number): Plan {
  const later = startsAt - plan.startsAt
  return { ...plan, startsAt, countsFrom: plan.countsFrom + later, endsAt: plan.endsAt + later }
}
