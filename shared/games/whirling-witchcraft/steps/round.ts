import { playerAt, type State, seatsOf, secretAt } from '../state.ts'
import type { StepOf } from './frames.ts'
import { openTransform } from './transform.ts'

const isLastCauldron = (s: State): boolean => s.secrets.every(({ hand }) => hand.length === 0)

/** Begins a round. */
export const round: StepOf<'round'> = {
  run(s, _frame, ctx) {
    s.round++
    // WW-8.8
    if (isLastCauldron(s)) {
      s.lastRounds++
      ctx.emit({ type: 'last-cauldron', round: s.round, count: s.lastRounds })
      openTransform(s)
      ctx.goto({ step: 'transform' })
      return
    }
    s.phase = 'choose'
    // WW-4.2
    for (const seat of seatsOf(s)) playerAt(s, seat).stage = secretAt(s, seat).hand.length > 0 ? 'deciding' : 'idle'
    ctx.emit({ type: 'round-began', round: s.round })
    ctx.goto({ step: 'choose' })
  },
}
