import type { Seat } from '../kernel/decision.ts'
import type { GameEvent } from '../kernel/event.ts'

/** Something to be counted for every seat of a match. */
interface Measure<S extends object = object> {
  readonly id: string
  /** For the report, in English. */
  readonly title: string
  /** What an event adds to the seat's count. */
  count?(event: GameEvent, seat: Seat): number
  /** What the end adds to it. */
  atEnd?(s: S, seat: Seat): number
}

/** What is worth measuring when a game plays against itself. Ids of traits and cards are those of the content. */
export interface Balance<S extends object = object> {
  /** The id of the game. */
  readonly game: string
  /** What a seat chose or was dealt, by kind: `{ coven: 'star' }`. Looked at after every answer; what was seen first stays. */
  traits(s: S, seat: Seat): Readonly<Record<string, string>>
  /** The cards a seat has, by the way it has them: `{ drawn: […], played: […] }`. Whatever it had at any time counts. */
  cards(s: S, seat: Seat): Readonly<Record<string, readonly string[]>>
  readonly measures: readonly Measure<S>[]
  /** A name for an id, in English. */
  nameOf(id: string): string
}
