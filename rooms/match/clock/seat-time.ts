import type { Command } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { Match, Prepared } from '#shared/kernel/match.ts'
import type { Timing } from './timing.ts'

/** The clock of a seat that must decide. */
export interface SeatClock {
  /** When the question was first asked. */
  readonly since: number
  /** The time of the turn that its earlier decisions used. */
  readonly used: number
  /** The reserve of the seat when this clock started. */
  readonly reserve: number
}

/** A clock that was set aside because its question was withdrawn. */
interface Aside extends Pick<SeatClock, 'used' | 'reserve'> {
  readonly elapsed: number
}

/** The time that one seat has, and what is needed to undo. */
export interface SeatTime {
  /** The clock of the seat while it must decide. */
  readonly running?: SeatClock | undefined
  /** The reserve of the seat while it need not decide. */
  readonly reserve: number
  /** The clocks of the answers that the seat can undo, oldest first. */
  readonly answered: readonly (SeatClock | undefined)[]
  /** The clock of a withdrawn question. The question may come back while answers can be undone. */
  readonly aside?: Aside | undefined
}

/** How an entry changes which seats must decide. */
export interface TurnChange {
  readonly kind: Command['kind']
  readonly seat: Seat
  /** Whether no other seat can notice the entry. */
  readonly quiet: boolean
  /** The seats that must decide before and after the entry. */
  readonly before: readonly Seat[]
  readonly after: readonly Seat[]
  /** Whether the step that asks is the same as before. Then questions that are still open are the same ones. */
  readonly isSameQuestion: boolean
  /** Whether neither the entry nor anything before it can be undone. */
  readonly isSettled: boolean
}

/** A change with its moment and the timing that applies to it. */
interface TimedChange {
  readonly change: TurnChange
  readonly timing: Timing
  readonly now: number
}

export const decidersOf = (decisions: readonly { readonly seat: Seat; readonly optional?: boolean }[]): readonly Seat[] =>
  decisions.flatMap(({ seat, optional }) => (optional ? [] : [seat]))

export function turnChangeOf(match: Match, { command: { kind, seat }, decisions, position, undoable }: Prepared, quiet: boolean): TurnChange {
  return {
    kind,
    seat,
    quiet,
    before: decidersOf(match.decisions),
    after: decidersOf(decisions),
    isSameQuestion: match.position.stack.at(-1)?.id === position.stack.at(-1)?.id,
    isSettled: kind !== 'undo' && undoable.length === 0,
  }
}

const addsOtherDecider = ({ before, after }: TurnChange, seat: Seat): boolean => after.some((other) => other !== seat && !before.includes(other))

/** Whether a turn of the seat begins. A turn ends when another seat must decide. An entry that can be undone begins no turn. */
export const beginsTurn = (change: TurnChange, seat: Seat): boolean =>
  change.isSettled && change.after.includes(seat) && (!change.before.includes(seat) || addsOtherDecider(change, seat))

/** Returns the time that a clock has before it uses the reserve. */
const freeOf = ({ used }: Pick<SeatClock, 'used'>, { decision = Number.POSITIVE_INFINITY, turn }: Timing): number =>
  Math.max(0, Math.min(decision, turn - used))

const elapsedOf = ({ since }: SeatClock, now: number): number => Math.max(0, now - since)

export const deadlineOf = (clock: SeatClock, timing: Timing): number => clock.since + freeOf(clock, timing) + clock.reserve

/** Returns the used time of the turn and the reserve that is left, if the clock stops now. */
function charge(clock: SeatClock, timing: Timing, now: number): Pick<SeatClock, 'used' | 'reserve'> {
  const [elapsed, free] = [elapsedOf(clock, now), freeOf(clock, timing)]
  return { used: clock.used + Math.min(elapsed, free), reserve: Math.max(0, clock.reserve - Math.max(0, elapsed - free)) }
}

/**
 * Gives the time of the decision again, within the time of the turn. Used when a live match was lost with its process, because nobody knows
 * how long the question was really open. An undo leads to the same renewed clock, so it gains no time.
 */
export function renewTime(time: SeatTime, timing: Timing, now: number): SeatTime {
  const { running, answered } = time
  const last = running ?? answered.at(-1)
  const clock: SeatClock | undefined = last && {
    since: now,
    used: last.used + Math.min(elapsedOf(last, now), freeOf(last, timing)),
    reserve: running ? running.reserve : time.reserve,
  }
  return { ...time, running: running && clock, answered: answered.map((one) => one && clock) }
}

function nextClock({ running, reserve, answered, aside }: SeatTime, seat: Seat, { change, timing, now }: TimedChange): SeatClock {
  const isOwn = change.seat === seat
  // An undo restores the clock that the answer stopped, as if the answer had never been given.
  const takenBack = isOwn && change.kind === 'undo' ? answered.at(-1) : undefined
  if (takenBack) return takenBack
  if (!running) {
    if (aside && !change.isSettled) return { since: now - aside.elapsed, used: aside.used, reserve: aside.reserve }
    return { since: now, used: 0, reserve }
  }
  // Other seats see the deadline, so a quiet answer must not change the clock.
  const keepsRunning = isOwn ? change.quiet || change.kind === 'undo' : change.isSameQuestion || change.kind === 'undo'
  if (keepsRunning) return running
  const charged = charge(running, timing, now)
  return { since: now, used: beginsTurn(change, seat) ? 0 : charged.used, reserve: charged.reserve }
}

function answeredAfter({ answered, running }: SeatTime, seat: Seat, { kind, seat: author, isSettled }: TurnChange): SeatTime['answered'] {
  if (isSettled) return NONE
  if (seat !== author || kind === 'resign') return answered
  return kind === 'answer' ? [...answered, running] : answered.slice(0, -1)
}
const NONE: SeatTime['answered'] = []

/** Returns the time of a seat after an entry. */
export function timeAfter(time: SeatTime, seat: Seat, timed: TimedChange): SeatTime {
  const { change, timing, now } = timed
  const answered = answeredAfter(time, seat, change)
  const { running, reserve } = time
  if (change.after.includes(seat)) return { running: nextClock(time, seat, timed), reserve, answered }
  const aside = change.isSettled ? undefined : time.aside
  if (!running) return { reserve, answered, aside }
  const charged = charge(running, timing, now)
  // A question that the seat answered itself comes back only by undo, and `answered` has its clock.
  const isAnswered = change.seat === seat && change.kind !== 'undo'
  return {
    reserve: charged.reserve,
    answered,
    aside: isAnswered || change.isSettled ? undefined : { elapsed: elapsedOf(running, now), used: running.used, reserve: running.reserve },
  }
}
