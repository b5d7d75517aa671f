import { join } from 'node:path'
import { HELP, type Plan, readPlan } from './balance/plan.ts'
import type { MatchResult, Task } from './balance/play.ts'
import { reportOf } from './balance/report.ts'
import { commit, conditionsOf, storedMatches, taskOf } from './balance/store.ts'
import { runOrExplain } from './selfplay/arguments.ts'
import { continueRun } from './selfplay/playing.ts'
import { poolOf } from './selfplay/pool.ts'
import { store } from './selfplay/store.ts'

async function playAll(plan: Plan): Promise<readonly MatchResult[]> {
  const { games, workers, out, keeps } = plan
  const conditions = conditionsOf(plan)
  const before = storedMatches(plan, conditions)
  const pool = poolOf<Task, MatchResult>(join(import.meta.dirname, 'balance', 'play.ts'), workers)
  const matches = await continueRun({
    before,
    games,
    workers,
    play: (n) => pool.run(taskOf(conditions, n)),
    onResults: (played) => store(out, { conditions, matches: played }),
    onProgress: (line) => process.stderr.write(`${line}\n`),
  })
  await pool.destroy()
  if (keeps) commit(out, { conditions, matches })
  return matches
}

await runOrExplain(HELP, async () => {
  const plan = readPlan(process.argv.slice(2))
  process.stdout.write(`${reportOf(plan, await playAll(plan), plan.all)}\n`)
})
