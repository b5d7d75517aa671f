import { proceed, type StepOf } from '../frames.ts'
import { drawCards } from '../goods.ts'

/** EF-V2 */
export const draw: StepOf<'draw'> = {
  run(s, frame, ctx) {
    proceed(ctx, frame)
    drawCards(s, frame.ctx.seat, frame.node.n, ctx)
  },
}
