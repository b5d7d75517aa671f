import type { Seat } from '#shared/kernel/decision.ts'
import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import { hasBegun } from '#shared/protocol/match.ts'
import type { Guest, MatchRecord } from '../../services.ts'

/** The most people that the record lists as muted. It has a limit because the record is rewritten with every change. */
const MAX_MUTED = 100

/** Lets the host mute or unmute a person with a seat. The muting stays with the person, not with the seat. */
export function mute(record: MatchRecord, guest: Guest, seat: Seat, on: boolean): Result<MatchRecord> {
  if (record.host !== guest.id) return refused('not-host')
  if (record.phase !== 'gathering') return refused('already-started')
  const person = record.seats[seat]?.user
  if (person === undefined || person === guest.id) return refused('no-such-seat')
  const others = (record.muted ?? []).filter((muted) => muted !== person)
  return ok({ ...record, muted: on ? [...others, person].slice(-MAX_MUTED) : others })
}

/** Whether a person is muted. Muting ends when the match begins. The host is never muted, because nobody else could unmute them. */
export const isMuted = ({ phase, muted, host }: MatchRecord, { id }: Pick<Guest, 'id'>): boolean =>
  !hasBegun(phase) && id !== host && muted?.includes(id) === true
