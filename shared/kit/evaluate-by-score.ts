import type { Seat } from '../kernel/decision.ts'
import type { Outcome } from '../kernel/game.ts'

/**
 * How well a seat stands, from 0 to 1, by what everybody's position is worth: even with the best rival is a half.
 * `scale` is a lead that makes a win likely (73 %). At the end, the winners share what there is to win.
 */
export function evaluateByScore(worth: readonly number[], seat: Seat, outcome: Outcome | undefined, scale = 1): number {
  if (outcome) return outcome.ranks[seat] === 1 ? 1 / outcome.ranks.filter((rank) => rank === 1).length : 0
  const rivals = worth.filter((_, other) => other !== seat)
  return 1 / (1 + Math.exp((Math.max(...rivals) - (worth[seat] ?? 0)) / scale))
}
