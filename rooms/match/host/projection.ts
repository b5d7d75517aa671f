import type { Question, Seat } from '#shared/kernel/decision.ts'
import type { EmittedEvent } from '#shared/kernel/event.ts'
import { commitmentOf } from '#shared/kernel/fairness.ts'
import type { Game } from '#shared/kernel/game.ts'
import type { Match, OpenDecision } from '#shared/kernel/match.ts'
import { memoOnObject } from '#shared/kernel/memo.ts'
import type { Line } from '#shared/kernel/words.ts'
import type { MatchState, PrivView, PromptView, SeatState } from '#shared/protocol/match.ts'
import type { MatchRecord } from '../../services.ts'
import { emptyRecord } from '../../sync/empty-view.ts'
import type { FullView } from '../match-schema.ts'
import { NO_EVENTS_JSON, publicEventsJson, secretsJson } from './events-json.ts'
import { isMuted } from './muting.ts'
import type { PublicEntries } from './public-entries.ts'
import { commitmentAt, hasOpened, roundOf } from './start-round.ts'

/** What everybody saw last, and how many such moments there were. Steps of a secret draft are none. */
export interface LogHead {
  readonly moments: number
  readonly last: readonly EmittedEvent[]
  /** The earlier moment that the last one has taken back, 0 = none. */
  readonly undid: number
}

export const logHeadAt = (publicEntries: PublicEntries, last: readonly EmittedEvent[]): LogHead => ({
  moments: publicEntries.count,
  last,
  undid: publicEntries.undoneBy(publicEntries.count),
})

/** What a table knows of a seat beside the record and the rules. */
export interface SeatStatus {
  /** Who the seat is kept for. */
  readonly held: string
  readonly online: boolean
  readonly autopilot: boolean
  readonly resigned: boolean
  /** It has not taken back too often. */
  readonly mayUndo: boolean
  readonly deadline: number
  readonly reserve: number
}

/** Where nothing changed, the very object that was shown before: it is not compared again, and the new one is forgotten at once. */
function reuseIfEqual<T extends object>(before: T | undefined, now: T): T {
  if (!before) return now
  for (const key in now) if (now[key] !== before[key]) return now
  return before
}

const NO_PROMPT: PromptView = { id: '', kind: 'one', text: '', source: '', options: '[]', labels: '{}', min: 0, max: 0, optional: false }

/** Texts of what hardly ever changes are made once. */
const textOf = memoOnObject((value: object): string => JSON.stringify(value))
const serverCommitmentOf = memoOnObject(commitmentOf)

const questionView = memoOnObject((question: Question): Pick<PromptView, 'options' | 'labels'> => {
  const choices = question.kind === 'amount' ? [] : question.choices
  const labels: Record<string, Line> = {}
  for (const { id, label } of choices) if (label) labels[id] = label
  return { options: JSON.stringify(choices.map(({ id }) => id)), labels: JSON.stringify(labels) }
})

/** Some games ask the same again and again: texts are made once for what is asked, not for each time. */
function viewPrompt({ id, question, prompt, source = '', optional }: OpenDecision): PromptView {
  const { options, labels } = questionView(question)
  const [min, max] = question.kind === 'some' || question.kind === 'amount' ? [question.min, question.max] : [1, 1]
  return { id, kind: question.kind, text: textOf(prompt), source, options, labels, min, max, optional: optional ?? false }
}

/** Who has resigned still sees the hand, and is asked nothing more. */
function privOf(
  game: Game,
  match: Match | undefined,
  { last }: LogHead,
  seat: Seat,
  { resigned, mayUndo }: SeatStatus,
  before: PrivView | undefined,
): PrivView {
  if (!match) return { hand: emptyRecord(game.handShape.spec), prompt: NO_PROMPT, undo: false, news: NO_EVENTS_JSON }
  const decision = resigned ? undefined : match.decisionOf(seat)
  return reuseIfEqual(before, {
    hand: game.hand(match.position.state, seat),
    prompt: decision ? reuseIfEqual(before?.prompt, viewPrompt(decision)) : NO_PROMPT,
    undo: !resigned && mayUndo && match.canUndo(seat),
    news: secretsJson(last, seat),
  })
}

type FullSeat = SeatState & { readonly priv: PrivView }
export type FullMatch = FullView & MatchState & { readonly seats: readonly FullSeat[] }

function seatView(
  game: Game,
  record: MatchRecord,
  match: Match | undefined,
  logHead: LogHead,
  seat: Seat,
  now: SeatStatus,
  before: FullSeat | undefined,
): FullSeat {
  const { held, online, autopilot, resigned, deadline, reserve } = now
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
    status: decision?.status ? textOf(decision.status) : '',
    priv: privOf(game, match, logHead, seat, now, before?.priv),
  })
}

/** Everything that may be synced, secrets of the seats included: each `priv` is sent to its owner alone. */
export function project(
  game: Game,
  record: MatchRecord,
  match: Match | undefined,
  logHead: LogHead,
  statuses: readonly SeatStatus[],
  spectators: number,
  before?: FullMatch,
): FullMatch {
  const over = record.phase === 'finished'
  return {
    id: record.id,
    game: record.game,
    version: record.version,
    options: textOf(record.options),
    phase: record.phase,
    listed: record.listed,
    pace: record.pace,
    host: record.seats.findIndex(({ user }) => user === record.host),
    seq: logHead.moments,
    round: roundOf(record),
    commitment: serverCommitmentOf(record.fairness),
    deadline: record.deadline ?? 0,
    transcript: over ? textOf(record.fairness) : '',
    outcome: record.outcome ? textOf(record.outcome) : '',
    next: record.next ?? '',
    spectators,
    news: publicEventsJson(logHead.last),
    undid: logHead.undid,
    seats: statuses.map((status, seat) => seatView(game, record, match, logHead, seat, status, before?.seats[seat])),
    table: match ? game.table(match.position.state) : emptyRecord(game.tableShape.spec),
  }
}
