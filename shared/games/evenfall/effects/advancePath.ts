import { become, proceed, type StepOf } from '../frames.ts'
import { stepUp } from '../path.ts'

/** EF-V11: makes one step at a time and gives the reward of each. */
export const advancePath: StepOf<'advancePath'> = {
  run(s, frame, ctx) {
    const { node, ctx: scope } = frame
    if (node.steps > 1) become(ctx, frame, [{ ...node, steps: node.steps - 1 }])
    else proceed(ctx, frame)
    stepUp(s, scope, node, ctx)
  },
}
