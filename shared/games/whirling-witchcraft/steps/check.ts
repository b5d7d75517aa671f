import { LIMITS } from '../content/index.ts'
import { countCubes } from '../cubes.ts'
import { winnersOf } from '../score.ts'
import type { Ending, State } from '../state.ts'
import type { Ctx, StepOf } from './frames.ts'

function finish(s: State, ending: Ending, ctx: Ctx): void {
  s.ending = ending
  s.phase = 'over'
  const winners = winnersOf(s)
  const [seat = 0] = winners
  if (winners.length === 1) ctx.emit({ type: 'won', seat })
  else ctx.emit({ type: 'shared', seats: winners })
}

/** WW-7: checks for the end, which is possible only here. */
export const check: StepOf<'check'> = {
  run(s, _frame, ctx) {
    if (s.players.some(({ circle }) => countCubes(circle) >= LIMITS.circle)) finish(s, 'circle', ctx)
    else if (s.lastRounds === LIMITS.lastCauldronRounds) finish(s, 'last-cauldron', ctx)
    else ctx.goto({ step: 'recipes' })
  },
}
