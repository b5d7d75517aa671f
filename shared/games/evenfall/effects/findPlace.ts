import { askOne, choicesOf, NONE } from '../asking.ts'
import { type EffectFrame, proceed, type StepOf } from '../frames.ts'
import { find, findable } from '../regions.ts'
import { regionAt, type State } from '../state.ts'
import { chainOf } from './lookup.ts'

function places(s: State, { node, ctx: scope }: EffectFrame<'findPlace'>): readonly string[] {
  const regions = node.region === 'any' ? s.regions : scope.region ? [regionAt(s, scope.region)] : []
  return findable(s, scope.seat, regions, node.discount)
}

/** EF-V19, EV-5.7: finds a place as the main action does, for fewer witches. */
export const findPlace: StepOf<'findPlace'> = {
  ask(s, frame) {
    const choices = choicesOf(places(s, frame))
    return choices.length > 0 ? [askOne(frame.ctx, 'find', [...choices, NONE])] : []
  },
  answer(s, frame, seat, pick, ctx) {
    proceed(ctx, frame)
    if (pick !== NONE.id) find(s, seat, String(pick), frame.node.discount, ctx, chainOf(frame.ctx))
  },
  run: (_s, frame, ctx) => proceed(ctx, frame),
  fallback: () => NONE.id,
}
