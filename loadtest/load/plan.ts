import type { Metric } from './runtime.ts'

/** One run, as both drivers are told it. Moments are by the clock of the machine, in milliseconds. */
export interface Plan {
  readonly url: string
  readonly games: readonly GameShare[]
  /** Matches at a time; where one is over the next begins. */
  readonly matches: number
  /** Tables where everybody sits and nobody answers. */
  readonly idle: number
  readonly lobby: number
  /** One match in so many has a spectator, 0 = none. */
  readonly watchedOneIn: number
  /** One match in so many has bots, masters, on half of its seats, 0 = none. */
  readonly botsOneIn: number
  /** One answer in so many is followed by a broken connection, 0 = none. */
  readonly brokenOneIn: number
  /** No table is shown in the lobby, so that nobody comes by whom the run did not send. Half of them are, otherwise. */
  readonly unlisted?: true
  /** On average; from half to one and a half of it. */
  readonly thinkMs: number
  readonly startsAt: number
  /** Until then tables open one by one and settle down, and times do not count. */
  readonly countsFrom: number
  readonly endsAt: number
  readonly limits: readonly Threshold[]
}
export interface GameShare {
  readonly id: string
  readonly weight: number
  readonly seats: number
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

export function pickGame(games: readonly GameShare[], chance: (below: number) => number): GameShare {
  let left = chance(games.reduce((sum, { weight }) => sum + weight, 0))
  for (const game of games) {
    left -= game.weight
    if (left < 0) return game
  }
  throw new Error('no game has any weight')
}
