import type { MatchRecord } from '../../services.ts'
import { nextRelease } from './holds.ts'

/** How long a relaxed match that has not begun waits outside memory for people to come back. */
const OVER_DAYS_MS = 7 * 24 * 3_600_000

/** Whether this is a rematch that none of the invited players joined. */
function isUnwantedRematch({ seats }: MatchRecord): boolean {
  return seats.some(({ held }) => held !== undefined) && seats.filter(({ user }) => user !== undefined).length < 2
}

/** Returns until when a match that has not begun waits while nobody is there. Undefined means that it is removed when it leaves memory. */
export function waitsUntil(record: MatchRecord, aloneSince: number, now: number): number | undefined {
  const expected = nextRelease(record, now) ?? record.deadline
  if (expected !== undefined) return expected
  const isKept = record.pace === 'relaxed' && record.seats.some(({ user }) => user !== undefined) && !isUnwantedRematch(record)
  const until = aloneSince + OVER_DAYS_MS
  return isKept && until > now ? until : undefined
}

/** Stores in the record when the last person left, for the process that opens the match next. */
export function withAloneSince(record: MatchRecord, since: number): MatchRecord {
  const { alone, sittings = 0 } = record
  return alone?.since === since && alone.sittings === sittings ? record : { ...record, alone: { since, sittings } }
}

/** Returns when the last person left a match that is opened. If its record does not say, that is now. */
export function aloneSinceOf({ phase, alone, sittings = 0, stopped }: MatchRecord, entries: number, now: number): number {
  if (phase === 'gathering' && alone?.sittings === sittings) return alone.since
  return stopped?.seq === entries ? stopped.aloneSince : now
}
