import type { Seat } from '../kernel/decision.ts'
import type { GameEvent } from '../kernel/event.ts'

/** A number that is measured for every seat of a match. */
interface Measure<S extends object = object> {
  readonly id: string
  /** The title in the report, in English. */
  readonly title: string
  /** Returns what an event adds to the seat's number. */
  count?(event: GameEvent, seat: Seat): number
  /** Returns what the final state adds to it. */
  atEnd?(s: S, seat: Seat): number
}

/** What is measured when bots play a game against each other. The ids of traits and cards are those of the content. */
export interface Balance<S extends object = object> {
  /** The id of the game. */
  readonly game: string
  /** Returns what a seat chose or was dealt, by kind: `{ coven: 'star' }`. It is called after every answer, and the first value of a kind counts. */
  traits(s: S, seat: Seat): Readonly<Record<string, string>>
  /** Returns the cards of a seat by where they are: `{ drawn: […], played: […] }`. Every card that the seat had at any time counts. */
  cards(s: S, seat: Seat): Readonly<Record<string, readonly string[]>>
  /** The kind of cards that a seat gets by chance alone. Cards of other kinds are chosen, often by whoever is ahead. */
  readonly byChance?: string
  readonly measures: readonly Measure<S>[]
  /** Returns the English name of an id. */
  nameOf(id: string): string
}
