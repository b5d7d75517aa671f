import { join } from 'node:path'
import type { Piscina } from 'piscina'
import { runOrExplain } from './selfplay/arguments.ts'
import { playOn } from './selfplay/playing.ts'
import { poolOf } from './selfplay/pool.ts'
import { type Cell, fightOf, goalOf, titleOf } from './tournament/cells.ts'
import type { Fight, Fought } from './tournament/fight.ts'
import { HELP, type Plan, readPlan } from './tournament/plan.ts'
import { conditionsOf, reportOf } from './tournament/report.ts'
import { isDecided, shareOf } from './tournament/score.ts'
import { keepAll, Shelf } from './tournament/store.ts'

const tell = (line: string): boolean => process.stderr.write(`${line}\n`)

/** Returns whether the cell needs no more matches. */
function isDone(cell: Cell, { matches }: Shelf, { looks, exact }: Plan): boolean {
  const goal = goalOf(cell)
  if (exact || goal === undefined || !looks.includes(matches.length)) return false
  return isDecided(shareOf(matches, cell.levels[0]), goal)
}

async function playCell(cell: Cell, shelf: Shelf, games: number, { seed, budget, workers }: Plan, pool: Piscina<Fight, Fought>): Promise<void> {
  const title = titleOf(cell)
  await playOn({
    before: shelf.matches,
    games,
    workers,
    play: (n) => pool.run(fightOf(cell, seed, budget, n)),
    keep: (matches) => shelf.keep(matches),
    tell: (line) => tell(`${title}: ${line}`),
  })
}

/** Plays a few matches of every cell, then more of those that are in doubt. So there is a figure for every cell whenever the run is stopped. */
async function playAll(plan: Plan, shelves: readonly (readonly [Cell, Shelf])[]): Promise<void> {
  const pool = poolOf<Fight, Fought>(join(import.meta.dirname, 'tournament', 'fight.ts'), plan.workers)
  for (const [cell, { outdated }] of shelves) if (outdated !== '') tell(`${titleOf(cell)}: played anew, stored under other conditions (${outdated})`)
  for (const games of plan.looks) {
    const open = shelves.filter(([cell, shelf]) => shelf.matches.length < games && !isDone(cell, shelf, plan))
    tell(`up to ${games} matches: ${open.length} of ${shelves.length} figures`)
    for (const [cell, shelf] of open) await playCell(cell, shelf, games, plan, pool)
  }
  await pool.destroy()
}

await runOrExplain(HELP, async () => {
  const plan = readPlan(process.argv.slice(2))
  const shelves = plan.cells.map((cell) => [cell, new Shelf(cell, plan)] as const)
  if (!plan.report) await playAll(plan, shelves)
  if (plan.keeps) keepAll(shelves.map(([, shelf]) => shelf))
  process.stdout.write(`${reportOf(shelves.map(([cell, { matches }]) => ({ cell, fights: matches })))}\n\n${conditionsOf(plan)}\n`)
})
