import { askOne, choicesOf } from '../asking.ts'
import { ritualOf } from '../content/index.ts'
import { type EffectFrame, perform, proceed, type StepOf, type Tools } from '../frames.ts'
import { playedBy, playerAt, ritualsOf, type State } from '../state.ts'
import { hasInstant } from './gate.ts'
import { heir } from './lookup.ts'

const instants = (s: State, { ctx }: EffectFrame<'applyInstant'>): readonly string[] =>
  ritualsOf(playerAt(s, ctx.seat)).flatMap(({ card }) => (card !== ctx.source && hasInstant(card) ? [card] : []))

/** Not played: no cost, no link, and nothing was activated just now (EV-31.2). */
function apply(frame: EffectFrame<'applyInstant'>, card: string, place: string, k: Tools): void {
  const { effect } = ritualOf(card)
  proceed(k, frame)
  if (effect.type === 'instant') perform(k, heir(frame.ctx, card, { place }), effect.do)
}

/** EF-V17 */
export const applyInstant: StepOf<'applyInstant'> = {
  ask(s, frame) {
    if (frame.node.of === 'removed') return []
    const choices = choicesOf(instants(s, frame))
    return choices.length > 0 ? [askOne(frame.ctx, 'apply', choices)] : []
  },
  answer(s, frame, seat, pick, k) {
    const card = String(pick)
    apply(frame, card, playedBy(playerAt(s, seat), card).place, k)
  },
  run(_s, frame, k) {
    const { removed } = frame.ctx
    if (frame.node.of === 'removed' && removed) apply(frame, removed.card, removed.place, k)
    else proceed(k, frame)
  },
}
