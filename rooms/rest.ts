import type { Seat } from '#shared/kernel/decision.ts'
import { hasBegun } from '#shared/protocol/match.ts'
import type { Agenda, Prospect } from './agenda.ts'
import type { Clock } from './clock.ts'
import type { MatchRecord } from './services.ts'
import { leftAlone, waitsUntil } from './table-wait.ts'

/** A match that is about to leave memory. */
export interface Leaving {
  readonly agenda: Agenda
  readonly prospect: Prospect
  readonly clock: Clock
  readonly entries: number
  /** Seats that a bot plays for their absent owners. */
  readonly autopilot: readonly Seat[]
  readonly now: number
}

/** What is written of it then. */
export interface Resting {
  readonly record: MatchRecord
  /** When it is looked at next; what is over, never. */
  readonly due?: number
}

/** All that is needed to wake it in time. A table to which nobody came, or comes back, is cleared away. */
export function restOf(record: MatchRecord, { agenda, prospect, clock, entries, autopilot, now }: Leaving): Resting {
  const { isGivenUp, stoppedSince, aloneSince = now } = agenda
  const until = hasBegun(record.phase) ? undefined : waitsUntil(record, aloneSince, now)
  if (until !== undefined) return { record: leftAlone(record, aloneSince), due: until }
  if (record.phase === 'gathering' || isGivenUp) return { record: { ...record, phase: 'finished', finishedAt: now } }
  const due = agenda.dueOf(prospect)
  const stopped = stoppedSince !== undefined && { seq: entries, at: now, aloneSince: stoppedSince, times: clock.stop() }
  if (!stopped && autopilot.length === 0 && !record.autopilot?.length) return { record, due }
  return { record: { ...record, autopilot, ...(stopped ? { stopped } : {}) }, due }
}
