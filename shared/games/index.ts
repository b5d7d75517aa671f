import type { Game } from '../kernel/game.ts'
import { evenfall } from './evenfall/index.ts'
import { ryozen } from './ryozen/index.ts'
import { sorcerers } from './sorcerers/index.ts'
import { whirlingWitchcraft } from './whirling-witchcraft/index.ts'
import { witchstone } from './witchstone/index.ts'

/** Every game of the house. A new game is one more line here. */
export const GAMES: readonly Game[] = [sorcerers, whirlingWitchcraft, ryozen, witchstone, evenfall]

export const gameOf = (id: string): Game | undefined => GAMES.find((game) => game.id === id)
