import { askOne, NONE } from '../asking.ts'
import type { Tier } from '../content/index.ts'
import { type EffectFrame, perform, proceed, type StepOf } from '../frames.ts'
import { readReward, rewardChoice, rewardOf } from './battleReward.ts'
import { heir } from './lookup.ts'

const repeatable = ({ node, ctx: scope }: EffectFrame<'repeatBattleReward'>): readonly Tier[] =>
  (scope.tiers ?? []).filter((tier) => node.tiers.includes(tier))

/** EF-V24: gives one reward of the bundle once more. This is not a new bundle (EV-R42). */
export const repeatBattleReward: StepOf<'repeatBattleReward'> = {
  ask(_s, frame) {
    const { region } = frame.ctx
    const tiers = repeatable(frame)
    return region && tiers.length > 0 ? [askOne(frame.ctx, 'repeat', [...tiers.map((tier) => rewardChoice(region, tier)), NONE])] : []
  },
  answer(s, frame, _seat, pick, ctx) {
    const reward = readReward(s, String(pick))
    proceed(ctx, frame)
    if (reward) perform(ctx, heir(frame.ctx, reward.region), rewardOf(reward.region, reward.tier))
  },
  run: (_s, frame, ctx) => proceed(ctx, frame),
  fallback: () => NONE.id,
}
