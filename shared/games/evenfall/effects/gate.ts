import { type Effect, type Node, ritualOf } from '../content/index.ts'
import type { EffectScope } from '../frames.ts'
import { canPay, type Purse, purseOf } from '../goods.ts'
import { effectiveSpecialist, opponentsOf, partyAt, playerAt, ritualsOf, type State, specialistsOf } from '../state.ts'

/** EF-1.5: tells whether the effect may be chosen only if it can be carried out in full. */
const isGate = (effect: Effect): boolean =>
  effect.do === 'pay' || effect.do === 'copyEffect' || (effect.do === 'removeRitual' && effect.optional === undefined)

/** Marks the scope of an effect whose price was the condition for choosing it. */
export const bind = (scope: EffectScope, effect: Effect): EffectScope => (isGate(effect) ? { ...scope, bound: true } : scope)

export function canMeet(s: State, scope: EffectScope, effect: Effect, purse: Purse = purseOf(playerAt(s, scope.seat))): boolean {
  switch (effect.do) {
    case 'pay':
      return canPay(purse, effect.cost)
    case 'removeRitual':
      return effect.optional === true || removable(s, scope, effect).length > 0
    case 'copyEffect':
      return copyable(s, scope, effect).length > 0
    default:
      return true
  }
}

export const hasInstant = (card: string): boolean => ritualOf(card).effect.type === 'instant'

/** EF-V16: returns the rituals that may be removed from the game. */
export function removable(s: State, { seat, source }: EffectScope, { target }: Node<'removeRitual'>): readonly string[] {
  const cards = ritualsOf(playerAt(s, seat)).map(({ card }) => card)
  return target === 'ownOther' ? cards.filter((card) => card !== source) : cards.filter(hasInstant)
}

/** EF-V18: returns the cards whose effect may be copied now. */
export function copyable(s: State, scope: EffectScope, node: Node<'copyEffect'>): readonly string[] {
  return node.of === 'actionCell' ? copyableCells(s, scope) : copyableSpecialists(s, scope)
}

/** EV-30.13a: returns the rituals whose cell may be copied. A ritual that copies never copies another one that copies. */
function copyableCells(s: State, scope: EffectScope): readonly string[] {
  return [scope.seat, ...opponentsOf(s, scope.seat)].flatMap((party) =>
    ritualsOf(partyAt(s, party)).flatMap(({ card }) => {
      const { effect } = ritualOf(card)
      return effect.type === 'cell' && effect.do.do !== 'copyEffect' && canMeet(s, scope, effect.do) ? [card] : []
    }),
  )
}

/**
 * EV-31.7a: returns the specialists that Ehir may copy. Ehir never copies Ehir. A permanent or battle effect costs nothing to copy; a free action
 * may have a price.
 */
function copyableSpecialists(s: State, scope: EffectScope): readonly string[] {
  return opponentsOf(s, scope.seat).flatMap((party) =>
    specialistsOf(partyAt(s, party)).flatMap((one) => {
      const { specialist } = effectiveSpecialist({ ...one, copies: '' })
      if (specialist.type !== 'free') return [one.card]
      return specialist.do.do !== 'copyEffect' && canMeet(s, scope, specialist.do) ? [one.card] : []
    }),
  )
}
