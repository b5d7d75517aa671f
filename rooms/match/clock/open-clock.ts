import type { JournalEntry } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { Match } from '#shared/kernel/match.ts'
import type { MatchRecord } from '../../services.ts'
import { Clock, type ClockOptions } from './clock.ts'
import { readTimes, type UncountedTime } from './clock-lines.ts'
import { decidersOf, renewTime, type SeatTime } from './seat-time.ts'
import { within } from './spans.ts'
import type { Timing } from './timing.ts'

/** The parts of a stored match from which its clocks are restored. */
interface Source {
  readonly record: Pick<MatchRecord, 'seats' | 'startedAt' | 'stopped'>
  readonly entries: readonly JournalEntry[]
}

/** Continues a stopped clock where it stood. */
function resume(time: SeatTime, stoppedAt: number, now: number): SeatTime {
  const shift = (clock: SeatTime['running']): SeatTime['running'] => clock && { ...clock, since: clock.since + now - stoppedAt }
  return { ...time, running: shift(time.running), answered: time.answered.map(shift) }
}

/**
 * Returns the time of each seat of a restored match. When a live match leaves memory, its clocks are stored as stopped. If they are not, the
 * server ended while people were connected, and the seats that must decide get the time for that decision again.
 */
function timesOf({ record, entries }: Source, timing: Timing, now: number, uncounted: UncountedTime): readonly SeatTime[] {
  const { seats, startedAt, stopped } = record
  if (stopped?.seq === entries.length && timing.pausesAlone) return stopped.times.map((time) => resume(time, stopped.at, now))
  const times = readTimes({ seats: seats.length, startedAt, entries }, timing, now, uncounted)
  if (!timing.pausesAlone) return times
  return times.map((time) => renewTime(time, timing, now))
}

/** Drops the clocks that are not needed. Only seats that must decide have one, and only answers that can be undone keep theirs. */
function trim(time: SeatTime, seat: Seat, match: Match, now: number): SeatTime {
  const { running, answered, ...rest } = time
  const isAsked = decidersOf(match.decisions).includes(seat)
  return {
    ...rest,
    running: isAsked ? (running ?? { since: now, used: 0, reserve: time.reserve }) : undefined,
    answered: match.snapshot() ? [] : answered,
  }
}

/** Opens the clocks of a match that begins or is restored. */
export function openClock(source: Source, match: Match | undefined, options: Omit<ClockOptions, 'times'>): Clock {
  const { time, timing, outages } = options
  if (!match || !timing) return new Clock({ ...options, timing: undefined, times: [] })
  const now = time.now()
  const uncounted: UncountedTime = (from, to) => within([from, to], outages.known)
  return new Clock({ ...options, times: timesOf(source, timing, now, uncounted).map((one, seat) => trim(one, seat, match, now)) })
}
