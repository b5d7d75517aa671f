import type { Seat } from '#shared/kernel/decision.ts'
import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import { hasBegun } from '#shared/protocol/match.ts'
import type { Guest, MatchRecord } from '../../services.ts'

/** More than any host has to silence; the record is rewritten as a whole with every change. */
const MAX_MUTED = 100

/** The host mutes somebody who sits at the table, or lets them talk again. It goes with the person, not with the seat. */
export function mute(record: MatchRecord, guest: Guest, seat: Seat, on: boolean): Result<MatchRecord> {
  if (record.host !== guest.id) return refused('not-host')
  if (record.phase !== 'gathering') return refused('already-started')
  const person = record.seats[seat]?.user
  if (person === undefined || person === guest.id) return refused('no-such-seat')
  const others = (record.muted ?? []).filter((muted) => muted !== person)
  return ok({ ...record, muted: on ? [...others, person].slice(-MAX_MUTED) : others })
}

/** Until the match begins. Whoever becomes the host may talk: nobody else could allow it. */
export const isMuted = ({ phase, muted, host }: MatchRecord, { id }: Pick<Guest, 'id'>): boolean =>
  !hasBegun(phase) && id !== host && muted?.includes(id) === true
