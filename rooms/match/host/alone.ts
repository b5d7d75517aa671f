import type { MatchRecord } from '../../services.ts'
import { nextRelease } from './holds.ts'

/** A table waits for people also when nobody is there, if it is for people who play over days: outside of memory, for so long. */
const OVER_DAYS_MS = 7 * 24 * 3_600_000

/** A rematch to which none of those came for whom it was made. */
function isUnwantedRematch({ seats }: MatchRecord): boolean {
  return seats.some(({ held }) => held !== undefined) && seats.filter(({ user }) => user !== undefined).length < 2
}

/** Until when a table that has not begun waits while nobody is there. Without a moment it is cleared away when it leaves memory. */
export function waitsUntil(record: MatchRecord, aloneSince: number, now: number): number | undefined {
  const expected = nextRelease(record, now) ?? record.deadline
  if (expected !== undefined) return expected
  const isKept = record.pace === 'relaxed' && record.seats.some(({ user }) => user !== undefined) && !isUnwantedRematch(record)
  const until = aloneSince + OVER_DAYS_MS
  return isKept && until > now ? until : undefined
}

/** Before the table leaves memory: whoever opens it knows since when nobody has been there. */
export function withAloneSince(record: MatchRecord, since: number): MatchRecord {
  const { alone, sittings = 0 } = record
  return alone?.since === since && alone.sittings === sittings ? record : { ...record, alone: { since, sittings } }
}

/** Since when nobody has been at a table or a match that is opened, as far as its record tells. */
export function aloneSinceOf({ phase, alone, sittings = 0, stopped }: MatchRecord, entries: number, now: number): number {
  if (phase === 'gathering' && alone?.sittings === sittings) return alone.since
  return stopped?.seq === entries ? stopped.aloneSince : now
}
