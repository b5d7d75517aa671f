import type { ClockLine, JournalEntry } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { Outages } from '../../services.ts'
import type { Cancel, Time } from '../../time.ts'
import { clockLineFor, type JournaledClock } from './clock-lines.ts'
import { deadlineOf, type SeatClock, type SeatTime, type TurnChange, timeAfter } from './seat-time.ts'
import { type Span, union, without } from './spans.ts'
import type { Timing } from './timing.ts'

/** The effect of an entry on the clocks, and what its journal entry says about them. */
export interface ClockPlan {
  readonly times: readonly SeatTime[]
  /** When the first clock of a person runs out; undefined if none runs. */
  readonly deadline: number | undefined
  readonly journaled: readonly JournaledClock[]
  readonly written: Pick<JournalEntry, 'reserve' | 'clock'>
}
const NOTHING: ClockPlan = { times: [], deadline: undefined, journaled: [], written: {} }

interface Timer {
  readonly at: number
  readonly cancel: Cancel
}

/** How many subtracted periods are remembered. A new outage never overlaps more than these. */
const REMEMBERED = 16

export interface ClockOptions {
  readonly time: Time
  readonly outages: Outages
  readonly timing: Timing | undefined
  /** The time of each seat, in wall-clock time, with known outages already subtracted. */
  readonly times: readonly SeatTime[]
  /** Whether the seat has a clock. Only seats of people have one. */
  readonly isTimed: (seat: Seat) => boolean
  readonly expire: (seat: Seat) => void
}

/**
 * The clocks of one match. No clock ticks: each seat that must decide has one timer.
 *
 * Inside this class, time is counted without pauses, so that a paused clock needs no update. The public methods use wall-clock time.
 */
export class Clock {
  readonly #time: Time
  readonly #outages: Outages
  readonly #timing: Timing | undefined
  readonly #isTimed: (seat: Seat) => boolean
  readonly #expire: (seat: Seat) => void
  #times: readonly SeatTime[]
  /** What the journal says about the clock of each seat. */
  #journaled: readonly JournaledClock[]
  readonly #timers: (Timer | undefined)[] = []
  /** The clock of each seat whose end was reported last, so that it is reported once. */
  readonly #expired: (SeatClock | undefined)[] = []
  #paused = 0
  #pausedSince: number | undefined
  /** The last periods that were subtracted, remembered so that none is subtracted twice. */
  #pauses: readonly Span[] = []
  /** The known outages that have been subtracted. */
  #known: readonly Span[]

  constructor({ time, outages, timing, times, isTimed, expire }: ClockOptions) {
    this.#time = time
    this.#outages = outages
    this.#known = outages.known
    this.#timing = timing
    this.#times = times
    this.#journaled = times.map(({ running, reserve }) => ({ reserve: running?.reserve ?? reserve }))
    this.#isTimed = isTimed
    this.#expire = expire
  }

  /** Computes the effect of an entry. It takes effect by `commit`, after the entry is written. */
  plan(change: TurnChange, at: number): ClockPlan {
    const timing = this.#timing
    if (!timing) return NOTHING
    this.#catchUp()
    const now = this.#countedAt(at)
    const paused = at - now
    const timed = { change, timing, now }
    const times = this.#times.map((time, seat) => timeAfter(time, seat, timed))
    const lines: ClockLine[] = []
    const journaled = times.map(({ running, reserve }, seat): JournaledClock => {
      const known = this.#knownAfter(change, seat, running?.reserve ?? reserve)
      if (!this.#isTimed(seat)) return known
      if (!running) {
        // The entry of another seat may have withdrawn the question, and then the used reserve must be stored.
        if (reserve !== known.reserve) lines.push({ seat, reserve })
        return { reserve }
      }
      const clock = { ...running, since: running.since + paused }
      const line = clockLineFor(seat, clock, known, at)
      if (line) lines.push(line)
      return { clock, reserve: running.reserve }
    })
    const own = journaled[change.seat]
    return {
      times,
      deadline: this.#firstOf(times, timing, paused),
      journaled,
      written: own && this.#isTimed(change.seat) ? { reserve: own.reserve, ...linesOf(lines) } : linesOf(lines),
    }
  }

  /** Returns what the journal says about the seat's clock if it has the entry without a clock line for the seat. */
  #knownAfter({ seat: author, kind, quiet }: TurnChange, seat: Seat, reserve: number): JournaledClock {
    const before = this.#journaled[seat]
    if (seat === author) return { reserve, clock: quiet && kind === 'answer' ? before?.clock : undefined }
    return before ?? { reserve }
  }

