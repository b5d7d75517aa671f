import type { Decision, Seat } from '../kernel/decision.ts'
import { deepEqual } from '../kernel/equal.ts'
import { type EmittedEvent, eventForSeat } from '../kernel/event.ts'
import type { Game } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'

/** A seat, or `undefined` for a spectator. */
export type Viewer = Seat | undefined

/** A match now, or after a prepared command. */
export interface MatchMoment {
  readonly position: Position
  readonly decisions: readonly Decision[]
  readonly events: readonly EmittedEvent[]
}

/** The parts of a match that the rules show to a viewer. */
const VISIBLE_PARTS: readonly (readonly [name: string, look: (game: Game, moment: MatchMoment, viewer: Viewer) => unknown])[] = [
  ['who decides', (_game, { decisions }) => decisions.map(({ seat, status, optional }) => ({ seat, status, optional }))],
  ['the table', (game, { position }) => game.table(position.state)],
  ['the hand', (game, { position }, viewer) => viewer !== undefined && game.hand(position.state, viewer)],
  ['the outcome', (game, { position }) => game.outcome(position.state)],
]

/** Returns the name of the first part in which two moments look different to the viewer. */
export const visibleDifference = (game: Game, viewer: Viewer, one: MatchMoment, other: MatchMoment): string | undefined =>
  VISIBLE_PARTS.find(([, look]) => !deepEqual(look(game, one, viewer), look(game, other, viewer)))?.[0]

export const seeSameEvents = (viewer: Viewer, one: MatchMoment, other: MatchMoment): boolean =>
  deepEqual(
    one.events.map((emitted) => eventForSeat(emitted, viewer)),
    other.events.map((emitted) => eventForSeat(emitted, viewer)),
  )

/** Returns whether the viewer can tell two moments apart neither by what it sees nor by the events it reads. */
export const isIndistinguishable = (game: Game, viewer: Viewer, one: MatchMoment, other: MatchMoment): boolean =>
  visibleDifference(game, viewer, one, other) === undefined && seeSameEvents(viewer, one, other)
