import { askSome, choicesOf, idsOf } from '../asking.ts'
import { proceed, type StepOf } from '../frames.ts'
import { discardCards } from '../goods.ts'
import { playerAt } from '../state.ts'

/** EF-V3: discards cards. This is never a price, so a player with too few cards discards all of them. */
export const discard: StepOf<'discard'> = {
  ask(s, { node, ctx: scope }) {
    const { hand } = playerAt(s, scope.seat)
    return hand.length > node.n ? [askSome(scope, 'discard', choicesOf(hand), node.n)] : []
  },
  answer(s, frame, seat, pick, ctx) {
    proceed(ctx, frame)
    discardCards(s, seat, idsOf(pick), ctx)
  },
  run(s, frame, ctx) {
    proceed(ctx, frame)
    discardCards(s, frame.ctx.seat, [...playerAt(s, frame.ctx.seat).hand], ctx)
  },
}
