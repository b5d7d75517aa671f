import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import { GAMES } from '#shared/games/index.ts'
import type { Game } from '#shared/kernel/game.ts'

/** The games that bots can play, including the small test game. */
export const PLAYED: readonly Game[] = [...GAMES, sampleGame]

export const playedOf = (id: string): Game | undefined => PLAYED.find((game) => game.id === id)
