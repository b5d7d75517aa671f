import type { BotLevel } from '#shared/protocol/match.ts'
import { type Interval, mean, wilson } from '../selfplay/statistics.ts'
import type { Fought } from './fight.ts'

/** The first level's share of the win; whoever shares the first place has a part of it. */
export function winOf({ levels, ranks }: Fought, first: BotLevel): number {
  const winners = levels.filter((_, seat) => ranks[seat] === 1)
  return winners.filter((level) => level === first).length / winners.length
}

export interface Share {
  readonly share: number
  readonly interval: Interval
  readonly games: number
}

/** Of all wins at these tables; both levels have as many seats, over two matches with the sides changed. */
export function shareOf(fights: readonly Fought[], first: BotLevel): Share {
  const share = fights.length === 0 ? 0 : mean(fights.map((fought) => winOf(fought, first)))
  return { share, interval: wilson(share, fights.length), games: fights.length }
}

/** Whether the goal is known to be reached, or known to be missed. */
export const isDecided = ({ interval: [low, high] }: Share, goal: number): boolean => low >= goal || high < goal
