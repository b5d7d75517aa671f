import type { Seat } from '#shared/kernel/decision.ts'
import type { Pace } from '#shared/protocol/match.ts'
import type { Hold, MatchRecord, SeatRecord } from '../../services.ts'
import { seatOf } from './ownership.ts'

/** A free seat may be held for somebody who is expected, until a moment. Then it is free like any other. */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long people have to come to a rematch. */
export const holdMs = (pace: Pace): number => (pace === 'relaxed' ? 48 * HOUR_MS : MINUTE_MS)

/** Who the seat is held for now. */
export const activeHold = (seat: SeatRecord | undefined, now: number): Hold | undefined =>
  seat?.held && seat.held.until > now ? seat.held : undefined

/** The seat that is held for this person now. */
export function heldSeat({ seats }: MatchRecord, person: string, now: number): Seat | undefined {
  const seat = seats.findIndex((one) => activeHold(one, now)?.user === person)
  return seat < 0 ? undefined : seat
}

/** Whether the person sits there or is expected. */
export const hasPlace = (record: MatchRecord, person: string, now: number): boolean =>
  seatOf(record, person) !== undefined || heldSeat(record, person, now) !== undefined

/** When the next of the holds ends, if there is any. */
export function nextRelease({ seats }: MatchRecord, now: number): number | undefined {
  const ends = seats.flatMap((seat) => activeHold(seat, now)?.until ?? [])
  return ends.length > 0 ? Math.min(...ends) : undefined
}
