import { askOne, choicesOf } from '../asking.ts'
import { ritualOf, specialistOf } from '../content/index.ts'
import { freed, perform, proceed, type StepOf } from '../frames.ts'
import { playedBy, playerAt } from '../state.ts'
import { bind, copyable } from './gate.ts'

/** EF-V18: as if printed on the card that copies: its place, its owner's costs and gains (EF-X3). */
export const copyEffect: StepOf<'copyEffect'> = {
  ask(s, { node, ctx }) {
    const cards = copyable(s, ctx, node)
    return cards.length > 0 ? [askOne(ctx, 'copy', choicesOf(cards))] : []
  },
  answer(s, frame, seat, pick, k) {
    const ctx = freed(frame.ctx)
    const card = String(pick)
    proceed(k, frame, ctx)
    k.emit({ type: 'copied', seat, source: ctx.source, card })
    if (frame.node.of === 'actionCell') {
      const { effect } = ritualOf(card)
      if (effect.type === 'cell') perform(k, bind(ctx, effect.do), effect.do)
      return
    }
    // EV-31.7, EV-31.7a
    playedBy(playerAt(s, seat), ctx.source).copies = card
    const { specialist } = specialistOf(card)
    if (specialist.type === 'free') perform(k, bind(ctx, specialist.do), specialist.do)
  },
  run: (_s, frame, k) => proceed(k, frame),
}
