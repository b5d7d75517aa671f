import type { ComponentType } from 'react'
import type { PickValue, Seat } from '#shared/kernel/decision.ts'
import type { GameEvent } from '#shared/kernel/event.ts'
import type { EventOf, Game, HandOf, TableOf } from '#shared/kernel/game.ts'
import type { Language } from '#shared/kernel/words.ts'
import type { Prompt } from '#shared/protocol/match.ts'
import type { SeatStyle } from '../../ui/seats.ts'
import type { GameAnimations, TypedGame } from './animations.ts'

/** An effect that a seat is resolving. */
export interface Resolving {
  readonly seat: Seat
  /** The id of the card, place or board that has the effect. */
  readonly source: string
}

/** What a board draws and what may be selected on it. `T`, `H` and `E` are the table, the hand and the events of its game. */
export interface BoardProps<T = object, H = object, E = GameEvent> {
  readonly table: T
  readonly hand: H | undefined
  /** The seat whose side of the table is shown; undefined for a spectator. */
  readonly seat: Seat | undefined
  readonly seatStyles: readonly SeatStyle[]
  readonly language: Language
  /** The events that have begun to play over the table. The last one has just begun. */
  readonly played: readonly E[]
  readonly speed: number
  /** Targets that may be selected now. */
  readonly selectable: ReadonlySet<string>
  /** Targets selected so far. */
  readonly selected: readonly string[]
  /** Returns what would be selectable after this target, for previews. */
  readonly selectableAfter: (target: string) => ReadonlySet<string>
  /** With `needsConfirm` the target is first shown as selected, and a second touch answers. Use it for targets that are small under a finger. */
  readonly onSelect: (target: string, needsConfirm?: boolean) => void
  readonly onClear: () => void
  /** The prompt of this seat, for boards that show whole answers. It is undefined while nothing may be answered. */
  readonly prompt?: Prompt | undefined
  /** Gives one of the offered answers. */
  readonly onAnswer?: ((pick: PickValue) => void) | undefined
  /** The number set so far, if the question asks for one. A board may have a dial for it. The status bar has a stepper and the button. */
  readonly amount?: number | undefined
  readonly onAmount?: ((amount: number) => void) | undefined
  /** The last events, in order, for boards that show what happened after it has played. */
  readonly recent?: readonly E[] | undefined
  /** The effects that the table waits for. */
  readonly resolving?: readonly Resolving[] | undefined
}

interface SeatProps<T = object> {
  readonly table: T
  readonly seat: Seat
  readonly seatStyle: SeatStyle
  readonly language: Language
}

/** The props of a player's own board. Targets on it can be selected like those on the table. */
type PlayerBoardProps<T = object, H = object, E = GameEvent> = BoardProps<T, H, E> & SeatProps<T>

/** The props for the components of one game, by the type of its definition. */
export type BoardPropsOf<G extends TypedGame> = BoardProps<TableOf<G>, HandOf<G>, EventOf<G>>
export type SeatPropsOf<G extends TypedGame> = SeatProps<TableOf<G>>
export type PlayerBoardPropsOf<G extends TypedGame> = BoardPropsOf<G> & SeatPropsOf<G>

export interface RulesProps {
  readonly language: Language
}

/** What a game contributes to the table page, as the page uses it. `defineGameUi` makes it from the game's own, typed parts. */
export interface GameUi {
  readonly game: Game
  readonly Board: ComponentType<BoardProps>
  /** The cards or tools in hand. */
  readonly Hand: ComponentType<BoardProps>
  /** The player's own board, beside the status bar. */
  readonly PlayerBoard: ComponentType<PlayerBoardProps>
  /** The portrait in a player's panel. */
  readonly Portrait: ComponentType<SeatProps>
  /** The line of counts in a player's panel. */
  readonly Stats: ComponentType<SeatProps>
  /** The most important number of a seat, as on a score track. */
  readonly Score: ComponentType<SeatProps>
  /** The rules on one sheet. */
  readonly Rules: ComponentType<RulesProps>
  /** Whether the board or the hand draws this target, so that it needs no button. */
  isDrawn(target: string, table: object): boolean
  /** Describes in a few words what the choice does. */
  describeChoice(choice: string, table: object, language: Language): string | undefined
  readonly animations: GameAnimations<object, GameEvent>
  /** The fields of the table that the animations keep up to date; `players.points` is a field of every player. */
  readonly animated: readonly string[]
  /** Those of them that are lists in no particular order. */
  readonly unordered: readonly string[]
  /** Returns the seat whose turn the event belongs to. With undefined it belongs to the turn before. */
  turnOf(event: GameEvent): Seat | undefined
  /** For games that count rounds instead of turns: the heading of the section that the event opens in the log. */
  sectionTitle?(event: GameEvent, language: Language): string | undefined
  /** Returns the current phase of the game in a few words, for the top bar. */
  progress(table: object, language: Language): string
}
