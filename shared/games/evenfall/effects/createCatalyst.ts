import { askOne, choicesOf, NONE } from '../asking.ts'
import { layCatalyst, withFreeSlot } from '../catalysts.ts'
import { become, type EffectFrame, perform, proceed, type StepOf } from '../frames.ts'
import type { State } from '../state.ts'
import { chainOf, fire, heir } from './lookup.ts'

function targets(s: State, { node, ctx }: EffectFrame<'createCatalyst'>): readonly string[] {
  const rituals = withFreeSlot(s, ctx.seat).map(({ card }) => card)
  return node.where === 'any' ? rituals : rituals.filter((card) => card === ctx.played)
}

/** EF-V13: for free, each may be declined (EV-12.7); an orb is a step on the path. */
export const createCatalyst: StepOf<'createCatalyst'> = {
  ask(s, frame) {
    const rituals = targets(s, frame)
    return rituals.length > 0 ? [askOne(frame.ctx, frame.node.kind, [...choicesOf(rituals), NONE])] : []
  },
  answer(s, frame, seat, pick, k) {
    const { node, ctx } = frame
    if (pick === NONE.id) {
      proceed(k, frame)
      return
    }
    const ritual = String(pick)
    layCatalyst(s, seat, ritual, node.kind)
    k.emit({ type: `${node.kind}-created`, seat, ritual })
    if (node.n > 1) become(k, frame, [{ ...node, n: node.n - 1 }])
    else proceed(k, frame)
    if (node.kind === 'orb') perform(k, heir(ctx, ctx.source), { do: 'advancePath', steps: 1 })
    fire(s, { on: `${node.kind}-created`, party: seat }, k, chainOf(ctx))
  },
  run: (_s, frame, k) => proceed(k, frame),
  fallback: () => NONE.id,
}
