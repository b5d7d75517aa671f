import type { Question, Seat } from '#shared/kernel/decision.ts'
import type { EmittedEvent } from '#shared/kernel/event.ts'
import { commitmentOf } from '#shared/kernel/fairness.ts'
import type { Game } from '#shared/kernel/game.ts'
import type { Match, OpenDecision } from '#shared/kernel/match.ts'
import { memoOnObject } from '#shared/kernel/memo.ts'
import type { Line } from '#shared/kernel/words.ts'
import type { MatchState, PrivateView, PromptView, SeatState } from '#shared/protocol/match.ts'
import type { MatchRecord } from '../../services.ts'
import { emptyRecord } from '../../sync/empty-view.ts'
import type { FullView } from '../match-schema.ts'
import { NO_EVENTS_JSON, publicEventsJson, secretsJson } from './events-json.ts'
import { isMuted } from './muting.ts'
import type { PublicEntries } from './public-entries.ts'
import { commitmentAt, hasOpened, roundOf } from './start-round.ts'

/** The end of the log: the number of public entries, and the events of the last one. Quiet entries do not count. */
export interface LogHead {
  readonly seq: number
  readonly last: readonly EmittedEvent[]
  /** The number of the entry that the last one has undone; 0 for none. */
  readonly undoneSeq: number
}

export const logHeadAt = (publicEntries: PublicEntries, last: readonly EmittedEvent[]): LogHead => ({
  seq: publicEntries.count,
  last,
  undoneSeq: publicEntries.undoneBy(publicEntries.count),
})

/** The part of a seat's view that comes neither from the record nor from the rules. */
export interface SeatStatus {
  /** The name of the person for whom the seat is held, or ''. */
  readonly held: string
  readonly online: boolean
  readonly autopilot: boolean
  readonly resigned: boolean
  /** False if the seat has used up its undos. */
  readonly mayUndo: boolean
  readonly deadline: number
  readonly reserve: number
}

/** What a match is projected from. */
interface ProjectionInput {
  readonly game: Game
  readonly record: MatchRecord
  /** The match as the rules know it. Undefined before it begins. */
  readonly match: Match | undefined
  readonly logHead: LogHead
  /** The status of each seat. */
  readonly statuses: readonly SeatStatus[]
  readonly spectators: number
  /** The projection before this one. Unchanged parts keep its objects. */
  readonly before?: FullMatch | undefined
}

/** Returns the previous object if all its fields are identical to those of the new one, so that later comparisons are by identity. */
function reuseIfEqual<T extends object>(before: T | undefined, now: T): T {
  if (!before) return now
  for (const key in now) if (now[key] !== before[key]) return now
  return before
}

const NO_PROMPT: PromptView = { id: '', kind: 'one', textJson: '', source: '', choicesJson: '[]', labelsJson: '{}', min: 0, max: 0, optional: false }

/** Returns the JSON of a value that hardly ever changes. It is made once per object. */
const textOf = memoOnObject((value: object): string => JSON.stringify(value))
const serverCommitmentOf = memoOnObject(commitmentOf)

const questionView = memoOnObject((question: Question): Pick<PromptView, 'choicesJson' | 'labelsJson'> => {
  const choices = question.kind === 'amount' ? [] : question.choices
  const labels: Record<string, Line> = {}
  for (const { id, label } of choices) if (label) labels[id] = label
  return { choicesJson: JSON.stringify(choices.map(({ id }) => id)), labelsJson: JSON.stringify(labels) }
})

/**
 * Returns what a seat is asked. Some games ask the same question many times, so the JSON of a question is made once.
 * Its fields are written out: with a spread inside the literal, a projection took two to three times as long (2026-11-19, `npm run bench`).
 */
function viewPrompt({ id, question, prompt, source = '', optional }: OpenDecision): PromptView {
  const { choicesJson, labelsJson } = questionView(question)
  const [min, max] = question.kind === 'some' || question.kind === 'amount' ? [question.min, question.max] : [1, 1]
  return { id, kind: question.kind, textJson: textOf(prompt), source, choicesJson, labelsJson, min, max, optional: optional ?? false }
}

/** Returns the private part of a seat. A player who has resigned still sees the hand but gets no prompt. */
function privateOf(
  { game, match, logHead }: ProjectionInput,
  seat: Seat,
  { resigned, mayUndo }: SeatStatus,
  before: PrivateView | undefined,
): PrivateView {
  if (!match) return { hand: emptyRecord(game.handShape.spec), prompt: NO_PROMPT, undo: false, secretsJson: NO_EVENTS_JSON }
  const decision = resigned ? undefined : match.decisionOf(seat)
  return reuseIfEqual(before, {
    hand: game.hand(match.position.state, seat),
    prompt: decision ? reuseIfEqual(before?.prompt, viewPrompt(decision)) : NO_PROMPT,
    undo: !resigned && mayUndo && match.canUndo(seat),
    secretsJson: secretsJson(logHead.last, seat),
  })
}

type FullSeat = SeatState & { readonly private: PrivateView }
export type FullMatch = FullView & MatchState & { readonly seats: readonly FullSeat[] }

function seatView(input: ProjectionInput, seat: Seat, status: SeatStatus): FullSeat {
  const { record, match } = input
  const { held, online, autopilot, resigned, deadline, reserve } = status
  const before = input.before?.seats[seat]
  const { name = '', kind = 'open', level = '', user } = record.seats[seat] ?? {}
  const decision = match?.decisionOf(seat)
  const commitment = commitmentAt(record, seat)
  return reuseIfEqual(before, {
    name,
    kind,
    level,
    held,
    muted: user !== undefined && isMuted(record, { id: user }),
    ready: kind === 'human' && commitment !== '',
    commitment,
    opened: hasOpened(record, seat),
    online,
    autopilot,
    resigned,
    deadline,
    reserve,
    deciding: decision !== undefined && !decision.optional,
    statusJson: decision?.status ? textOf(decision.status) : '',
    private: privateOf(input, seat, status, before?.private),
  })
}

/** Projects a match to everything that may be synced. Each seat's `private` is sent only to its owner. Unchanged parts keep their identity. */
export function project(input: ProjectionInput): FullMatch {
  const { game, record, match, logHead, statuses, spectators } = input
  const over = record.phase === 'finished'
  return {
    id: record.id,
    game: record.game,
    version: record.version,
    optionsJson: textOf(record.options),
    phase: record.phase,
    listed: record.listed,
    pace: record.pace,
    hostSeat: record.seats.findIndex(({ user }) => user === record.host),
    seq: logHead.seq,
    round: roundOf(record),
    commitment: serverCommitmentOf(record.fairness),
    deadline: record.deadline ?? 0,
    fairnessJson: over ? textOf(record.fairness) : '',
    outcomeJson: record.outcome ? textOf(record.outcome) : '',
    rematchId: record.next ?? '',
    spectators,
    eventsJson: publicEventsJson(logHead.last),
    undoneSeq: logHead.undoneSeq,
    seats: statuses.map((status, seat) => seatView(input, seat, status)),
    table: match ? game.table(match.position.state) : emptyRecord(game.tableShape.spec),
  }
}
