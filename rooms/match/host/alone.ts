import type { MatchRecord } from '../../services.ts'
import { nextRelease } from './holds.ts'

/** A relaxed match that has not begun waits this long, outside memory, for people to come back. */
const OVER_DAYS_MS = 7 * 24 * 3_600_000

/** Whether this is a rematch that none of the invited players joined. */
function isUnwantedRematch({ seats }: MatchRecord): boolean {
  return seats.some(({ held }) => held !== undefined) && seats.filter(({ user }) => user !== undefined).length < 2
}

/** Until when a match that has not begun waits while nobody is there. If undefined, it is removed when it leaves memory. */
export function waitsUntil(record: MatchRecord, aloneSince: number, now: number): number | undefined {
  const expected = nextRelease(record, now) ?? record.deadline
  if (expected !== undefined) return expected
  const isKept = record.pace === 'relaxed' && record.seats.some(({ user }) => user !== undefined) && !isUnwantedRematch(record)
  const until = aloneSince + OVER_DAYS_MS
  return isKept && until > now ? until : undefined
}

/** Stores since when nobody has been there, for the process that opens the match next. */
export function withAloneSince(record: MatchRecord, since: number): MatchRecord {
  const { alone, sittings = 0 } = record
  return alone?.since === since && alone.sittings === sittings ? record : { ...record, alone: { since, sittings } }
}

/** Since when nobody has been in a match that is opened, as far as its record tells. */
export function aloneSinceOf({ phase, alone, sittings = 0, stopped }: MatchRecord, entries: number, now: number): number {
  if (phase === 'gathering' && alone?.sittings === sittings) return alone.since
  return stopped?.seq === entries ? stopped.aloneSince : now
}
