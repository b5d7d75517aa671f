import type { Seat } from '../../kernel/decision.ts'
import type { Catalyst } from './content/index.ts'
import { type Played, playedBy, playerAt, ritualsOf, type State } from './state.ts'

export const freeSlots = ({ slots }: Played): number => slots.filter((slot) => slot === '').length
export const withFreeSlot = (s: State, seat: Seat): readonly Played[] => ritualsOf(playerAt(s, seat)).filter((one) => freeSlots(one) > 0)

/** EV-12.4: lays a catalyst on the ritual, where it stays for the rest of the game. */
export function layCatalyst(s: State, seat: Seat, ritual: string, kind: Catalyst): void {
  const { slots } = playedBy(playerAt(s, seat), ritual)
  slots[slots.indexOf('')] = kind
}
