import type { Seat } from '#shared/kernel/decision.ts'
import type { MatchRecord, SeatClaim } from '../../services.ts'

/** Only the record says who owns a seat. Look it up each time: an earlier answer may be outdated. */

/** A seat as one person has it. Whoever takes the seat later, the same person included, gets another `sitting`. */
export interface SeatPlace {
  readonly seat: Seat
  readonly sitting: number
}

/** For people who took their seat before sittings were counted. */
const UNCOUNTED = 0

/** The seat that the record gives this person now. */
export function seatOf(record: MatchRecord, person: string): Seat | undefined {
  const seat = record.seats.findIndex(({ user }) => user === person)
  return seat < 0 ? undefined : seat
}

export function placeOf(record: MatchRecord, person: string): SeatPlace | undefined {
  const seat = seatOf(record, person)
  return seat === undefined ? undefined : { seat, sitting: record.seats[seat]?.sitting ?? UNCOUNTED }
}

/** A seat token is valid for the person and the sitting it was made for. */
export function isClaimValid(claim: SeatClaim, record: MatchRecord, person: string): boolean {
  const place = placeOf(record, person)
  return claim.person === person && claim.match === record.id && claim.seat === place?.seat && claim.sitting === place.sitting
}
