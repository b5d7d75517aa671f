import { type Condition, ritualOf } from '../content/index.ts'
import { become, type EffectScope, type StepOf } from '../frames.ts'

/** EF-C: tells whether the condition holds. */
export function holds(cond: Condition, { played, linked }: Pick<EffectScope, 'played' | 'linked'>): boolean {
  switch (cond.is) {
    case 'playedRitualHas':
      return played !== undefined && ritualOf(played).keywords.includes(cond.keyword)
    case 'linkBonusJustActivated':
      return linked === true
  }
}

/** EF-V8: tests the condition once, at this moment. */
export const conditional: StepOf<'if'> = {
  run(_s, frame, ctx) {
    const { cond, yes, no } = frame.node
    const chosen = holds(cond, frame.ctx) ? yes : no
    become(ctx, frame, chosen ? [chosen] : [])
  },
}
