import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import { GAMES } from '#shared/games/index.ts'
import type { Game } from '#shared/kernel/game.ts'

/** The games that bots can play, including the small test game. */
export const PLAYABLE_GAMES: readonly Game[] = [...GAMES, sampleGame]

export const playableGame = (id: string): Game | undefined => PLAYABLE_GAMES.find((game) => game.id === id)
