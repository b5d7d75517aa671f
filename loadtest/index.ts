import type { GameInfo } from '#shared/wire/http.ts'
import { HELP, planOf, readCommandLine, type Wanted } from './load/command-line.ts'
import { type Reading, watchServer } from './load/gauges.ts'
import { drive } from './load/node-driver.ts'
import { makeReport, tellReport, writeReport } from './load/report.ts'
import { serve } from './load/server.ts'
import { Tally } from './load/tally.ts'

const SAID_AT_MOST = 10

function complainer(): (text: string) => void {
  let said = 0
  return (text) => {
    if (said++ < SAID_AT_MOST) process.stderr.write(`${text}\n`)
  }
}

async function run(wanted: Wanted, url: string): Promise<boolean> {
  const offered = (await (await fetch(`${url}/api/games`)).json()) as readonly GameInfo[]
  const plan = planOf(wanted, url, offered, Date.now())
  const [tally, readings, stopped] = [new Tally(), [] as Reading[], new AbortController()]
  const watching = watchServer(url, readings, stopped.signal)
  await drive(plan, tally, complainer())
  stopped.abort()
  await watching
  const report = makeReport(plan, 'Node', tally, readings)
  console.log(tellReport(report))
  console.log(`The report is ${await writeReport(report, wanted.out)}`)
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
const served = wanted.url === undefined ? await serve() : undefined
const holds = await run(wanted, wanted.url ?? served?.url ?? '').finally(() => served?.stop())
process.exit(holds ? 0 : 1)
