import type { MatchPlan } from '#sdk/players/match-plan.ts'
import type { Metric } from '#sdk/raw/runtime.ts'

/** One run, as both drivers get it. Until `countsFrom`, matches start one by one and settle down. */
export interface Plan extends MatchPlan {
  /** Matches at a time; where one is over the next begins. */
  readonly matches: number
  /** Matches in which every seat is taken and nobody answers. */
  readonly idle: number
  readonly lobby: number
  readonly startsAt: number
  readonly limits: readonly Threshold[]
}

/** What must hold at the end, `answer_to_ack p(99) < 100`; the same words as k6's thresholds. */
export interface Threshold {
  readonly metric: Metric
  readonly of: 'p(99)' | 'p(95)' | 'avg' | 'count'
  readonly is: '<' | '==' | '>'
  readonly value: number
}

/** The same run at another moment. */
export function startAt(plan: Plan, startsAt: number): Plan {
  const later = startsAt - plan.startsAt
  return { ...plan, startsAt, countsFrom: plan.countsFrom + later, endsAt: plan.endsAt + later }
}
