import type { Balance } from '#shared/balance/index.ts'
import { sampleGameBalance } from '#shared/conformance/sample-game/balance.ts'
import { evenfallBalance } from '#shared/games/evenfall/balance.ts'
import { ryozenBalance } from '#shared/games/ryozen/balance.ts'
import { sorcerersBalance } from '#shared/games/sorcerers/balance.ts'
import { whirlingWitchcraftBalance } from '#shared/games/whirling-witchcraft/balance.ts'
import { witchstoneBalance } from '#shared/games/witchstone/balance.ts'
import type { Game } from '#shared/kernel/game.ts'
import { PLAYABLE_GAMES } from '../selfplay/games.ts'

const BALANCES: readonly Balance[] = [
  sorcerersBalance,
  whirlingWitchcraftBalance,
  ryozenBalance,
  witchstoneBalance,
  evenfallBalance,
  sampleGameBalance,
]

export interface MeasuredGame {
  readonly game: Game
  readonly balance: Balance
}

/** Every game that declares what to measure, including the small test game. */
export const MEASURED_GAMES: readonly MeasuredGame[] = PLAYABLE_GAMES.flatMap((game) => {
  const balance = BALANCES.find((known) => known.game === game.id)
  return balance ? [{ game, balance }] : []
})

export const measuredGame = (id: string): MeasuredGame | undefined => MEASURED_GAMES.find(({ game }) => game.id === id)
