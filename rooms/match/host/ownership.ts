import type { Seat } from '#shared/kernel/decision.ts'
import type { MatchRecord, SeatClaim } from '../../services.ts'

/** Only the record says who owns a seat. Look it up each time you need it, because an earlier result may be outdated. */

/** A seat, and the number of the sitting in it. Each time a person takes the seat, even the same person again, the number is new. */
export interface SeatPlace {
  readonly seat: Seat
  readonly sitting: number
}

/** The sitting of a person who took the seat before sittings were counted. */
const UNCOUNTED = 0

/** Returns the seat that the record gives this person now. */
export function seatOf(record: MatchRecord, person: string): Seat | undefined {
  const seat = record.seats.findIndex(({ user }) => user === person)
  return seat < 0 ? undefined : seat
}

export function placeOf(record: MatchRecord, person: string): SeatPlace | undefined {
  const seat = seatOf(record, person)
  return seat === undefined ? undefined : { seat, sitting: record.seats[seat]?.sitting ?? UNCOUNTED }
}

/** Whether a seat token is valid: only for its own person, and only while that person's sitting lasts. */
export function isClaimValid(claim: SeatClaim, record: MatchRecord, person: string): boolean {
  const place = placeOf(record, person)
  return claim.person === person && claim.match === record.id && claim.seat === place?.seat && claim.sitting === place.sitting
}
