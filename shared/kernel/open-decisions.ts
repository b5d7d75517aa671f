import { type Decision, type Seat, sortChoices } from './decision.ts'
import { deepEqual } from './equal.ts'

/** A decision as a seat is asked it. The id shows whether an answer belongs to it or comes too late. */
export interface OpenDecision extends Decision {
  readonly id: string
}

/**
 * The counts from which decision ids are made. Each seat has its own counts, of things that it has seen itself. Counts over the whole match
 * would show a seat how often the others act in secret.
 */
export interface Counts {
  /** By seat: how many different decisions it was asked. */
  readonly asked: number[]
  /** By seat: how many commands it has made. */
  readonly authored: number[]
}
export const newCounts = (seats: number): Counts => ({ asked: Array(seats).fill(0), authored: Array(seats).fill(0) })

/** What a committed command changed for everybody. */
export interface PublicChange {
  readonly seat: Seat
  /** Whether the command emitted an event. */
  readonly wasAnnounced: boolean
  readonly decisions: readonly Decision[]
}

/** The mark in the id of a persistent decision. Such an id stays the same until the seat acts. */
const PERSISTENT = 'standing'

const idOf = ({ seat, persistent }: Decision, { asked, authored }: Counts): string =>
  persistent ? `${PERSISTENT}.${seat}.${authored[seat]}` : `${seat}.${asked[seat]}`

/** Gives the decisions their ids when a match begins or is resumed from a snapshot. */
export const openDecisions = (decisions: readonly Decision[], counts: Counts): readonly OpenDecision[] =>
  decisions.map((decision) => ({ ...decision, question: sortChoices(decision.question), id: idOf(decision, counts) }))

const isSameQuestion = (one: Decision, other: Decision): boolean =>
  one.optional === other.optional && one.source === other.source && deepEqual(one.prompt, other.prompt) && deepEqual(one.question, other.question)

/**
 * Returns whether an optional decision belongs to a new moment. It does if a seat must decide that did not have to before, if the status of a
 * deciding seat has changed, or if the acting seat made an announced answer and must decide again.
 */
const isNewMoment = (before: readonly Decision[], { seat, wasAnnounced, decisions }: PublicChange): boolean =>
  decisions.some(
    (now) =>
      !now.optional &&
      ((wasAnnounced && now.seat === seat) || !before.some((old) => old.seat === now.seat && !old.optional && deepEqual(old.status, now.status))),
  )

/**
 * Gives the decisions their ids after a command and advances the counts. A seat that did not act and is asked the same question keeps its id,
 * so an answer that it is about to send stays valid.
 */
export function reopenDecisions(before: readonly OpenDecision[], counts: Counts, change: PublicChange): readonly OpenDecision[] {
  const { asked, authored } = counts
  authored[change.seat] = (authored[change.seat] ?? 0) + 1
  return change.decisions.map((decision) => {
    const now = { ...decision, question: sortChoices(decision.question) }
    if (now.persistent) return { ...now, id: idOf(now, counts) }
    const old = now.seat === change.seat ? undefined : before.find(({ seat }) => seat === now.seat)
    const isStill = old && !old.persistent && isSameQuestion(old, now) && !(now.optional && isNewMoment(before, change))
    // Keeps the old question object, because its texts are cached on that object.
    if (isStill) return { ...now, question: old.question, id: old.id }
    asked[now.seat] = (asked[now.seat] ?? 0) + 1
    return { ...now, id: idOf(now, counts) }
  })
}

const ID = new RegExp(`^(?<standing>${PERSISTENT}\\.)?(?<seat>\\d{1,3})\\.(?<count>\\d{1,9})$`)

/** Returns whether the seat was ever asked under this id. An answer to it is then late (`stale`), not unasked (`not-asked`). */
export function wasAsked(seat: Seat, id: string, { asked, authored }: Counts): boolean {
  const parts = ID.exec(id)?.groups
  const last = (parts?.standing ? authored : asked)[seat]
  return last !== undefined && Number(parts?.seat) === seat && Number(parts?.count) <= last
}
