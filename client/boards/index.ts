import type { CSSProperties } from 'react'
import type { Game } from '#shared/kernel/game.ts'
import type { Board } from './kit/define-board.ts'
import type { GameUi } from './kit/game-ui.ts'
import * as registry from './registry.ts'

/** Every game that this client can draw, simple games first. */
export const BOARDS: readonly Board[] = Object.values(registry).toSorted((a, b) => a.complexity - b.complexity || (a.names.en < b.names.en ? -1 : 1))

const BY_GAME: ReadonlyMap<string, Board> = new Map(BOARDS.map((board) => [board.game, board]))

export const boardOf = (game: string): Board | undefined => BY_GAME.get(game)

/** The rules of a game, which words and replays need, and its UI. */
export interface LoadedGame {
  readonly game: Game
  readonly ui: GameUi
}

/** Returns undefined if this client cannot draw the game. */
export function loadGame(game: string): Promise<LoadedGame> | undefined {
  return boardOf(game)
    ?.ui()
    .then(({ ui }) => ({ game: ui.game, ui }))
}

/** Marks an element as belonging to a game. The game's colours apply inside it. */
interface GameAttributes {
  readonly 'data-game': string
  readonly style: CSSProperties
}

export function gameAttributes(game: string): GameAttributes {
  const colors = boardOf(game)?.colors
  const variables = {
    '--game': colors?.hue,
    '--game-board': colors?.board,
    '--game-board-raised': colors?.boardRaised,
    '--game-board-ink': colors?.boardInk,
  }
  return { 'data-game': game, style: variables as CSSProperties }
}
