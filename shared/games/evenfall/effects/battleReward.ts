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

function rewards(s: State, { node, ctx: scope }: EffectFrame<'battleReward'>): readonly Choice[] {
  const regions = s.regions.filter((region) => node.region === 'any' || figuresIn(region, scope.seat) > 0)
  return regions.flatMap(({ id }) => node.tiers.map((tier) => rewardChoice(id, tier)))
}

/** EF-V23: gives a battle reward without a battle, as a bundle of one (EV-17.18). */
export const battleReward: StepOf<'battleReward'> = {
  ask(s, frame) {
    const choices = rewards(s, frame)
    return choices.length > 0 ? [askOne(frame.ctx, 'reward', choices)] : []
  },
  answer(s, frame, _seat, pick, ctx) {
    const reward = readReward(s, String(pick))
    proceed(ctx, frame)
    if (reward) ctx.call({ step: 'bundle', ctx: heir(frame.ctx, reward.region), region: reward.region, tiers: [reward.tier] })
  },
  run: (_s, frame, ctx) => proceed(ctx, frame),
}

/** EV-17.10: gives the bottom, middle and top reward, and then triggers the effects that wait for battle rewards. */
export const bundle: StepOf<'bundle'> = {
  run(_s, { ctx: scope, region, tiers }, ctx) {
    ctx.end()
    ctx.emit({ type: 'battle-reward', seat: scope.seat, region, tiers: tiers.map((tier) => `tier-${tier}`) })
    ctx.call({ step: 'after', occasion: { on: 'battle-reward', party: scope.seat, region, tiers }, chain: chainOf(scope) })
    for (const tier of tiers.toReversed()) perform(ctx, scope, rewardOf(region, tier))
  },
}
