import { become, proceed, type StepOf } from '../frames.ts'
import { stepUp } from '../path.ts'

/** EF-V11: one step at a time, each with its reward. */
export const advancePath: StepOf<'advancePath'> = {
  run(s, frame, k) {
    const { node, ctx } = frame
    if (node.steps > 1) become(k, frame, [{ ...node, steps: node.steps - 1 }])
    else proceed(k, frame)
    stepUp(s, ctx, node, k)
  },
}
