import type { Game } from '../kernel/game.ts'
import type { Match } from '../kernel/match.ts'
import type { Random } from '../kernel/random.ts'

/** The match that is checked. */
export interface CheckContext {
  readonly game: Game
  readonly match: Match
  readonly random: Random
}
export type Check = (context: CheckContext) => void

export const seatsOf = ({ match }: CheckContext): readonly number[] => Array.from({ length: match.setup.seats }, (_, seat) => seat)

/** The most answers to one question that a check tries. */
export const MAX_TRIED = 300
