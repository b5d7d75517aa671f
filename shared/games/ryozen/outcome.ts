import type { Seat } from '../../kernel/decision.ts'
import type { Outcome, ScoreLine } from '../../kernel/game.ts'
import { END_SCORING } from './content/index.ts'
import { finalFavour, resourceFavour, shardsOf } from './score.ts'
import { at, playerAt, type State } from './state.ts'

function linesOf(s: State, seat: Seat): readonly ScoreLine[] {
  const { same, mixed, loose } = shardsOf(s, seat)
  const { sameColourSet, mixedSet, looseShard } = END_SCORING
  return [
    { line: { key: 'score.favour' }, points: playerAt(s, seat).favour },
    { line: { key: 'score.same-sets', params: { count: same } }, points: same * sameColourSet },
    { line: { key: 'score.mixed-sets', params: { count: mixed } }, points: mixed * mixedSet },
    { line: { key: 'score.loose-shards', params: { count: loose } }, points: loose * looseShard },
    { line: { key: 'score.resources' }, points: resourceFavour(s, seat) },
  ]
}

/** RY-13.4: ranks the players. Most favour wins; in a tie the better herald. */
export function outcomeOf(s: State): Outcome | undefined {
  if (s.phase !== 'over') return undefined
  const totals = s.players.map((_, seat) => finalFavour(s, seat))
  const order = s.heralds.toSorted((a, b) => at(totals, b) - at(totals, a))
  const winner = at(order, 0)
  const isTied = totals.filter((total) => total === totals[winner]).length > 1
  return {
    ranks: totals.map((_, seat) => order.indexOf(seat) + 1),
    reason: { key: isTied ? 'reason.herald' : 'reason.favour', params: { seat: winner, favour: at(totals, winner) } },
    scores: totals.map((total, seat) => ({ total, lines: linesOf(s, seat) })),
  }
}
