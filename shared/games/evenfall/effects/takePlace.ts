import { proceed, type StepOf } from '../frames.ts'
import { takePlaces } from '../regions.ts'

/** EF-V21: puts the top places of the deck into the outer circle. They do not count as found. */
export const takePlace: StepOf<'takePlace'> = {
  run(s, frame, ctx) {
    const { seat } = frame.ctx
    proceed(ctx, frame)
    const places = takePlaces(s, seat, frame.node.n, ctx)
    if (places.length > 0) ctx.emit({ type: 'place-taken', seat, places })
  },
}
