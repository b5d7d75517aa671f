import { join } from 'node:path'
import type { Piscina } from 'piscina'
import { runOrExplain } from './selfplay/arguments.ts'
import { continueRun } from './selfplay/playing.ts'
import { poolOf } from './selfplay/pool.ts'
import type { BotMatch, BotMatchResult } from './tournament/bot-match.ts'
import { botMatchOf, type Cell, goalOf, titleOf } from './tournament/cells.ts'
import { HELP, type Plan, readPlan } from './tournament/plan.ts'
import { conditionsOf, reportOf } from './tournament/report.ts'
import { isDecided, shareOf } from './tournament/score.ts'
import { CellStore, commitAll } from './tournament/store.ts'

const printProgress = (line: string): boolean => process.stderr.write(`${line}\n`)

/** Returns whether the cell needs no more matches. */
function isDone(cell: Cell, { matches }: CellStore, { checkpoints, exact }: Plan): boolean {
  const goal = goalOf(cell)
  if (exact || goal === undefined || !checkpoints.includes(matches.length)) return false
  return isDecided(shareOf(matches, cell.levels[0]), goal)
}

async function playCell(store: CellStore, games: number, { seed, budget, workers }: Plan, pool: Piscina<BotMatch, BotMatchResult>): Promise<void> {
  const { cell } = store
  const title = titleOf(cell)
  await continueRun({
    before: store.matches,
    games,
    workers,
    play: (n) => pool.run(botMatchOf(cell, seed, budget, n)),
    onResults: (matches) => store.save(matches),
    onProgress: (line) => printProgress(`${title}: ${line}`),
  })
}

/** Plays a few matches of every cell, then more of those that are in doubt. So there is a figure for every cell whenever the run is stopped. */
async function playAll(plan: Plan, stores: readonly (readonly [Cell, CellStore])[]): Promise<void> {
  const pool = poolOf<BotMatch, BotMatchResult>(join(import.meta.dirname, 'tournament', 'bot-match.ts'), plan.workers)
  for (const [cell, { outdated }] of stores)
    if (outdated !== '') printProgress(`${titleOf(cell)}: played anew, stored under other conditions (${outdated})`)
  for (const games of plan.checkpoints) {
    const open = stores.filter(([cell, store]) => store.matches.length < games && !isDone(cell, store, plan))
    printProgress(`up to ${games} matches: ${open.length} of ${stores.length} figures`)
    for (const [, store] of open) await playCell(store, games, plan, pool)
  }
  await pool.destroy()
}

await runOrExplain(HELP, async () => {
  const plan = readPlan(process.argv.slice(2))
  const stores = plan.cells.map((cell) => [cell, new CellStore(cell, plan)] as const)
  if (!plan.report) await playAll(plan, stores)
  if (plan.keeps) commitAll(stores.map(([, store]) => store))
  process.stdout.write(`${reportOf(stores.map(([cell, { matches }]) => ({ cell, results: matches })))}\n\n${conditionsOf(plan)}\n`)
})
