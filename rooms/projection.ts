import type { Seat } from '#shared/kernel/ask.ts'
import type { Happening } from '#shared/kernel/event.ts'
import { commitTo } from '#shared/kernel/fairness.ts'
import type { Game } from '#shared/kernel/game.ts'
import type { Match, OpenDecision } from '#shared/kernel/match.ts'
import type { MatchState, PrivView, PromptView, SeatState } from '#shared/wire/match.ts'
import { blankRecord } from './blank.ts'
import type { FullView } from './match-schema.ts'
import type { MatchRecord } from './services.ts'

/** What everybody saw last, and how many such moments there were. Steps of a secret draft are none. */
export interface Story {
  readonly moments: number
  readonly last: readonly Happening[]
}

/** What a table knows of a seat beside the record and the rules. */
export interface SeatStatus {
  readonly ready: boolean
  readonly online: boolean
  readonly autopilot: boolean
  readonly resigned: boolean
  readonly deadline: number
  readonly reserve: number
}

const NO_PROMPT: PromptView = { id: '', kind: 'one', text: '', source: '', options: [], labels: {}, min: 0, max: 0, optional: false }

function promptOf(decision: OpenDecision | undefined): PromptView {
  if (!decision) return NO_PROMPT
  const { id, ask, prompt, source = '' } = decision
  const options = ask.kind === 'amount' ? [] : ask.options
  const [min, max] = ask.kind === 'some' || ask.kind === 'amount' ? [ask.min, ask.max] : [1, 1]
  return {
    id,
    kind: ask.kind,
    text: JSON.stringify(prompt),
    source,
    options: options.map((option) => option.id),
    labels: Object.fromEntries(options.flatMap(({ id, label }) => (label ? [[id, JSON.stringify(label)]] : []))),
    min,
    max,
    optional: decision.optional ?? false,
  }
}

function privOf(game: Game, match: Match | undefined, { last }: Story, seat: Seat): PrivView {
  if (!match) return { hand: blankRecord(game.handShape.spec), prompt: NO_PROMPT, undo: false, news: [] }
  return {
    hand: game.hand(match.position.state, seat),
    prompt: promptOf(match.decisionOf(seat)),
    undo: match.canUndo(seat),
    news: last.flatMap(({ secrets }, index) => {
      const secret = secrets?.[seat]
      return secret ? [JSON.stringify([index, secret])] : []
    }),
  }
}

function seatView(
  game: Game,
  record: MatchRecord,
  match: Match | undefined,
  story: Story,
  seat: Seat,
  status: SeatStatus,
): SeatState & { readonly priv: PrivView } {
  const { name = '', kind = 'open', level = '' } = record.seats[seat] ?? {}
  const decision = match?.decisionOf(seat)
  return {
    name,
    kind,
    level,
    ...status,
    deciding: decision !== undefined && !decision.optional,
    status: decision?.status ? JSON.stringify(decision.status) : '',
    priv: privOf(game, match, story, seat),
  }
}

/** Everything that may be synced, secrets of the seats included: the schema sends each `priv` to its owner alone. */
export function project(
  game: Game,
  record: MatchRecord,
  match: Match | undefined,
  story: Story,
  statuses: readonly SeatStatus[],
  spectators: number,
): FullView & MatchState {
  const over = record.phase === 'finished'
  return {
    id: record.id,
    game: record.game,
    version: record.version,
    options: JSON.stringify(record.options),
    phase: record.phase,
    listed: record.listed,
    pace: record.pace,
    host: record.seats.findIndex(({ user }) => user === record.host),
    seq: story.moments,
    commitment: commitTo(record.fairness.serverSeed),
    opened: over ? JSON.stringify(record.fairness) : '',
    outcome: record.outcome ? JSON.stringify(record.outcome) : '',
    next: record.next ?? '',
    spectators,
    news: story.last.map(({ event }) => JSON.stringify(event)),
    seats: statuses.map((status, seat) => seatView(game, record, match, story, seat, status)),
    table: match ? game.table(match.position.state) : blankRecord(game.tableShape.spec),
  }
}
