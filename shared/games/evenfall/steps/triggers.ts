import { askOne, choicesOf } from '../asking.ts'
import { fire, isPlain } from '../effects/lookup.ts'
import { type Ctx, type EffectScope, type FrameOf, type Group, perform, type StepOf } from '../frames.ts'
import { partyAt } from '../state.ts'

/** EV-15.3: tells whether the order matters. It does if one of several effects is more than a fixed gain. */
const isOpen = ({ effects }: Group): boolean => effects.length > 1 && !effects.every(({ effect }) => isPlain(effect))

function setOff(frame: FrameOf<'triggers'>, card: string | undefined, ctx: Ctx): void {
  const { occasion, groups, chain } = frame
  const [group, ...others] = groups
  const chosen = group?.effects.find((one) => one.card === card) ?? group?.effects[0]
  if (!group || !chosen) {
    ctx.end()
    return
  }
  const left = group.effects.filter((one) => one !== chosen)
  const next = left.length > 0 ? [{ ...group, effects: left }, ...others] : others
  if (next.length > 0) ctx.goto({ ...frame, groups: next })
  else ctx.end()
  const scope: EffectScope = {
    seat: group.seat,
    source: chosen.card,
    ...(chosen.place && { place: chosen.place }),
    ...(occasion.on === 'place-found' && occasion.place && { found: occasion.place }),
    ...(occasion.region && { region: occasion.region }),
    ...(occasion.tiers && { tiers: occasion.tiers }),
    chain: [...chain, chosen.card],
  }
  perform(ctx, scope, chosen.effect)
}

/** Resolves effects that were triggered together, one player after the other. Each player orders their own effects. */
export const triggers: StepOf<'triggers'> = {
  ask(_s, { groups }) {
    const [group] = groups
    if (!group || !isOpen(group)) return []
    const cards = group.effects.map(({ card }) => card)
    return [askOne({ seat: group.seat, source: cards[0] ?? '' }, 'order', choicesOf(cards))]
  },
  answer: (_s, frame, _seat, pick, ctx) => setOff(frame, String(pick), ctx),
  run: (_s, frame, ctx) => setOff(frame, undefined, ctx),
}

/** Fires an occasion when what came before it is finished. */
export const after: StepOf<'after'> = {
  run(s, { occasion, chain, vp }, ctx) {
    ctx.end()
    const { party } = occasion
    if (vp === undefined || (party !== undefined && partyAt(s, party).vp > vp)) fire(s, occasion, ctx, chain)
  },
}
