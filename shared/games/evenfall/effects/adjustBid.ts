import type { Seat } from '../../../kernel/decision.ts'
import { DIAL_MAX } from '../content/index.ts'
import { playerAt, type State } from '../state.ts'
import { triggeredBy } from './lookup.ts'

/** EF-V25: returns the lowest and the highest value to which the seat may turn its dial after the reveal. Several such effects add up (EV-R46). */
export function bidRange(s: State, seat: Seat): { readonly min: number; readonly max: number } {
  const { shown, mana } = playerAt(s, seat)
  const by = triggeredBy(s, seat, { on: 'after-reveal' }).reduce((sum, { effect }) => sum + (effect.do === 'adjustBid' ? effect.max : 0), 0)
  return { min: Math.max(0, shown - by), max: Math.min(DIAL_MAX, mana, shown + by) }
}
