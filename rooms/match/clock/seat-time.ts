import type { Command } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { Match, Prepared } from '#shared/kernel/match.ts'
import type { Timing } from './timing.ts'

/** The clock of a seat that is asked. */
export interface SeatClock {
  /** When the decision was first asked. */
  readonly since: number
  /** How much decision time the turn had used before. */
  readonly used: number
  /** The reserve with which it began. */
  readonly reserve: number
}

/** A clock that was set aside because the seat is not asked any more. */
interface Aside extends Pick<SeatClock, 'used' | 'reserve'> {
  readonly elapsed: number
}

/** What is known of the time of one seat. */
export interface SeatTime {
  /** While the seat is asked. */
  readonly running?: SeatClock | undefined
  /** What it has while it is not asked. */
  readonly reserve: number
  /** For each answer of the seat that can be taken back the clock of its decision, the oldest first. */
  readonly answered: readonly (SeatClock | undefined)[]
  /** The question was taken away, and may come back as long as answers can be taken back. */
  readonly aside?: Aside | undefined
}

/** What an entry changes about who is asked. */
export interface TurnChange {
  readonly kind: Command['kind']
  readonly seat: Seat
  /** Nobody but the seat could notice it. */
  readonly quiet: boolean
  /** Who has to decide, before and after. */
  readonly before: readonly Seat[]
  readonly after: readonly Seat[]
  /** The questions that stay are the same ones. */
  readonly isSameQuestion: boolean
  /** What came before cannot be taken back any more. */
  readonly isSettled: boolean
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

/** A turn ends when somebody else comes to decide; what can be taken back began no turn. */
export const beginsTurn = (change: TurnChange, seat: Seat): boolean =>
  change.isSettled && change.after.includes(seat) && (!change.before.includes(seat) || addsOtherDecider(change, seat))

/** The decision time that a clock gives before it goes to the reserve. */
const freeOf = ({ used }: Pick<SeatClock, 'used'>, { decision = Number.POSITIVE_INFINITY, turn }: Timing): number =>
  Math.max(0, Math.min(decision, turn - used))

const elapsedOf = ({ since }: SeatClock, now: number): number => Math.max(0, now - since)

export const deadlineOf = (clock: SeatClock, timing: Timing): number => clock.since + freeOf(clock, timing) + clock.reserve

/** What a clock that ends now has used up. */
export function charge(clock: SeatClock, timing: Timing, now: number): Pick<SeatClock, 'used' | 'reserve'> {
  const [elapsed, free] = [elapsedOf(clock, now), freeOf(clock, timing)]
  return { used: clock.used + Math.min(elapsed, free), reserve: Math.max(0, clock.reserve - Math.max(0, elapsed - free)) }
}

/**
 * The server changed under the people: how long the decision has really been open is not known, so its time begins again, within the
 * turn. Taking back leads to the same clock: that gains nothing either.
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

function nextClock({ running, reserve, answered, aside }: SeatTime, seat: Seat, change: TurnChange, timing: Timing, now: number): SeatClock {
  const isOwn = change.seat === seat
  // As if the answer had never been given.
  const takenBack = isOwn && change.kind === 'undo' ? answered.at(-1) : undefined
  if (takenBack) return takenBack
  if (!running) {
    if (aside && !change.isSettled) return { since: now - aside.elapsed, used: aside.used, reserve: aside.reserve }
    return { since: now, used: 0, reserve }
  }
  // A step of a secret draft is nobody's business, so the clock shows nothing of it.
  const needsHost = isOwn ? change.quiet || change.kind === 'undo' : change.isSameQuestion || change.kind === 'undo'
  if (needsHost) return running
  const charged = charge(running, timing, now)
  return { since: now, used: beginsTurn(change, seat) ? 0 : charged.used, reserve: charged.reserve }
}

function answeredAfter({ answered, running }: SeatTime, seat: Seat, { kind, seat: author, isSettled }: TurnChange): SeatTime['answered'] {
  if (isSettled) return NONE
  if (seat !== author || kind === 'resign') return answered
  return kind === 'answer' ? [...answered, running] : answered.slice(0, -1)
}
const NONE: SeatTime['answered'] = []

/** The time of a seat after an entry. */
export function timeAfter(time: SeatTime, seat: Seat, change: TurnChange, timing: Timing, now: number): SeatTime {
  const answered = answeredAfter(time, seat, change)
  const { running, reserve } = time
  if (change.after.includes(seat)) return { running: nextClock(time, seat, change, timing, now), reserve, answered }
  const aside = change.isSettled ? undefined : time.aside
  if (!running) return { reserve, answered, aside }
  const charged = charge(running, timing, now)
  // An answer of one's own comes back by undo alone.
  const isAnswered = change.seat === seat && change.kind !== 'undo'
  return {
    reserve: charged.reserve,
    answered,
    aside: isAnswered || change.isSettled ? undefined : { elapsed: elapsedOf(running, now), used: running.used, reserve: running.reserve },
  }
}
