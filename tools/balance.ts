import { join } from 'node:path'
import { Piscina } from 'piscina'
import { commitTo } from '#shared/kernel/fairness.ts'
import { HELP, Misuse, type Plan, readPlan } from './balance/plan.ts'
import type { Account, Task } from './balance/play.ts'
import { reportOf } from './balance/report.ts'
import { conditionsOf, store, storedMatches } from './balance/store.ts'

/** Progress is told, and what was played is written down, this often. */
const TELL_MS = 15_000
const STORE_MS = 60_000

function taskOf({ measured: { game }, seats, options, seed, level, positions, worlds }: Plan, n: number): Task {
  return { setup: { game: game.id, version: game.version, seats, options, seed: commitTo(`${seed} ${n}`) }, level, positions, worlds }
}

async function playAll(plan: Plan): Promise<readonly Account[]> {
  const { games, workers, out } = plan
  const conditions = conditionsOf(plan)
  const before = storedMatches(plan, conditions)
  const matches: (Account | undefined)[] = [...before]
  const pool = new Piscina<Task, Account>({
    filename: join(import.meta.dirname, 'balance', 'play.ts'),
    minThreads: workers,
    maxThreads: workers,
    concurrentTasksPerWorker: 1,
  })
  const began = performance.now()
  let [done, next, told, stored] = [before.length, before.length, began, began]
  const keep = (): void => {
    const gap = matches.indexOf(undefined)
    const whole = (gap < 0 ? matches : matches.slice(0, gap)).filter((account) => account !== undefined)
    store(out, { conditions, matches: whole })
  }
  const tell = (now: number): void => {
    const pace = (done - before.length) / ((now - began) / 1000)
    process.stderr.write(`${done} of ${games} matches, ${pace.toFixed(2)} a second\n`)
  }
  const work = async (): Promise<void> => {
    while (next < games) {
      const n = next++
      matches[n] = undefined
      matches[n] = await pool.run(taskOf(plan, n))
      done++
      const now = performance.now()
      if (now - told >= TELL_MS) {
        told = now
        tell(now)
      }
      if (now - stored >= STORE_MS) {
        stored = now
        keep()
      }
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  await pool.destroy()
  tell(performance.now())
  keep()
  return matches.filter((account) => account !== undefined)
}

try {
  const plan = readPlan(process.argv.slice(2))
  console.log(reportOf(plan, await playAll(plan), plan.all))
} catch (error) {
  if (!(error instanceof Misuse)) throw error
  console.error(`${error.message}\n\n${HELP}`)
  process.exitCode = 2
}
