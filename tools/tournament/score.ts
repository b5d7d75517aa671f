import type { BotLevel } from '#shared/protocol/match.ts'
import { type Interval, mean, wilson } from '../selfplay/statistics.ts'
import type { Fought } from './fight.ts'

/** Returns the first level's share of the win. A shared first place counts in part. */
export function winOf({ levels, ranks }: Fought, first: BotLevel): number {
  const winners = levels.filter((_, seat) => ranks[seat] === 1)
  return winners.filter((level) => level === first).length / winners.length
}

export interface Share {
  readonly share: number
  readonly interval: Interval
  readonly games: number
}

/** Returns the first level's share of all wins. Both levels have equally many seats, because over two matches the sides change. */
export function shareOf(fights: readonly Fought[], first: BotLevel): Share {
  const share = fights.length === 0 ? 0 : mean(fights.map((fought) => winOf(fought, first)))
  return { share, interval: wilson(share, fights.length), games: fights.length }
}

/** Returns whether the interval lies on one side of the goal. */
export const isDecided = ({ interval: [low, high] }: Share, goal: number): boolean => low >= goal || high < goal
