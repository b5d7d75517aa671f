import type { GameInfo } from '#shared/protocol/http.ts'
import { ensureK6 } from '#testing/programs/k6.ts'
import { type Reading, watchServer } from '#testing/server-metrics.ts'
import { HELP, planOf, readCommandLine, type Wanted } from './load/command-line.ts'
import { driveK6 } from './load/k6-driver.ts'
import { drive } from './load/node-driver.ts'
import type { Plan } from './load/plan.ts'
import { makeReport, printReport, writeReport } from './load/report.ts'
import { SampleStore } from './load/sample-store.ts'
import { serve } from './load/server.ts'

const MAX_WARNINGS = 10

function newWarner(): (text: string) => void {
  let printed = 0
  return (text) => {
    if (printed++ < MAX_WARNINGS) process.stderr.write(`${text}\n`)
  }
}

/** Runs the plan. Returns it with the actual times, and the lateness of the driver itself if that is known. */
async function play(k6: string | undefined, plan: Plan, samples: SampleStore): Promise<{ readonly played: Plan; readonly lateMs?: number }> {
  if (k6) return { played: await driveK6(k6, plan, samples) }
  return { played: plan, lateMs: await drive(plan, samples, newWarner()) }
}

async function run(wanted: Wanted, k6: string | undefined, url: string): Promise<boolean> {
  const offered = (await (await fetch(`${url}/api/games`)).json()) as readonly GameInfo[]
  const plan = planOf(wanted, url, offered, Date.now())
  const [samples, readings, stopped] = [new SampleStore(), [] as Reading[], new AbortController()]
  const watching = watchServer(url, readings, stopped.signal)
  const { played, lateMs } = await play(k6, plan, samples)
  stopped.abort()
  await watching
  const report = makeReport(played, { name: k6 ? 'k6' : 'Node', lateMs }, samples, readings)
  console.log(printReport(report))
  console.log(`The report is at ${await writeReport(report, wanted.out)}`)
  return report.limits.every(({ holds }) => holds)
}

function read(): Wanted {
  try {
    return readCommandLine(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${HELP}`)
    process.exit(2)
  }
}

const wanted = read()
const k6 = wanted.driver === 'k6' ? await ensureK6((line) => console.log(line)) : undefined
if (wanted.driver === 'k6' && !k6) console.log('There is no k6, so Node makes the load.')
const served = wanted.url === undefined ? await serve() : undefined
const holds = await run(wanted, k6, wanted.url ?? served?.url ?? '').finally(() => served?.stop())
process.exit(holds ? 0 : 1)
