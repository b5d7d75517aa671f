import type { PickValue } from '../kernel/decision.ts'
import type { Game, SeatView } from '../kernel/game.ts'
import { decisionsOf, imaginePosition, type SettledPosition } from '../kernel/position.ts'
import type { Random } from '../kernel/random.ts'
import type { BotLevel } from '../protocol/match.ts'
import { type Budget, BudgetCounter } from './budget.ts'
import { ownDecision } from './determinization.ts'
import { picksOf, type SearchContext } from './node.ts'
import { RootSearch } from './root-search.ts'
import { TempoCorrection } from './tempo.ts'

export interface BotRequest {
  readonly game: Game
  /** Everything that the bot knows. */
  readonly view: SeatView<object, object>
  readonly level: BotLevel
  /** The budget of a master's search. The other levels do not search. */
  readonly budget: Budget
  readonly random: Random
  /** How many worlds are imagined before the search if something is hidden. Fewer are quicker and give worse answers. */
  readonly worlds?: number
}

/** Returns an answer to the seat's open decision. It uses nothing but its arguments, not even a clock of its own. */
export function think({ game, view, level, budget, random, worlds }: BotRequest): PickValue {
  const context: SearchContext = {
    game,
    seats: view.setup.seats,
    me: view.seat,
    random,
    budget: new BudgetCounter(budget),
    tempo: new TempoCorrection(),
    isChancy: false,
  }
  const imagine = (): SettledPosition => {
    const position = imaginePosition(game, view, random)
    return { position, decisions: decisionsOf(game, position) }
  }
  const picks = picksOf(context, ownDecision(context, imagine()))
  const [only, ...others] = picks
  if (only !== undefined && others.length === 0) return only
  const search = new RootSearch(context, imagine, picks, worlds)
  switch (level) {
    case 'novice':
      return search.pickNearBest()
    case 'adept':
      return search.pickBest()
    case 'master':
      search.search()
      return search.pickWellVisited()
  }
}
