import { askOne, choicesOf, NONE } from '../asking.ts'
import { type EffectFrame, proceed, type StepOf } from '../frames.ts'
import { find, findable } from '../regions.ts'
import { regionAt, type State } from '../state.ts'
import { chainOf } from './lookup.ts'

function places(s: State, { node, ctx }: EffectFrame<'findPlace'>): readonly string[] {
  const regions = node.region === 'any' ? s.regions : ctx.region ? [regionAt(s, ctx.region)] : []
  return findable(s, ctx.seat, regions, node.discount)
}

/** EF-V19, EV-5.7: as the main action, for fewer witches. */
export const findPlace: StepOf<'findPlace'> = {
  ask(s, frame) {
    const choices = choicesOf(places(s, frame))
    return choices.length > 0 ? [askOne(frame.ctx, 'find', [...choices, NONE])] : []
  },
  answer(s, frame, seat, pick, k) {
    proceed(k, frame)
    if (pick !== NONE.id) find(s, seat, String(pick), frame.node.discount, k, chainOf(frame.ctx))
  },
  run: (_s, frame, k) => proceed(k, frame),
  fallback: () => NONE.id,
}
