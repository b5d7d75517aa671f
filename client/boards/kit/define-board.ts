import type { ComponentType } from 'react'
import type { LocalizedText } from '#shared/kernel/words.ts'
import type { GameUi } from './game-ui.ts'

export interface SceneProps {
  /** A prefix for the ids of gradients. It is unique on the page. */
  readonly id: string
}

/** CSS colours of a game. They become the variables `--game`, `--game-board`, `--game-board-raised` and `--game-board-ink`. */
interface GameColors {
  readonly hue: string
  readonly board: string
  readonly boardRaised: string
  /** The colour of text on the board. */
  readonly boardInk: string
}

/** A game's card in the lobby, and the way to its UI. It is loaded with the lobby, so it stays small. */
export interface Board {
  /** The id of the game. */
  readonly game: string
  readonly names: LocalizedText
  /** The complexity from the game's rules. The lobby shows simple games first. */
  readonly complexity: number
  readonly tagline: LocalizedText
  readonly colors: GameColors
  readonly Emblem: ComponentType
  /** Children of an `svg` of 320 by 200. */
  readonly Scene: ComponentType<SceneProps>
  /** Loads what the table needs: rules, components and styles. */
  readonly ui: () => Promise<{ readonly ui: GameUi }>
}

export const defineBoard = (board: Board): Board => board
