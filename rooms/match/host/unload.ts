import type { Seat } from '#shared/kernel/decision.ts'
import { hasBegun } from '#shared/protocol/match.ts'
import type { MatchRecord } from '../../services.ts'
import type { Clock } from '../clock/clock.ts'
import type { MatchSchedule, NextActivity } from '../clock/schedule.ts'
import { waitsUntil, withAloneSince } from './alone.ts'

/** A match that is about to leave memory. */
export interface UnloadContext {
  readonly schedule: MatchSchedule
  readonly next: NextActivity
  readonly clock: Clock
  readonly entries: number
  /** Seats that a bot plays for their absent owners. */
  readonly autopilot: readonly Seat[]
  readonly now: number
}

/** What is written of it then. */
export interface UnloadedMatch {
  readonly record: MatchRecord
  /** When it is looked at next; what is over, never. */
  readonly due?: number
}

/** All that is needed to wake it in time. A table to which nobody came, or comes back, is cleared away. */
export function unloadMatch(record: MatchRecord, { schedule, next, clock, entries, autopilot, now }: UnloadContext): UnloadedMatch {
  const { isAbandoned, stoppedSince, aloneSince = now } = schedule
  const until = hasBegun(record.phase) ? undefined : waitsUntil(record, aloneSince, now)
  if (until !== undefined) return { record: withAloneSince(record, aloneSince), due: until }
  if (record.phase === 'gathering' || isAbandoned) return { record: { ...record, phase: 'finished', finishedAt: now } }
  const due = schedule.dueOf(next)
  const stopped = stoppedSince !== undefined && { seq: entries, at: now, aloneSince: stoppedSince, times: clock.stop() }
  if (!stopped && autopilot.length === 0 && !record.autopilot?.length) return { record, due }
  return { record: { ...record, autopilot, ...(stopped ? { stopped } : {}) }, due }
}
