import { askOne, choicesOf } from '../asking.ts'
import { ritualOf } from '../content/index.ts'
import { type Ctx, type EffectFrame, perform, proceed, type StepOf } from '../frames.ts'
import { playedBy, playerAt, ritualsOf, type State } from '../state.ts'
import { hasInstant } from './gate.ts'
import { heir } from './lookup.ts'

const instants = (s: State, { ctx: scope }: EffectFrame<'applyInstant'>): readonly string[] =>
  ritualsOf(playerAt(s, scope.seat)).flatMap(({ card }) => (card !== scope.source && hasInstant(card) ? [card] : []))

/** Resolves the instant effect of a ritual without playing it: it costs nothing, is not linked, and activates no link bonus (EV-31.2). */
function apply(frame: EffectFrame<'applyInstant'>, card: string, place: string, ctx: Ctx): void {
  const { effect } = ritualOf(card)
  proceed(ctx, frame)
  if (effect.type === 'instant') perform(ctx, heir(frame.ctx, card, { place }), effect.do)
}

/** EF-V17: applies the instant effect of another ritual of the seat, or of the ritual that was just removed. */
export const applyInstant: StepOf<'applyInstant'> = {
  ask(s, frame) {
    if (frame.node.of === 'removed') return []
    const choices = choicesOf(instants(s, frame))
    return choices.length > 0 ? [askOne(frame.ctx, 'apply', choices)] : []
  },
  answer(s, frame, seat, pick, ctx) {
    const card = String(pick)
    apply(frame, card, playedBy(playerAt(s, seat), card).place, ctx)
  },
  run(_s, frame, ctx) {
    const { removed } = frame.ctx
    if (frame.node.of === 'removed' && removed) apply(frame, removed.card, removed.place, ctx)
    else proceed(ctx, frame)
  },
}
