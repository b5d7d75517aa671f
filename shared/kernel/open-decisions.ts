import { type Decision, type Seat, sortChoices } from './decision.ts'
import { deepEqual } from './equal.ts'

/** A decision as it is put to a seat. The id tells an answer in time from one that comes too late. */
export interface OpenDecision extends Decision {
  readonly id: string
}

/**
 * What the ids of a seat's decisions are made of: how often it was asked something new and how often it acted. Both it has seen itself;
 * numbers of the whole match would tell it what others do in secret.
 */
export interface Counts {
  /** By seat: how many different decisions were put to it. */
  readonly asked: number[]
  /** By seat: how many entries it has made. */
  readonly authored: number[]
}
export const newCounts = (seats: number): Counts => ({ asked: Array(seats).fill(0), authored: Array(seats).fill(0) })

/** One entry, as everybody could notice it. */
export interface PublicChange {
  readonly seat: Seat
  /** Whether anything was told. */
  readonly wasAnnounced: boolean
  readonly decisions: readonly Decision[]
}

/** In the id of a standing choice: it is the same until the seat acts. */
const PERSISTENT = 'standing'

const idOf = ({ seat, persistent }: Decision, { asked, authored }: Counts): string =>
  persistent ? `${PERSISTENT}.${seat}.${authored[seat]}` : `${seat}.${asked[seat]}`

/** At the beginning, or where a match is taken up again. */
export const openDecisions = (decisions: readonly Decision[], counts: Counts): readonly OpenDecision[] =>
  decisions.map((decision) => ({ ...decision, question: sortChoices(decision.question), id: idOf(decision, counts) }))

const isSameQuestion = (one: Decision, other: Decision): boolean =>
  one.optional === other.optional && one.source === other.source && deepEqual(one.prompt, other.prompt) && deepEqual(one.question, other.question)

/** For who may step in: somebody has to decide who did not have to, is at something else now, or has gone on to the next thing. */
const isNewMoment = (before: readonly Decision[], { seat, wasAnnounced, decisions }: PublicChange): boolean =>
  decisions.some(
    (now) =>
      !now.optional &&
      ((wasAnnounced && now.seat === seat) || !before.some((old) => old.seat === now.seat && !old.optional && deepEqual(old.status, now.status))),
  )

/** What is asked after an entry; counts on. Who did not act and is asked just what it was asked before may go on with what it was about to answer. */
export function reopenDecisions(before: readonly OpenDecision[], counts: Counts, change: PublicChange): readonly OpenDecision[] {
  const { asked, authored } = counts
  authored[change.seat] = (authored[change.seat] ?? 0) + 1
  return change.decisions.map((decision) => {
    const now = { ...decision, question: sortChoices(decision.question) }
    if (now.persistent) return { ...now, id: idOf(now, counts) }
    const old = now.seat === change.seat ? undefined : before.find(({ seat }) => seat === now.seat)
    const isStill = old && !old.persistent && isSameQuestion(old, now) && !(now.optional && isNewMoment(before, change))
    // The same object: its texts are made already.
    if (isStill) return { ...now, question: old.question, id: old.id }
    asked[now.seat] = (asked[now.seat] ?? 0) + 1
    return { ...now, id: idOf(now, counts) }
  })
}

const ID = new RegExp(`^(?<standing>${PERSISTENT}\\.)?(?<seat>\\d{1,3})\\.(?<count>\\d{1,9})$`)

/** Whether the seat was ever asked this: then an answer comes too late, not out of the blue. */
export function wasAsked(seat: Seat, id: string, { asked, authored }: Counts): boolean {
  const parts = ID.exec(id)?.groups
  const last = (parts?.standing ? authored : asked)[seat]
  return last !== undefined && Number(parts?.seat) === seat && Number(parts?.count) <= last
}
