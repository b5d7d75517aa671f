import { join } from 'node:path'
import { commitTo } from '#shared/kernel/fairness.ts'
import { HELP, type Plan, readPlan } from './balance/plan.ts'
import type { MatchResult, Task } from './balance/play.ts'
import { reportOf } from './balance/report.ts'
import { conditionsOf, storedMatches } from './balance/store.ts'
import { runOrExplain } from './selfplay/arguments.ts'
import { playOn } from './selfplay/playing.ts'
import { poolOf } from './selfplay/pool.ts'
import { store } from './selfplay/store.ts'

function taskOf({ measured: { game }, seats, options, seed, level, positions, worlds }: Plan, n: number): Task {
  return { setup: { game: game.id, version: game.version, seats, options, seed: commitTo(`${seed} ${n}`) }, level, positions, worlds }
}

async function playAll(plan: Plan): Promise<readonly MatchResult[]> {
  const { games, workers, out } = plan
  const conditions = conditionsOf(plan)
  const before = storedMatches(plan, conditions)
  const pool = poolOf<Task, MatchResult>(join(import.meta.dirname, 'balance', 'play.ts'), workers)
  const matches = await playOn({
    before,
    games,
    workers,
    play: (n) => pool.run(taskOf(plan, n)),
    keep: (played) => store(out, { conditions, matches: played }),
    tell: (line) => process.stderr.write(`${line}\n`),
  })
  await pool.destroy()
  return matches
}

await runOrExplain(HELP, async () => {
  const plan = readPlan(process.argv.slice(2))
  process.stdout.write(`${reportOf(plan, await playAll(plan), plan.all)}\n`)
})
