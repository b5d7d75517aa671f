import { askOne, choicesOf, NONE } from '../asking.ts'
import { become, proceed, type StepOf } from '../frames.ts'
import { playerAt, take } from '../state.ts'
import { chainOf, fire } from './lookup.ts'

/** EF-V9: a place goes from the outer to the inner circle with all that lies on it; it can always be declined (EV-11.1). */
export const transfer: StepOf<'transfer'> = {
  ask(s, { ctx }) {
    const { outer } = playerAt(s, ctx.seat)
    return outer.length > 0 ? [askOne(ctx, 'transfer', [...choicesOf(outer), NONE])] : []
  },
  answer(s, frame, seat, pick, k) {
    const { node, ctx } = frame
    if (pick === NONE.id) {
      proceed(k, frame)
      return
    }
    const place = String(pick)
    const { outer, inner } = playerAt(s, seat)
    take(outer, place)
    inner.push(place)
    k.emit({ type: 'place-transferred', seat, place })
    if (node.n > 1) become(k, frame, [{ ...node, n: node.n - 1 }])
    else proceed(k, frame)
    fire(s, { on: 'place-transferred', party: seat, place }, k, chainOf(ctx))
  },
  run: (_s, frame, k) => proceed(k, frame),
  fallback: () => NONE.id,
}
