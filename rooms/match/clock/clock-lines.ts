import type { ClockLine, JournalEntry } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { SeatClock, SeatTime } from './seat-time.ts'
import type { Timing } from './timing.ts'

/** Clocks are stored in the journal: each entry has a line for every clock that it starts or changes, and none for the others. */

/** The clock of a seat according to the journal, in wall-clock time. */
export interface JournaledClock {
  readonly clock?: SeatClock | undefined
  readonly reserve: number
}

/** Returns the line for this clock. Undefined if the journal says the same without it. */
export function clockLineFor(seat: Seat, clock: SeatClock, journaled: JournaledClock, at: number): ClockLine | undefined {
  const { since, used, reserve } = clock
  const { clock: known } = journaled
  if (known?.since === since && known.used === used && known.reserve === reserve) return undefined
  return {
    seat,
    ...(since === at ? {} : { since }),
    ...(used === 0 ? {} : { used }),
    ...(reserve === journaled.reserve ? {} : { reserve }),
  }
}

/** Returns how much of the time between two moments is not counted. */
export type UncountedTime = (from: number, to: number) => number

/** A clock, and the time of the entry that has the line about it. */
interface DatedClock {
  readonly clock: SeatClock
  readonly at: number
}

class SeatReader {
  #running: DatedClock | undefined
  #reserve: number
  readonly #answered: (DatedClock | undefined)[] = []

  constructor(reserve: number, since: number | undefined) {
    this.#reserve = reserve
    this.#running = since === undefined ? undefined : { clock: { since, used: 0, reserve }, at: since }
  }

  /** Reads an entry whose command is the seat's own. */
  enter({ entry: { kind }, quiet, reserve }: JournalEntry): void {
    if (kind === 'answer') this.#answered.push(this.#running)
    if (kind === 'undo') this.#running = this.#answered.pop()
    else if (!quiet) this.#running = undefined
    this.#reserve = reserve ?? this.#reserve
  }

  /** Forgets the clock. The first entry has a line for every running clock, unless the journal is older than these lines. */
  forget(): void {
    this.#running = undefined
  }

  read(line: ClockLine, at: number): void {
    this.#reserve = line.reserve ?? this.#reserve
    this.#running = { clock: { since: line.since ?? at, used: line.used ?? 0, reserve: this.#reserve }, at }
  }

  timeAt(now: number, uncounted: UncountedTime): SeatTime {
    const shift = (dated: DatedClock | undefined): SeatClock | undefined =>
      dated && { ...dated.clock, since: dated.clock.since + uncounted(dated.at, now) }
    return { running: shift(this.#running), reserve: this.#reserve, answered: this.#answered.map(shift) }
  }
}

/** What the journal says about the time of a match. */
interface JournaledTimes {
  readonly seats: number
  readonly startedAt: number | undefined
  readonly entries: readonly JournalEntry[]
}

/** Reads the time of each seat from the entries. The first clocks start with the match. */
export function readTimes({ seats, startedAt, entries }: JournaledTimes, timing: Timing, now: number, uncounted: UncountedTime): SeatTime[] {
  const readers = Array.from({ length: seats }, () => new SeatReader(timing.reserve, startedAt))
  for (const entry of entries) {
    readers[entry.entry.seat]?.enter(entry)
    if (entry.seq === 1) for (const reader of readers) reader.forget()
    for (const line of entry.clock ?? []) readers[line.seat]?.read(line, entry.at)
  }
  return readers.map((reader) => reader.timeAt(now, uncounted))
}
