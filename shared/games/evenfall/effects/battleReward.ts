import type { Choice } from '../../../kernel/decision.ts'
import { askOne } from '../asking.ts'
import { type Effect, type RegionId, regionOf, TIERS, type Tier } from '../content/index.ts'
import { type EffectFrame, perform, proceed, type StepOf } from '../frames.ts'
import { figuresIn, type State } from '../state.ts'
import { partsOf } from './choose.ts'
import { chainOf, heir } from './lookup.ts'

export function rewardOf(region: RegionId, tier: Tier): Effect {
  const found = regionOf(region).rewards.find(({ at }) => at === tier)
  if (!found) throw new RangeError(`no reward for ${tier} in ${region}`)
  return found.reward
}

export const rewardChoice = (region: RegionId, tier: Tier): Choice => ({
  id: `${region}>${tier}`,
  label: { key: 'option.reward', params: { region, goods: partsOf(rewardOf(region, tier)) } },
})

export function readReward(s: State, pick: string): { readonly region: RegionId; readonly tier: Tier } | undefined {
  const [where, at] = pick.split('>')
  const region = s.regions.find(({ id }) => id === where)
  const tier = TIERS.find((known) => String(known) === at)
  return region && tier ? { region: region.id, tier } : undefined
}

function rewards(s: State, { node, ctx }: EffectFrame<'battleReward'>): readonly Choice[] {
  const regions = s.regions.filter((region) => node.region === 'any' || figuresIn(region, ctx.seat) > 0)
  return regions.flatMap(({ id }) => node.tiers.map((tier) => rewardChoice(id, tier)))
}

/** EF-V23: a reward without a battle, as a bundle of one (EV-17.18). */
export const battleReward: StepOf<'battleReward'> = {
  ask(s, frame) {
    const choices = rewards(s, frame)
    return choices.length > 0 ? [askOne(frame.ctx, 'reward', choices)] : []
  },
  answer(s, frame, _seat, pick, k) {
    const reward = readReward(s, String(pick))
    proceed(k, frame)
    if (reward) k.call({ step: 'bundle', ctx: heir(frame.ctx, reward.region), region: reward.region, tiers: [reward.tier] })
  },
  run: (_s, frame, k) => proceed(k, frame),
}

/** EV-17.10: bottom, middle, top, and then what waits for battle rewards. */
export const bundle: StepOf<'bundle'> = {
  run(_s, { ctx, region, tiers }, k) {
    k.end()
    k.emit({ type: 'battle-reward', seat: ctx.seat, region, tiers: tiers.map((tier) => `tier-${tier}`) })
    k.call({ step: 'after', occasion: { on: 'battle-reward', party: ctx.seat, region, tiers }, chain: chainOf(ctx) })
    for (const tier of tiers.toReversed()) perform(k, ctx, rewardOf(region, tier))
  },
}
