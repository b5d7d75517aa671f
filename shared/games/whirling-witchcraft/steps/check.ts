import { LIMITS } from '../content/index.ts'
import { countCubes } from '../cubes.ts'
import { winnersOf } from '../score.ts'
import type { Ending, State } from '../state.ts'
import type { StepOf, Tools } from './frames.ts'

function finish(s: State, ending: Ending, k: Tools): void {
  s.ending = ending
  s.phase = 'over'
  const winners = winnersOf(s)
  const [seat = 0] = winners
  if (winners.length === 1) k.emit({ type: 'won', seat })
  else k.emit({ type: 'shared', seats: winners })
}

/** WW-7: the only moment at which the game can end. */
export const check: StepOf<'check'> = {
  run(s, _frame, k) {
    if (s.players.some(({ circle }) => countCubes(circle) >= LIMITS.circle)) finish(s, 'circle', k)
    else if (s.lastRounds === LIMITS.lastCauldronRounds) finish(s, 'last-cauldron', k)
    else k.goto({ step: 'recipes' })
  },
}
