import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import { GAMES as REGISTERED } from '#shared/games/index.ts'
import type { Game } from '#shared/kernel/game.ts'

/** Games with a bug in their rules: they throw, end their thread, fill its memory, or never return. */
const broken: Game = {
  ...sampleGame,
  id: 'broken',
  evaluate: () => {
    throw new Error('a bug in the rules')
  },
}
const deadly: Game = { ...sampleGame, id: 'deadly', evaluate: () => process.exit(3) }

const greedy: Game = {
  ...sampleGame,
  id: 'greedy',
  evaluate() {
    for (const kept: object[] = []; ; ) kept.push({ kept, numbers: [1, 2, 3] })
  },
}

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

export const GAMES: readonly Game[] = [...REGISTERED, sampleGame, broken, deadly, greedy, endless]
