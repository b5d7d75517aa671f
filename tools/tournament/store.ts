import { join } from 'node:path'
import { codeOf } from '../selfplay/code.ts'
import { differencesOf, readRun, store } from '../selfplay/store.ts'
import { type Cell, cellFile } from './cells.ts'
import type { Fought } from './fight.ts'
import type { Plan } from './plan.ts'

/** Returns everything that determines the matches of a cell. */
const conditionsOf = ({ table: { game, seats, options }, levels }: Cell, { seed, budget }: Plan) => ({
  game: game.id,
  version: game.version,
  seats,
  options,
  levels,
  seed,
  // Only a master uses its budget.
  budget: levels.includes('master') ? budget : {},
  code: codeOf(game.id),
})
type Conditions = ReturnType<typeof conditionsOf>

/** The matches of a cell, in a file of their own. */
export class Shelf {
  readonly #file: string
  readonly #conditions: Conditions
  matches: readonly Fought[]
  /** Why the stored matches cannot be used, or '' if they can or there are none. */
  readonly outdated: string

  constructor(cell: Cell, plan: Plan) {
    this.#file = join(plan.out, cellFile(cell))
    this.#conditions = conditionsOf(cell, plan)
    const run = plan.fresh ? undefined : readRun<Conditions, Fought>(this.#file)
    this.outdated = run ? differencesOf(run.conditions, this.#conditions).join(', ') : ''
    this.matches = run && this.outdated === '' ? run.matches : []
  }

  keep(matches: readonly Fought[]): void {
    this.matches = matches
    store(this.#file, { conditions: this.#conditions, matches })
  }
}
