import type { Seat } from '#shared/kernel/decision.ts'
import type { SeatState } from '#shared/protocol/match.ts'
import type { Translation } from '../../i18n/translation.tsx'
import type { TableView } from './table-view.ts'

/** Returns the key and parameters of the words that describe a player's state. */
export function seatStatus(state: SeatState, seat: Seat, { own, ranks }: Pick<TableView, 'own' | 'ranks'>): Parameters<Translation['t']> {
  if (state.resigned) return ['status.resigned']
  if (ranks) return ['status.rank', { rank: ranks[seat] ?? 0 }]
  if (state.autopilot) return ['status.autopilot']
  // An absent player may not be deciding at all, so this comes first.
  if (state.kind === 'human' && !state.online) return ['status.away']
  if (state.deciding) return [seat === own ? 'status.turn' : 'status.deciding']
  return ['status.waiting']
}
