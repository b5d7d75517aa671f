import type { ComponentType } from 'react'
import type { Seat } from '#shared/kernel/decision.ts'
import type { EventOf, Game, TableOf } from '#shared/kernel/game.ts'
import type { Language } from '#shared/kernel/words.ts'
import type { GameAnimationsOf, TypedGame } from './animations.ts'
import { GenericBoard, GenericRules } from './GenericBoard.tsx'
import type { BoardPropsOf, GameUi, PlayerBoardPropsOf, RulesProps, SeatPropsOf } from './game-ui.ts'

type ElementOf<L> = L extends readonly (infer One)[] ? One : never
/** The path of a field: `round`, or for a list of records `players.points`. */
type FieldOf<T> = { [K in keyof T & string]: K | (ElementOf<T[K]> extends object ? `${K}.${keyof ElementOf<T[K]> & string}` : never) }[keyof T &
  string]

/** The parts of a game's UI. A missing part gets a default, so that a new game is playable before anything is drawn. */
interface GameUiParts<G extends TypedGame> {
  readonly Board?: ComponentType<BoardPropsOf<G>>
  readonly Hand?: ComponentType<BoardPropsOf<G>>
  readonly PlayerBoard?: ComponentType<PlayerBoardPropsOf<G>>
  readonly Portrait?: ComponentType<SeatPropsOf<G>>
  readonly Stats?: ComponentType<SeatPropsOf<G>>
  readonly Score?: ComponentType<SeatPropsOf<G>>
  readonly Rules?: ComponentType<RulesProps>
  readonly isDrawn?: (target: string, table: TableOf<G>) => boolean
  readonly describeChoice?: (choice: string, table: TableOf<G>, language: Language) => string | undefined
  readonly animations: GameAnimationsOf<G>
  /** The fields of the table that the animations keep up to date. `describeBoard` compares them with the rules' own table. */
  readonly animated: readonly FieldOf<TableOf<G>>[]
  /** Those of them that are lists in no particular order. */
  readonly unordered?: readonly FieldOf<TableOf<G>>[]
  readonly turnOf?: (event: EventOf<G>) => Seat | undefined
  readonly sectionTitle?: (event: EventOf<G>, language: Language) => string | undefined
  readonly progress?: (table: TableOf<G>, language: Language) => string
}

const Nothing = (): undefined => undefined

type UntypedParts = Partial<GameUi> & Pick<GameUi, 'animations' | 'animated'>

/** Makes the UI of a game from its typed parts. */
export function defineGameUi<G extends TypedGame>(game: G, parts: GameUiParts<G>): GameUi
export function defineGameUi(typed: object, untyped: object): GameUi {
  // The page passes these parts only tables, hands and events that came from this game's rules.
  const game = typed as Game
  const parts = untyped as UntypedParts
  const { words } = game
  return {
    game,
    Board: (props) => <GenericBoard board={props} words={words} />,
    Hand: Nothing,
    PlayerBoard: Nothing,
    Portrait: Nothing,
    Stats: Nothing,
    Score: Nothing,
    Rules: ({ language }) => <GenericRules words={words} language={language} />,
    // The generic board draws every selectable target.
    isDrawn: () => parts.Board === undefined,
    describeChoice: (choice, _table, language) => words[`option.${choice}`]?.[language],
    unordered: [],
    turnOf: ({ seat }) => seat,
    progress: (_table, language) => game.names[language],
    ...parts,
  }
}
