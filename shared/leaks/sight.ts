import type { Decision, Seat } from '../kernel/decision.ts'
import { deepEqual } from '../kernel/equal.ts'
import { type EmittedEvent, eventForSeat } from '../kernel/event.ts'
import type { Game } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'

/** Who looks: a seat, or somebody who has none. */
export type Watcher = Seat | undefined

/** What a match is, or will be once an entry is committed. */
export interface Moment {
  readonly position: Position
  readonly decisions: readonly Decision[]
  readonly events: readonly EmittedEvent[]
}

/** What the rules themselves let a watcher see. */
const SIGHTS: readonly (readonly [name: string, look: (game: Game, moment: Moment, watcher: Watcher) => unknown])[] = [
  ['who decides', (_game, { decisions }) => decisions.map(({ seat, status, optional }) => ({ seat, status, optional }))],
  ['the table', (game, { position }) => game.table(position.state)],
  ['the hand', (game, { position }, watcher) => watcher !== undefined && game.hand(position.state, watcher)],
  ['the outcome', (game, { position }) => game.outcome(position.state)],
]

/** The first thing by which a watcher sees two moments apart. */
export const difference = (game: Game, watcher: Watcher, one: Moment, other: Moment): string | undefined =>
  SIGHTS.find(([, look]) => !deepEqual(look(game, one, watcher), look(game, other, watcher)))?.[0]

export const isToldSame = (watcher: Watcher, one: Moment, other: Moment): boolean =>
  deepEqual(
    one.events.map((emitted) => eventForSeat(emitted, watcher)),
    other.events.map((emitted) => eventForSeat(emitted, watcher)),
  )

/** The watcher can tell them apart neither by what it sees nor by what it is told. */
export const isAlike = (game: Game, watcher: Watcher, one: Moment, other: Moment): boolean =>
  difference(game, watcher, one, other) === undefined && isToldSame(watcher, one, other)
