import { join } from 'node:path'
import { codeOf } from '../selfplay/code.ts'
import { isSamePlay } from '../selfplay/same-play.ts'
import { differencesOf, type Run, readRun, readZipped, store, storeZipped } from '../selfplay/store.ts'
import playBotMatch, { type BotMatchResult } from './bot-match.ts'
import { botMatchOf, type Cell, cellFile } from './cells.ts'
import type { Plan } from './plan.ts'

/** The folder of matches that are committed. With them the figures in docs can be checked, and later runs can continue. */
const RESULTS = join(import.meta.dirname, 'results')

/** Returns everything that determines the matches of a cell. */
const conditionsOf = ({ table: { game, seats, options }, levels }: Cell, { seed, budget }: Pick<Plan, 'seed' | 'budget'>) => ({
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
type CellRun = Run<Conditions, BotMatchResult>
/** The runs of a game's cells, by the names of the cells' files. */
export type CommittedCells = Readonly<Record<string, CellRun>>

const committedFile = (game: string): string => join(RESULTS, `${game}.json.gz`)
export const readCommitted = (game: string): CommittedCells => readZipped<CommittedCells>(committedFile(game)) ?? {}

/** The matches of a cell, in a file of their own. */
export class CellStore {
  readonly cell: Cell
  readonly #file: string
  readonly #conditions: Conditions
  matches: readonly BotMatchResult[]
  /** Why the stored matches cannot be used, or '' if they can or there are none. */
  readonly outdated: string

  constructor(cell: Cell, plan: Plan) {
    this.cell = cell
    this.#file = join(plan.out, cellFile(cell))
    const conditions = conditionsOf(cell, plan)
    const run = plan.fresh ? undefined : (readRun<Conditions, BotMatchResult>(this.#file) ?? readCommitted(cell.table.game.id)[cellFile(cell)])
    const differs = run ? differencesOf(run.conditions, conditions) : []
    // A report shows what is stored. Only a run that continues must be sure that the bots still play the same.
    const isSame = (stored: CellRun): boolean =>
      plan.report || isSamePlay(stored.matches, (n) => playBotMatch(botMatchOf(cell, plan.seed, plan.budget, n)))
    const isUsable = run !== undefined && differs.every((name) => name === 'code') && (differs.length === 0 || isSame(run))
    this.outdated = isUsable ? '' : differs.join(', ')
    this.matches = isUsable ? run.matches : []
    this.#conditions = isUsable && plan.report ? run.conditions : conditions
  }

  get run(): CellRun {
    return { conditions: this.#conditions, matches: this.matches }
  }

  save(matches: readonly BotMatchResult[]): void {
    this.matches = matches
    store(this.#file, this.run)
  }
}

/** Writes the matches to the committed files and keeps the other cells that are there. */
export function commitAll(stores: readonly CellStore[]): void {
  for (const [game, own] of Map.groupBy(stores, ({ cell }) => cell.table.game.id)) {
    const played = own.filter(({ matches }) => matches.length > 0)
    if (played.length > 0)
      storeZipped(committedFile(game), { ...readCommitted(game), ...Object.fromEntries(played.map((store) => [cellFile(store.cell), store.run])) })
  }
}
