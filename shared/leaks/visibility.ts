import type { Decision, Seat } from '../kernel/decision.ts'
import { deepEqual } from '../kernel/equal.ts'
import { type EmittedEvent, eventForSeat } from '../kernel/event.ts'
import type { Game } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'

/** Who looks: a seat, or somebody who has none. */
export type Viewer = Seat | undefined

/** What a match is, or will be once an entry is committed. */
export interface MatchMoment {
  readonly position: Position
  readonly decisions: readonly Decision[]
  readonly events: readonly EmittedEvent[]
}

/** What the rules themselves let a watcher see. */
const VISIBLE_PARTS: readonly (readonly [name: string, look: (game: Game, moment: MatchMoment, viewer: Viewer) => unknown])[] = [
  ['who decides', (_game, { decisions }) => decisions.map(({ seat, status, optional }) => ({ seat, status, optional }))],
  ['the table', (game, { position }) => game.table(position.state)],
  ['the hand', (game, { position }, viewer) => viewer !== undefined && game.hand(position.state, viewer)],
  ['the outcome', (game, { position }) => game.outcome(position.state)],
]

/** The first thing by which a watcher sees two moments apart. */
export const visibleDifference = (game: Game, viewer: Viewer, one: MatchMoment, other: MatchMoment): string | undefined =>
  VISIBLE_PARTS.find(([, look]) => !deepEqual(look(game, one, viewer), look(game, other, viewer)))?.[0]

export const seeSameEvents = (viewer: Viewer, one: MatchMoment, other: MatchMoment): boolean =>
  deepEqual(
    one.events.map((emitted) => eventForSeat(emitted, viewer)),
    other.events.map((emitted) => eventForSeat(emitted, viewer)),
  )

/** The watcher can tell them apart neither by what it sees nor by what it is told. */
export const isIndistinguishable = (game: Game, viewer: Viewer, one: MatchMoment, other: MatchMoment): boolean =>
  visibleDifference(game, viewer, one, other) === undefined && seeSameEvents(viewer, one, other)
