import type { Seat } from '#shared/kernel/decision.ts'
import type { MatchRecord, SeatClaim } from '../../services.ts'

/** Whose a seat is, is told by the record alone. Whoever needs to know asks again: nothing that was true before is believed. */

/** A seat as one person has it. Who sits down there after them, and they themselves if they come back to it, have another sitting. */
export interface SeatPlace {
  readonly seat: Seat
  readonly sitting: number
}

/** People who sat down before sittings were counted. */
const UNCOUNTED = 0

/** Which seat does the record give this person now? */
export function seatOf(record: MatchRecord, person: string): Seat | undefined {
  const seat = record.seats.findIndex(({ user }) => user === person)
  return seat < 0 ? undefined : seat
}

export function placeOf(record: MatchRecord, person: string): SeatPlace | undefined {
  const seat = seatOf(record, person)
  return seat === undefined ? undefined : { seat, sitting: record.seats[seat]?.sitting ?? UNCOUNTED }
}

/** A pass is good for the person it was given to, in the sitting it was given for. */
export function isClaimValid(claim: SeatClaim, record: MatchRecord, person: string): boolean {
  const place = placeOf(record, person)
  return claim.person === person && claim.match === record.id && claim.seat === place?.seat && claim.sitting === place.sitting
}
