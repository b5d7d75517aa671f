import type { Seat } from '../kernel/decision.ts'
import type { Outcome, ScoreLine } from '../kernel/game.ts'
import type { Line } from '../kernel/words.ts'
import { rankBy } from './rank-by.ts'

/**
 * Returns the outcome of a game in which the most points win. `lines` has the score lines of each seat. `reason` returns the line that explains
 * the end, given the winners and their total. `tieBreaks` decide between equal totals; more is better.
 */
export function outcomeByScore(
  lines: readonly (readonly ScoreLine[])[],
  reason: (winners: readonly Seat[], total: number) => Line,
  ...tieBreaks: readonly ((seat: Seat) => number)[]
): Outcome {
  const scores = lines.map((own) => ({ total: own.reduce((sum, { points }) => sum + points, 0), lines: own }))
  const ranks = rankBy(scores, ({ total }) => total, ...tieBreaks.map((key) => (_: unknown, seat: Seat) => key(seat)))
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  return { ranks, reason: reason(winners, Math.max(...scores.map(({ total }) => total))), scores }
}
