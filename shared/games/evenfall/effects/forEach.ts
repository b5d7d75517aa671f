import { become, proceed, type StepOf } from '../frames.ts'
import { multiply } from '../goods.ts'
import { playerAt } from '../state.ts'
import { countOf } from './counters.ts'

/** EF-V7: counts once, and resolves everything as one event. */
export const forEach: StepOf<'forEach'> = {
  run(s, frame, ctx) {
    const { node, ctx: scope } = frame
    const count = countOf(s, playerAt(s, scope.seat), node.of)
    if (count === 0) proceed(ctx, frame)
    else become(ctx, frame, [multiply(node.each, count)])
  },
}
