import { undoneCommands } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { EmittedEvent } from '#shared/kernel/event.ts'
import { eventForSeat, type GameEvent } from '#shared/kernel/event.ts'
import { checkFairness, type FairnessCheck, type SeenRounds, seedOf } from '#shared/kernel/fairness.ts'
import type { Game, Outcome } from '#shared/kernel/game.ts'
import { Match } from '#shared/kernel/match.ts'
import { commitCommand, ReplayError } from '#shared/kernel/replay.ts'
import type { LogEntry, Replay } from '#shared/protocol/match.ts'
import type { PlaybackStep } from '../table/playback.ts'

/** One moment of a replayed match. */
interface TimelinePoint {
  readonly at: number
  readonly state: object
  readonly events: readonly EmittedEvent[]
  readonly deciding: readonly Seat[]
}

/** Whose view is shown: one seat's, or everybody's at once. */
export type Perspective = Seat | 'all'

/** A finished match that this browser has replayed with the rules. */
export interface ReplayTimeline {
  readonly game: Game
  readonly points: readonly TimelinePoint[]
  readonly outcome: Outcome | undefined
  /** The rules refused a command, so the record is not what was played. */
  readonly broken: boolean
  /** Maps the number of each undo to the number of the entry it took back. */
  readonly undone: ReadonlyMap<number, number>
}

export function buildTimeline(game: Game, replay: Replay): ReplayTimeline {
  const { version, options, seats, entries, startedAt } = replay
  const setup = { game: game.id, version, options, seats: seats.length, seed: seedOf(replay) }
  const match = Match.begin(game, setup)
  const points: TimelinePoint[] = []
  const keep = (at: number): void => {
    points.push({ at, state: match.position.state, events: match.events, deciding: match.decisions.map(({ seat }) => seat) })
  }
  keep(startedAt)
  // The points begin with the setup, before the first entry.
  const undone = new Map([...undoneCommands(entries.map(({ entry: command }) => command))].map(([undo, answer]) => [undo + 1, answer + 1]))
  try {
    for (const { at, entry: command } of entries) {
      commitCommand(match, command)
      keep(at)
    }
    return { game, points, outcome: match.outcome, broken: false, undone }
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error
    return { game, points, outcome: undefined, broken: true, undone }
  }
}

/** Returns the event with everything that any seat learned from it. */
function tellAll({ event, secrets = {} }: EmittedEvent): GameEvent {
  return Object.assign({}, event, ...Object.values(secrets), { type: event.type })
}

const eventsOf = (events: readonly EmittedEvent[], perspective: Perspective): readonly GameEvent[] =>
  events.map((emitted) => (perspective === 'all' ? tellAll(emitted) : eventForSeat(emitted, perspective)))

/** Returns the match after `seq` entries, in this perspective. The perspective of everybody shows the hand of the seat that decides. */
export function stepAt(timeline: ReplayTimeline, seq: number, perspective: Perspective): PlaybackStep | undefined {
  const point = timeline.points[seq]
  if (!point) return undefined
  const seat = perspective === 'all' ? point.deciding[0] : perspective
  const hand = seat === undefined ? {} : { hand: timeline.game.hand(point.state, seat) }
  return { seq, table: timeline.game.table(point.state), events: eventsOf(point.events, perspective), ...hand }
}

export function logOf(timeline: ReplayTimeline, perspective: Perspective): readonly LogEntry[] {
  return timeline.points.map(({ at, events }, seq) => {
    const undoes = timeline.undone.get(seq)
    return { seq, at, events: eventsOf(events, perspective), ...(undoes === undefined ? {} : { undoes }) }
  })
}

/** A check that anybody can repeat: what was committed, and what came out. */
export interface Check {
  readonly id: FairnessCheck['id'] | 'outcome'
  readonly ok: boolean
}

/** Writes the same facts in the same order, whatever order they came in. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const pairs = Object.entries(value).filter(([, fact]) => fact !== undefined)
  return `{${pairs
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, fact]) => `${JSON.stringify(key)}:${canonical(fact)}`)
    .join()}}`
}

/** `kept` is what this browser saw itself. Where it saw nothing, the record can only be checked against itself. */
export function checksOf(timeline: ReplayTimeline, replay: Replay, kept: SeenRounds): readonly Check[] {
  const isSame = !timeline.broken && timeline.outcome !== undefined && canonical(timeline.outcome) === canonical(replay.outcome)
  return [...checkFairness(replay, kept), { id: 'outcome', ok: isSame }]
}
