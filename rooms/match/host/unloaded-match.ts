import type { Seat } from '#shared/kernel/decision.ts'
import { hasBegun } from '#shared/protocol/match.ts'
import type { MatchRecord } from '../../services.ts'
import type { Clock } from '../clock/clock.ts'
import type { MatchSchedule, NextActivity } from '../clock/schedule.ts'
import { waitsUntil, withAloneSince } from './alone.ts'

/** What is known of a match that is about to leave memory, beside its record. */
export interface UnloadContext {
  readonly schedule: MatchSchedule
  readonly next: NextActivity
  readonly clock: Clock
  readonly entries: number
  /** The seats that are on autopilot. */
  readonly autopilot: readonly Seat[]
  readonly now: number
}

/** What is stored when a match leaves memory. */
export interface UnloadedMatch {
  readonly record: MatchRecord
  /** When the match is due next; undefined for a match that is removed or closed. */
  readonly due?: number
}

/**
 * Returns what must be stored when the match leaves memory. A match that has not begun is removed, unless somebody is expected. A match
 * that everybody has left for too long is closed.
 */
export function unloadedMatch(record: MatchRecord, { schedule, next, clock, entries, autopilot, now }: UnloadContext): UnloadedMatch {
  const { isAbandoned, stoppedSince, aloneSince = now } = schedule
  const until = hasBegun(record.phase) ? undefined : waitsUntil(record, aloneSince, now)
  if (until !== undefined) return { record: withAloneSince(record, aloneSince), due: until }
  if (record.phase === 'gathering' || isAbandoned) return { record: { ...record, phase: 'finished', finishedAt: now } }
  const due = schedule.dueOf(next)
  const stopped = stoppedSince !== undefined && { seq: entries, at: now, aloneSince: stoppedSince, times: clock.stop() }
  if (!stopped && autopilot.length === 0 && !record.autopilot?.length) return { record, due }
  return { record: { ...record, autopilot, ...(stopped ? { stopped } : {}) }, due }
}
