import { askOne, choicesOf } from '../asking.ts'
import { ritualOf, specialistOf } from '../content/index.ts'
import { freed, perform, proceed, type StepOf } from '../frames.ts'
import { playedBy, playerAt } from '../state.ts'
import { bind, copyable } from './gate.ts'

/** EF-V18: resolves the effect as if it were printed on the card that copies, with that card's place and owner (EF-X3). */
export const copyEffect: StepOf<'copyEffect'> = {
  ask(s, { node, ctx: scope }) {
    const cards = copyable(s, scope, node)
    return cards.length > 0 ? [askOne(scope, 'copy', choicesOf(cards))] : []
  },
  answer(s, frame, seat, pick, ctx) {
    const scope = freed(frame.ctx)
    const card = String(pick)
    proceed(ctx, frame, scope)
    ctx.emit({ type: 'copied', seat, source: scope.source, card })
    if (frame.node.of === 'actionCell') {
      const { effect } = ritualOf(card)
      if (effect.type === 'cell') perform(ctx, bind(scope, effect.do), effect.do)
      return
    }
    // EV-31.7a: the copy lasts until the end of the round; EV-31.7: a free action is done at once
    playedBy(playerAt(s, seat), scope.source).copies = card
    const { specialist } = specialistOf(card)
    if (specialist.type === 'free') perform(ctx, bind(scope, specialist.do), specialist.do)
  },
  run: (_s, frame, ctx) => proceed(ctx, frame),
}
