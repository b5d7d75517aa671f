import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import { GAMES as REGISTERED } from '#shared/games/index.ts'
import type { Game } from '#shared/kernel/game.ts'

/** Games with a bug in their rules: one throws, one ends its thread, and one never returns. */
const broken: Game = {
  ...sampleGame,
  id: 'broken',
  evaluate: () => {
    throw new Error('a bug in the rules')
  },
}
const deadly: Game = { ...sampleGame, id: 'deadly', evaluate: () => process.exit(3) }

const endless: Game = {
  ...sampleGame,
  id: 'endless',
  table() {
    for (;;);
  },
  evaluate() {
    for (;;);
  },
}

export const GAMES: readonly Game[] = [...REGISTERED, sampleGame, broken, deadly, endless]
