import { askSome, choicesOf, idsOf } from '../asking.ts'
import { proceed, type StepOf } from '../frames.ts'
import { discardCards } from '../goods.ts'
import { playerAt } from '../state.ts'

/** EF-V3: never a price; who has too few cards discards them all. */
export const discard: StepOf<'discard'> = {
  ask(s, { node, ctx }) {
    const { hand } = playerAt(s, ctx.seat)
    return hand.length > node.n ? [askSome(ctx, 'discard', choicesOf(hand), node.n)] : []
  },
  answer(s, frame, seat, pick, k) {
    proceed(k, frame)
    discardCards(s, seat, idsOf(pick), k)
  },
  run(s, frame, k) {
    proceed(k, frame)
    discardCards(s, frame.ctx.seat, [...playerAt(s, frame.ctx.seat).hand], k)
  },
}
