import type { BotLevel } from '#shared/protocol/match.ts'
import { type Interval, mean, wilson } from '../selfplay/statistics.ts'
import type { BotMatchResult } from './bot-match.ts'

/** Returns the first level's share of the win. A shared first place counts in part. */
export function winOf({ levels, ranks }: BotMatchResult, first: BotLevel): number {
  const winners = levels.filter((_, seat) => ranks[seat] === 1)
  return winners.filter((level) => level === first).length / winners.length
}

export interface Share {
  readonly share: number
  readonly interval: Interval
  readonly games: number
}

/** Returns the first level's share of all wins. Both levels have equally many seats, because over two matches the sides change. */
export function shareOf(results: readonly BotMatchResult[], first: BotLevel): Share {
  const share = results.length === 0 ? 0 : mean(results.map((result) => winOf(result, first)))
  return { share, interval: wilson(share, results.length), games: results.length }
}

/** Returns whether the interval lies on one side of the goal. */
export const isDecided = ({ interval: [low, high] }: Share, goal: number): boolean => low >= goal || high < goal
