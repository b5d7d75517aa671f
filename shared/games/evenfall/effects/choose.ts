import type { Choice } from '../../../kernel/decision.ts'
import { askOne, termsOf } from '../asking.ts'
import type { Effect } from '../content/index.ts'
import { become, type EffectScope, freed, proceed, type StepOf } from '../frames.ts'
import type { State } from '../state.ts'
import { bind, canMeet } from './gate.ts'

/** Returns what an effect gives, as terms: `1-transfer`, `2-cards`. */
export function partsOf(effect: Effect): readonly string[] {
  switch (effect.do) {
    case 'gain':
      return termsOf(effect)
    case 'draw':
      return termsOf({ cards: effect.n })
    case 'transfer':
      return [`${effect.n}-transfer`]
    case 'takePlace':
      return [`${effect.n}-place`]
    case 'createCatalyst':
      return [`${effect.n}-${effect.kind}`]
    case 'harvest':
      return ['1-harvest']
    case 'seq':
      return effect.steps.flatMap(partsOf)
    default:
      return [effect.do]
  }
}

export function effectChoice(effect: Effect): Choice {
  const parts = partsOf(effect)
  return { id: parts.join('>'), label: { key: 'option.goods', params: { goods: parts } } }
}

const possible = (s: State, scope: EffectScope, options: readonly Effect[]): readonly Effect[] =>
  options.filter((option) => canMeet(s, scope, option))

/** EF-V6: the seat chooses exactly one effect, and only one whose price it can pay. */
export const choose: StepOf<'choose'> = {
  ask(s, { node, ctx: scope }) {
    const choices = possible(s, scope, node.options).map(effectChoice)
    return choices.length > 0 ? [askOne(scope, 'choose', choices)] : []
  },
  answer(_s, frame, _seat, pick, ctx) {
    const { node, ctx: scope } = frame
    const chosen = node.options.find((option) => effectChoice(option).id === pick)
    if (!chosen) throw new RangeError(`'${pick}' is no option`)
    become(ctx, frame, [chosen], bind(freed(scope), chosen))
  },
  run: (_s, frame, ctx) => proceed(ctx, frame),
}
