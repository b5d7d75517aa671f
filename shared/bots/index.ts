import type { PickValue } from '../kernel/decision.ts'
import type { Game, SeatView } from '../kernel/game.ts'
import { decisionsOf, imaginePosition, type SettledPosition } from '../kernel/position.ts'
import type { Random } from '../kernel/random.ts'
import type { BotLevel } from '../wire/match.ts'
import { type Budget, Meter } from './budget.ts'
import { picksOf, type Search } from './node.ts'
import { Tempo } from './tempo.ts'
import { Thinking } from './thinking.ts'
import { openTo } from './worlds.ts'

export type { Budget } from './budget.ts'

export interface Thought {
  readonly game: Game
  /** All that the bot knows. */
  readonly view: SeatView<object, object>
  readonly level: BotLevel
  /** What a master may spend; the others answer at first sight. */
  readonly budget: Budget
  readonly random: Random
  /** How many worlds are imagined at first sight where something is hidden; fewer are quicker and worse. */
  readonly worlds?: number
}

/** An answer to the decision that is open to the seat. Reads no clock and knows nothing but what it is given. */
export function think({ game, view, level, budget, random, worlds }: Thought): PickValue {
  const search: Search = { game, seats: view.setup.seats, me: view.seat, random, meter: new Meter(budget), tempo: new Tempo(), isChancy: false }
  const imagine = (): SettledPosition => {
    const position = imaginePosition(game, view, random)
    return { position, decisions: decisionsOf(game, position) }
  }
  const picks = picksOf(search, openTo(search, imagine()))
  const [only, ...others] = picks
  if (only !== undefined && others.length === 0) return only
  const thinking = new Thinking(search, imagine, picks, worlds)
  switch (level) {
    case 'novice':
      return thinking.chooseSensible()
    case 'adept':
      return thinking.chooseBest()
    case 'master':
      thinking.goDeep()
      return thinking.chooseProven()
  }
}
