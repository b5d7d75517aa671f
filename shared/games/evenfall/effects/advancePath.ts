import { become, proceed, type StepOf } from '../frames.ts'
import { stepUp } from '../path.ts'

/** EF-V11: one step at a time, each with its reward. */
export const advancePath: StepOf<'advancePath'> = {
  run(s, frame, ctx) {
    const { node, ctx: scope } = frame
    if (node.steps > 1) become(ctx, frame, [{ ...node, steps: node.steps - 1 }])
    else proceed(ctx, frame)
    stepUp(s, scope, node, ctx)
  },
}
