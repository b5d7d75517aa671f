import type { Game } from '../kernel/game.ts'
import * as registry from './registry.ts'

const byComplexity = (a: Game, b: Game): number => a.complexity - b.complexity || a.names.en.localeCompare(b.names.en, 'en')

/** Every game, the simplest first. A new game is one more line in `registry.ts`. */
export const GAMES: readonly Game[] = Object.values<Game>(registry).toSorted(byComplexity)

export const gameOf = (id: string): Game | undefined => GAMES.find((game) => game.id === id)
