import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import { GAMES } from '#shared/games/index.ts'
import type { Game } from '#shared/kernel/game.ts'

/** What bots can play; the small test game is among them. */
export const PLAYED: readonly Game[] = [...GAMES, sampleGame]

export const playedOf = (id: string): Game | undefined => PLAYED.find((game) => game.id === id)
