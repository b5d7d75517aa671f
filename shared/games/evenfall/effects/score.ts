import type { Seat } from '../../../kernel/decision.ts'
import { playerAt, type State } from '../state.ts'
import { countOf } from './counters.ts'
import { triggeredBy } from './lookup.ts'

interface Scored {
  readonly card: string
  readonly points: number
}

/** EF-V30: returns the points that council members score at the end. They trigger nothing. */
export function councilScores(s: State, seat: Seat): readonly Scored[] {
  const player = playerAt(s, seat)
  return triggeredBy(s, seat, { on: 'game-end' }).flatMap(({ card, effect }) =>
    effect.do === 'score' ? [{ card, points: effect.vp * countOf(s, player, effect.per) }] : [],
  )
}
