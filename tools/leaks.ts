import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addReports, NOTHING, type Report, type Wanted } from './leaks/run.ts'
import { TAKEOVERS, type Takeover } from './leaks/stage.ts'

const HELP = `npm run leaks: looks for secrets in what the server sends.

Two real servers play worlds that differ only in what somebody who watches cannot know. What is sent to that one must be the same to the
byte: every game, every set of options, every number of seats; with undo, bots, clocks, broken connections and servers that die.

  --matches N      how many worlds (1000)
  --from N         the number of the first (1); the same number, the same world
  --takeover HOW   none, restart or kill; without it, all of them in turn
  --workers N      processes (one more than this machine has cores)

It ends with 1 if something was found.
`

/** A server plays so many worlds, one after another. */
const AT_ONCE = 40
/** Some are dear. */
const MIX: readonly Takeover[] = ['none', 'none', 'restart', 'none', 'none', 'kill']
/** More than this is not printed. */
const SHOWN = 20

function readWords() {
  const { values } = parseArgs({
    options: {
      matches: { type: 'string', default: '1000' },
      from: { type: 'string', default: '1' },
      takeover: { type: 'string' },
      workers: { type: 'string', default: String(availableParallelism() + 1) },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const numberOf = (name: 'matches' | 'from' | 'workers'): number => {
    const value = Number(values[name])
    if (!Number.isInteger(value) || value <= 0) throw new Error(`--${name} must be a whole number above 0`)
    return value
  }
  const takeover = TAKEOVERS.find((known) => known === values.takeover)
  if (values.takeover !== undefined && !takeover) throw new Error(`--takeover must be one of ${TAKEOVERS.join(', ')}`)
  return { help: values.help, matches: numberOf('matches'), from: numberOf('from'), workers: numberOf('workers'), takeover }
}

let words: ReturnType<typeof readWords>
try {
  words = readWords()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(2)
}
if (words.help) {
  process.stdout.write(HELP)
  process.exit(0)
}
const { matches, from, workers, takeover } = words
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const chunks: Wanted[] = []
for (let first = 0; first < matches; first += AT_ONCE) {
  const how = takeover ?? MIX[chunks.length % MIX.length] ?? 'none'
  chunks.push({ from: from + first, worlds: Math.min(AT_ONCE, matches - first), takeover: how })
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const began = performance.now()
let total = NOTHING

function tell({ found }: Report, { takeover: how }: Wanted): void {
  for (const { number, table, what } of found.slice(0, SHOWN)) {
    say(`\nworld ${number} (${table}; takeover: ${how})\n  ${what}`)
    say(`  again: npm run leaks -- --from ${number} --matches 1 --takeover ${how}\n`)
  }
  const rate = total.worlds / ((performance.now() - began) / 1000)
  say(
    `${total.worlds} of ${matches} worlds, ${total.differing} with something hidden; ${total.frames} frames of ${(total.bytes / 1e6).toFixed(1)} MB are the same; ${total.found.length} leaks; ${rate.toFixed(1)} worlds a second`,
  )
}

/** Undefined if the worker ended instead. */
const reportOf = (worker: ChildProcess): Promise<Report | undefined> =>
  new Promise((resolve) => {
    worker.once('message', (report: Report) => resolve(report))
    worker.once('exit', () => resolve(undefined))
  })

async function work(): Promise<void> {
  const worker = fork(join(import.meta.dirname, 'leaks/worker.ts'), { execArgv: ['--disable-warning=ExperimentalWarning'] })
  for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) {
    worker.send(chunk)
    const report = await reportOf(worker)
    if (!report) throw new Error(`the worker ended while it played worlds ${chunk.from} to ${chunk.from + chunk.worlds - 1}`)
    total = addReports(total, report)
    tell(report, chunk)
  }
  worker.kill()
}

await Promise.all(Array.from({ length: Math.min(workers, chunks.length) }, work))
process.exit(total.found.length > 0 ? 1 : 0)
