import type { Seat } from '../kernel/decision.ts'
import type { Outcome } from '../kernel/game.ts'

/**
 * Estimates a seat's position, from 0 to 1, from the worth of every seat's position. A seat that is level with its best rival has 0.5.
 * A lead of `scale` gives 0.73. At the end of the match the winners share a total of 1.
 */
export function evaluateByScore(worth: readonly number[], seat: Seat, outcome: Outcome | undefined, scale = 1): number {
  if (outcome) return outcome.ranks[seat] === 1 ? 1 / outcome.ranks.filter((rank) => rank === 1).length : 0
  const rivals = worth.filter((_, other) => other !== seat)
  return 1 / (1 + Math.exp((Math.max(...rivals) - (worth[seat] ?? 0)) / scale))
}
