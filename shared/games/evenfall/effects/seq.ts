import { become, type StepOf } from '../frames.ts'

/** EF-V5: resolves the steps in printed order, each completely. */
export const seq: StepOf<'seq'> = {
  run: (_s, frame, ctx) => become(ctx, frame, frame.node.steps),
}
