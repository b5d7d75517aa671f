import { riddle } from '#shared/conformance/riddle/index.ts'
import { GAMES } from '#shared/games/index.ts'
import type { Game } from '#shared/kernel/game.ts'

/** What bots can play; the small test game is among them. */
export const PLAYED: readonly Game[] = [...GAMES, riddle]

export const playedOf = (id: string): Game | undefined => PLAYED.find((game) => game.id === id)
