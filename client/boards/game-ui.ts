import type { ComponentType } from 'react'
import type { PickValue, Seat } from '#shared/kernel/decision.ts'
import type { GameEvent } from '#shared/kernel/event.ts'
import type { Language } from '#shared/kernel/words.ts'
import type { Prompt } from '#shared/protocol/match.ts'
import type { SeatStyle } from '../ui/seats.ts'

/** An effect that somebody is resolving. */
export interface Resolving {
  readonly seat: Seat
  /** The card, place or board that speaks. */
  readonly source: string
}

/** The table as it is shown: what stands there, what plays over it and what may be touched. */
export interface BoardProps {
  readonly table: object
  readonly hand: object | undefined
  /** Whose side of the table this is seen from; undefined for a spectator. */
  readonly seat: Seat | undefined
  readonly seatStyles: readonly SeatStyle[]
  readonly language: Language
  /** Events that have begun to play over the table, the last one just now. */
  readonly played: readonly GameEvent[]
  readonly speed: number
  /** Things that may be touched now. */
  readonly selectable: ReadonlySet<string>
  /** Things touched so far. */
  readonly selected: readonly string[]
  /** What would be lit after this thing, for previews. */
  readonly selectableAfter: (target: string) => ReadonlySet<string>
  /** `careful`: the thing is small under a finger, so show first and wait for a second touch. */
  readonly onSelect: (target: string, needsConfirm?: boolean) => void
  readonly onClear: () => void
  /** What is asked of this seat now, for boards that lay out whole answers; absent while nothing may be answered. */
  readonly prompt?: Prompt | undefined
  /** One of the answers offered. */
  readonly onAnswer?: ((pick: PickValue) => void) | undefined
  /** The number set so far where one is asked for: a board may have a dial for it, the status bar has a stepper and the button. */
  readonly amount?: number | undefined
  readonly onAmount?: ((amount: number) => void) | undefined
  /** What happened of late, the last event at the end: for boards that show whole turns after they were played. */
  readonly recent?: readonly GameEvent[] | undefined
  /** Whose effects the table waits for. */
  readonly resolving?: readonly Resolving[] | undefined
}

export interface SeatProps {
  readonly table: object
  readonly seat: Seat
  readonly seatStyle: SeatStyle
  readonly language: Language
}

/** The own board may be touched like the rest of the table. */
export type PlayerBoardProps = BoardProps & SeatProps

/** What a game contributes to the table page. */
export interface GameUi {
  readonly Board: ComponentType<BoardProps>
  /** The cards or tools in hand. */
  readonly Hand: ComponentType<BoardProps>
  /** The own board, beside the status bar. */
  readonly PlayerBoard: ComponentType<PlayerBoardProps>
  /** The face in a player's panel. */
  readonly Portrait: ComponentType<SeatProps>
  /** The line of counts in a player's panel. */
  readonly Stats: ComponentType<SeatProps>
  /** The game's one number of a seat, as on a score track. */
  readonly Score: ComponentType<SeatProps>
  /** The rules on one sheet. */
  readonly Rules: ComponentType<{ readonly language: Language }>
  /** Whether the board or the hand draws this thing, so that it needs no button. */
  isDrawn(target: string, table: object): boolean
  /** What picking the option does, in a few words. */
  describeChoice(option: string, table: object, language: Language): string | undefined
  /** How long an event is worth watching, in ms; 0: it plays together with what comes next. */
  eventMs(event: GameEvent, next: GameEvent | undefined): number
  /** The table after the events that have begun to play over it, for what is shown beside the board; without it, that waits until they are over. */
  applyEvents?(table: object, played: readonly GameEvent[]): object
  /** Whose turn the event belongs to; undefined: it goes with what came before. */
  turnOf(event: GameEvent): Seat | undefined
  /** For games that count rounds instead of turns: the heading of the chapter that the event opens in the log. */
  sectionTitle?(event: GameEvent, language: Language): string | undefined
  /** Where in the game we are, for the top bar. */
  progress(table: object, language: Language): string
}
