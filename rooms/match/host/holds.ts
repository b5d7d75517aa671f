import type { Seat } from '#shared/kernel/decision.ts'
import type { Pace } from '#shared/protocol/match.ts'
import type { Hold, MatchRecord, SeatRecord } from '../../services.ts'
import { seatOf } from './ownership.ts'

/** A hold keeps an open seat free for one person until a given moment. After that, anybody may take the seat. */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Returns how long the seats of a rematch are held. */
export const holdMs = (pace: Pace): number => (pace === 'relaxed' ? 48 * HOUR_MS : MINUTE_MS)

/** Returns the hold on the seat if it is still in effect. */
export const activeHold = (seat: SeatRecord | undefined, now: number): Hold | undefined =>
  seat?.held && seat.held.until > now ? seat.held : undefined

/** Returns the seat that is held for this person now. */
export function heldSeat({ seats }: MatchRecord, person: string, now: number): Seat | undefined {
  const seat = seats.findIndex((one) => activeHold(one, now)?.user === person)
  return seat < 0 ? undefined : seat
}

/** Whether the person has a seat or one is held for them. */
export const hasPlace = (record: MatchRecord, person: string, now: number): boolean =>
  seatOf(record, person) !== undefined || heldSeat(record, person, now) !== undefined

/** Returns when the next hold ends. Undefined if no seat is held. */
export function nextRelease({ seats }: MatchRecord, now: number): number | undefined {
  const ends = seats.flatMap((seat) => activeHold(seat, now)?.until ?? [])
  return ends.length > 0 ? Math.min(...ends) : undefined
}
