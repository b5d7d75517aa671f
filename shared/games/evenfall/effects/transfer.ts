import { askOne, choicesOf, NONE } from '../asking.ts'
import { become, proceed, type StepOf } from '../frames.ts'
import { playerAt, take } from '../state.ts'
import { chainOf, fire } from './lookup.ts'

/** EF-V9: moves a place from the outer to the inner circle with everything on it. It can always be declined (EV-11.1). */
export const transfer: StepOf<'transfer'> = {
  ask(s, { ctx: scope }) {
    const { outer } = playerAt(s, scope.seat)
    return outer.length > 0 ? [askOne(scope, 'transfer', [...choicesOf(outer), NONE])] : []
  },
  answer(s, frame, seat, pick, ctx) {
    const { node, ctx: scope } = frame
    if (pick === NONE.id) {
      proceed(ctx, frame)
      return
    }
    const place = String(pick)
    const { outer, inner } = playerAt(s, seat)
    take(outer, place)
    inner.push(place)
    ctx.emit({ type: 'place-transferred', seat, place })
    if (node.n > 1) become(ctx, frame, [{ ...node, n: node.n - 1 }])
    else proceed(ctx, frame)
    fire(s, { on: 'place-transferred', party: seat, place }, ctx, chainOf(scope))
  },
  run: (_s, frame, ctx) => proceed(ctx, frame),
  fallback: () => NONE.id,
}
