import type { ClockLine, JournalEntry } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { Outages } from '../../services.ts'
import type { Cancel, Time } from '../../time.ts'
import { clockLineFor, type JournaledClock } from './clock-lines.ts'
import { deadlineOf, type SeatClock, type SeatTime, type TurnChange, timeAfter } from './seat-time.ts'
import { type Span, union, without } from './spans.ts'
import type { Timing } from './timing.ts'

/** What an entry will do to the clocks, and what of it is written. */
export interface ClockPlan {
  readonly times: readonly SeatTime[]
  /** When the first time will be up, bots and pauses left out. */
  readonly deadline: number | undefined
  readonly journaled: readonly JournaledClock[]
  readonly written: Pick<JournalEntry, 'reserve' | 'clock'>
}
const NOTHING: ClockPlan = { times: [], deadline: undefined, journaled: [], written: {} }

interface Timer {
  readonly at: number
  readonly cancel: Cancel
}

/** More than can lie in what is left out at once. */
const REMEMBERED = 16

export interface ClockOptions {
  readonly time: Time
  readonly outages: Outages
  readonly timing: Timing | undefined
  /** By seat; as of now, in the time of the wall, without the outages that are known. */
  readonly times: readonly SeatTime[]
  /** Seats that have a clock at all: those of people. */
  readonly isTimed: (seat: Seat) => boolean
  readonly expire: (seat: Seat) => void
}

/**
 * The clocks of one match. No ticking: one timer for each seat that decides, and none while nobody does.
 *
 * Inside, time is counted without the pauses: what stands still need not be moved. Outside it is the time of the wall.
 */
export class Clock {
  readonly #time: Time
  readonly #outages: Outages
  readonly #timing: Timing | undefined
  readonly #isTimed: (seat: Seat) => boolean
  readonly #expire: (seat: Seat) => void
  #times: readonly SeatTime[]
  /** What the journal says. */
  #journaled: readonly JournaledClock[]
  readonly #timers: (Timer | undefined)[] = []
  /** Whose end has been told. */
  readonly #expired: (SeatClock | undefined)[] = []
  #paused = 0
  #pausedSince: number | undefined
  /** The last times that are left out: none is left out twice. */
  #pauses: readonly Span[] = []
  /** The outages that are left out. */
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

  /** What an entry would do. Nothing is done before it is written and `commit`ted. */
  plan(change: TurnChange, at: number): ClockPlan {
    const timing = this.#timing
    if (!timing) return NOTHING
    this.#catchUp()
    const now = this.#countedAt(at)
    const paused = at - now
    const times = this.#times.map((time, seat) => timeAfter(time, seat, change, timing, now))
    const lines: ClockLine[] = []
    const journaled = times.map(({ running, reserve }, seat): JournaledClock => {
      const isOwn = seat === change.seat
      const before = this.#journaled[seat] ?? { reserve }
      const known: JournaledClock = isOwn
        ? { reserve: running?.reserve ?? reserve, clock: change.quiet && change.kind === 'answer' ? before.clock : undefined }
        : before
      if (!this.#isTimed(seat)) return known
      if (!running) {
        // Others have taken the question away.
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

  /** Whether the seat would still have time if its last answer had never been given. */
  mayTakeBack(seat: Seat): boolean {
    this.#catchUp()
    const before = this.#times[seat]?.answered.at(-1)
    return !this.#timing || !before || deadlineOf(before, this.#timing) > this.#countedAt(this.#time.now())
  }

  /** The seat's time is up; somebody else has to answer. */
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

  /** Brings the timers in line, and tells once of each whose time is up. Seats in `isAutomatic` have none; while nobody's answer could be taken (`open` is false) nobody has one. */
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

  /** When the seat's time is up, and the reserve it began with. */
  publicTime(seat: Seat): { readonly deadline: number; readonly reserve: number } {
    const { running, reserve = 0 } = this.#times[seat] ?? {}
    return { deadline: this.#timers[seat]?.at ?? 0, reserve: running?.reserve ?? reserve }
  }

  /** As they stand now, in the time of the wall: so they can be kept until somebody is there again. */
  stop(): readonly SeatTime[] {
    this.#catchUp()
    const now = this.#time.now()
    const paused = now - this.#countedAt(now)
    const toWallTime = (clock: SeatTime['running']): SeatTime['running'] => clock && { ...clock, since: clock.since + paused }
    return this.#times.map((time) => ({ ...time, running: toWallTime(time.running), answered: time.answered.map(toWallTime) }))
  }

  /** When the next time is up, if any clock runs. */
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

  /** Outages are known only when they are over: what is known now and was not before is left out. */
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
    // What was asked when nobody could answer any more has been open since its end.
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
