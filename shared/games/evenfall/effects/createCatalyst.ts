import { askOne, choicesOf, NONE } from '../asking.ts'
import { layCatalyst, withFreeSlot } from '../catalysts.ts'
import { become, type EffectFrame, perform, proceed, type StepOf } from '../frames.ts'
import type { State } from '../state.ts'
import { chainOf, fire, heir } from './lookup.ts'

function targets(s: State, { node, ctx: scope }: EffectFrame<'createCatalyst'>): readonly string[] {
  const rituals = withFreeSlot(s, scope.seat).map(({ card }) => card)
  return node.where === 'any' ? rituals : rituals.filter((card) => card === scope.played)
}

/** EF-V13: creates catalysts for free. Each may be declined (EV-12.7), and an orb brings a step on the path. */
export const createCatalyst: StepOf<'createCatalyst'> = {
  ask(s, frame) {
    const rituals = targets(s, frame)
    return rituals.length > 0 ? [askOne(frame.ctx, frame.node.kind, [...choicesOf(rituals), NONE])] : []
  },
  answer(s, frame, seat, pick, ctx) {
    const { node, ctx: scope } = frame
    if (pick === NONE.id) {
      proceed(ctx, frame)
      return
    }
    const ritual = String(pick)
    layCatalyst(s, seat, ritual, node.kind)
    ctx.emit({ type: `${node.kind}-created`, seat, ritual })
    if (node.n > 1) become(ctx, frame, [{ ...node, n: node.n - 1 }])
    else proceed(ctx, frame)
    if (node.kind === 'orb') perform(ctx, heir(scope, scope.source), { do: 'advancePath', steps: 1 })
    fire(s, { on: `${node.kind}-created`, party: seat }, ctx, chainOf(scope))
  },
  run: (_s, frame, ctx) => proceed(ctx, frame),
  fallback: () => NONE.id,
}