  #firstOf(times: readonly SeatTime[], timing: Timing, paused: number): number | undefined {
    if (this.#pausedSince !== undefined) return undefined
    let first: number | undefined
    for (const [seat, { running }] of times.entries())
      if (running && this.#isTimed(seat)) first = Math.min(first ?? Number.POSITIVE_INFINITY, deadlineOf(running, timing) + paused)
    return first
  }

  commit({ times, journaled }: ClockPlan): void {
    if (!this.#timing) return
    this.#times = times
    this.#journaled = journaled
  }

  /** Whether the seat would have time left now if it had not given its last answer. */
  mayTakeBack(seat: Seat): boolean {
    this.#catchUp()
    const before = this.#times[seat]?.answered.at(-1)
    return !this.#timing || !before || deadlineOf(before, this.#timing) > this.#countedAt(this.#time.now())
  }

  /** Whether the time of the seat is up, so that the server must answer. */
  isUp(seat: Seat): boolean {
    this.#catchUp()
    const running = this.#times[seat]?.running
    return (
      this.#timing !== undefined &&
      this.#outages.isSettled &&
      running !== undefined &&
      this.#isTimed(seat) &&
      deadlineOf(running, this.#timing) <= this.#countedAt(this.#time.now())
    )
  }

  /**
   * Sets the timers, and reports each clock that has run out once. Automatic seats have no timer. While no answer can be taken (`open` is
   * false), no seat has one.
   */
  update(isAutomatic: (seat: Seat) => boolean, attended: boolean, open: boolean): void {
    const timing = this.#timing
    if (!timing) return
    this.#catchUp()
    const runs = open && (attended || !timing.pausesAlone)
    this.#pauseUnless(runs)
    for (const [seat, { running }] of this.#times.entries()) {
      const at = runs && running && this.#isTimed(seat) && !isAutomatic(seat) ? deadlineOf(running, timing) + this.#paused : undefined
      if (this.#timers[seat]?.at !== at) this.#set(seat, at)
      if (at !== undefined && at <= this.#time.now()) this.#onTimer(seat)
    }
  }

  /** Returns what everybody may see: when the time of the seat is up (0 if no timer runs), and the reserve with which its clock started. */
  publicTime(seat: Seat): { readonly deadline: number; readonly reserve: number } {
    const { running, reserve = 0 } = this.#times[seat] ?? {}
    return { deadline: this.#timers[seat]?.at ?? 0, reserve: running?.reserve ?? reserve }
  }

  /** Returns the clocks as they stand now, in wall-clock time, to be stored until somebody is there again. */
  stop(): readonly SeatTime[] {
    this.#catchUp()
    const now = this.#time.now()
    const paused = now - this.#countedAt(now)
    const toWallTime = (clock: SeatTime['running']): SeatTime['running'] => clock && { ...clock, since: clock.since + paused }
    return this.#times.map((time) => ({ ...time, running: toWallTime(time.running), answered: time.answered.map(toWallTime) }))
  }

  /** When the next timer fires; undefined if none is set. */
  get nextAt(): number | undefined {
    const all = this.#timers.flatMap((timer) => timer?.at ?? [])
    return all.length === 0 ? undefined : Math.min(...all)
  }

  close(): void {
    for (const seat of this.#timers.keys()) this.#set(seat, undefined)
  }

  #countedAt(at: number): number {
    return (this.#pausedSince ?? at) - this.#paused
  }

  #pauseUnless(runs: boolean): void {
    const now = this.#time.now()
    if (!runs) this.#pausedSince ??= now
    else if (this.#pausedSince !== undefined) {
      this.#paused += now - this.#pausedSince
      this.#remember([this.#pausedSince, now])
      this.#pausedSince = undefined
    }
  }

  /** Subtracts the outages that became known since the last call. An outage becomes known only when it is over. */
  #catchUp(): void {
    const [before, { known }] = [this.#known, this.#outages]
    if (known === before) return
    this.#known = known
    for (const outage of known) for (const span of without(outage, before)) this.#exclude(span)
  }

  #exclude(span: Span): void {
    const ownPause: readonly Span[] = this.#pausedSince === undefined ? [] : [[this.#pausedSince, Number.POSITIVE_INFINITY]]
    const left = without(span, union([...this.#pauses, ...ownPause]))
    this.#paused += left.reduce((sum, [from, to]) => sum + to - from, 0)
    this.#remember(span)
    // The time of a question that was asked during the outage starts at its end.
    const now = this.#countedAt(this.#time.now())
    const bound = (clock: SeatTime['running']): SeatTime['running'] => (clock && clock.since > now ? { ...clock, since: now } : clock)
    this.#times = this.#times.map((time) => ({ ...time, running: bound(time.running), answered: time.answered.map(bound) }))
  }

  #remember(span: Span): void {
    this.#pauses = union([...this.#pauses, span]).slice(-REMEMBERED)
  }

  #set(seat: Seat, at: number | undefined): void {
    this.#timers[seat]?.cancel()
    this.#timers[seat] = at === undefined ? undefined : { at, cancel: this.#time.after(at - this.#time.now(), () => this.#onTimer(seat)) }
  }

  #onTimer(seat: Seat): void {
    this.#set(seat, undefined)
    const { running } = this.#times[seat] ?? {}
    if (!running || this.#expired[seat] === running) return
    if (this.isUp(seat)) this.#expired[seat] = running
    this.#expire(seat)
  }
}

const linesOf = (lines: readonly ClockLine[]): Pick<JournalEntry, 'clock'> => (lines.length === 0 ? {} : { clock: lines })
