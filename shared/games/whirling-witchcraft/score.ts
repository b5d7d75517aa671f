import type { Seat } from '../../kernel/decision.ts'
import type { Outcome } from '../../kernel/game.ts'
import { rankBy } from '../../kit/rank-by.ts'
import { INGREDIENT_IDS, LIMITS } from './content/index.ts'
import { countCubes, kindsOf } from './cubes.ts'
import { type Player, playerAt, type State, seatsOf } from './state.ts'

/** WW-7.3: the keys of the ranks: most cubes in the circle, then most kinds there, then fewest cubes on the bench. */
const TIE_BREAKS: readonly ((player: Player) => number)[] = [
  ({ circle }) => countCubes(circle),
  ({ circle }) => kindsOf(circle).length,
  ({ bench }) => -countCubes(bench),
]

/** WW-7.4: returns the ranks by seat. Every contender has more cubes than the others, so one order is enough for all. */
export const ranksOf = (s: State): readonly number[] => rankBy(s.players, ...TIE_BREAKS)

export const winnersOf = (s: State): readonly Seat[] => {
  const ranks = ranksOf(s)
  return seatsOf(s).filter((seat) => ranks[seat] === 1)
}

const REASONS = ['most-cubes', 'most-kinds', 'emptiest-bench'] as const

/** Returns which of the comparisons decided between the contenders. */
function reasonOf(s: State, winners: readonly Seat[]): string {
  if (winners.length > 1) return 'shared'
  const best = playerAt(s, winners[0] ?? 0)
  let rivals = s.players.filter((player) => player !== best && (s.ending !== 'circle' || countCubes(player.circle) >= LIMITS.circle))
  let reason = 'alone'
  for (const [n, measure] of TIE_BREAKS.entries()) {
    if (rivals.length === 0) break
    reason = REASONS[n] ?? reason
    rivals = rivals.filter((rival) => measure(rival) === measure(best))
  }
  return reason
}

export function outcomeOf(s: State): Outcome | undefined {
  if (s.ending === '') return undefined
  const winners = winnersOf(s)
  const [seat = 0] = winners
  return {
    ranks: ranksOf(s),
    reason: { key: `reason.${s.ending}-${reasonOf(s, winners)}`, params: winners.length > 1 ? { seats: winners } : { seat } },
    scores: s.players.map(({ circle }) => ({
      total: countCubes(circle),
      lines: INGREDIENT_IDS.map((id) => ({ line: { key: 'score.circle', params: { cube: id } }, points: circle[id] })),
    })),
  }
}
