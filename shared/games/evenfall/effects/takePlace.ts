import { proceed, type StepOf } from '../frames.ts'
import { takePlaces } from '../regions.ts'

/** EF-V21: the top places of the deck into the outer circle; nobody has found them. */
export const takePlace: StepOf<'takePlace'> = {
  run(s, frame, k) {
    const { seat } = frame.ctx
    proceed(k, frame)
    const places = takePlaces(s, seat, frame.node.n, k)
    if (places.length > 0) k.emit({ type: 'place-taken', seat, places })
  },
}
