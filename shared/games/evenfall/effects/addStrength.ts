import type { Seat } from '../../../kernel/decision.ts'
import type { State } from '../state.ts'
import { triggeredBy } from './lookup.ts'

/** EF-V26: returns the strength that cards add to figures and mana. */
export function addedStrength(s: State, seat: Seat): number {
  return triggeredBy(s, seat, { on: 'strength' }).reduce((sum, { effect }) => sum + (effect.do === 'addStrength' ? effect.n : 0), 0)
}
