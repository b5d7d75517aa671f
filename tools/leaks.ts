import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { HELP_OPTION, readCommandLine, say, wholeAbove0 } from './command-line.ts'
import { TAKEOVERS, type Takeover } from './leaks/backend.ts'
import { addReports, NOTHING, type Report, type WorldsToRun } from './leaks/run.ts'

const HELP = `npm run leaks: looks for secrets in what the server sends.

Two real servers play worlds that differ only in what a watcher cannot know. Both must send that watcher the same bytes. It plays every game,
every set of options and every number of seats, with undo, bots, clocks, broken connections and servers that stop.

  --matches N      the number of worlds (1000)
  --from N         the number of the first world (1). The same number gives the same world.
  --takeover HOW   none, restart or kill. Without it, all of them in turn.
  --workers N      processes (one more than this machine has cores)

It ends with 1 if it found a leak.
`

/** The number of worlds that one server plays, one after another. */
const AT_ONCE = 40
/** The kinds of takeover, in turn. Restarts and kills are rare because they take long. */
const MIX: readonly Takeover[] = ['none', 'none', 'restart', 'none', 'none', 'kill']
/** The number of leaks of a chunk that are printed. */
const SHOWN = 20

function readWords() {
  const { values } = parseArgs({
    options: {
      matches: { type: 'string', default: '1000' },
      from: { type: 'string', default: '1' },
      takeover: { type: 'string' },
      workers: { type: 'string', default: String(availableParallelism() + 1) },
      help: HELP_OPTION,
    },
  })
  const takeover = TAKEOVERS.find((known) => known === values.takeover)
  if (values.takeover !== undefined && !takeover) throw new Error(`--takeover must be one of ${TAKEOVERS.join(', ')}`)
  return {
    help: values.help,
    matches: wholeAbove0('matches', values.matches),
    from: wholeAbove0('from', values.from),
    workers: wholeAbove0('workers', values.workers),
    takeover,
  }
}

const { matches, from, workers, takeover } = readCommandLine(HELP, readWords)

const chunks: WorldsToRun[] = []
for (let first = 0; first < matches; first += AT_ONCE) {
  const how = takeover ?? MIX[chunks.length % MIX.length] ?? 'none'
  chunks.push({ from: from + first, worlds: Math.min(AT_ONCE, matches - first), takeover: how })
}

const began = performance.now()
let total = NOTHING

function printProgress({ found }: Report, { takeover: how }: WorldsToRun): void {
  for (const { number, table, what } of found.slice(0, SHOWN)) {
    say(`\nworld ${number} (${table}; takeover: ${how})\n  ${what}`)
    say(`  again: npm run leaks -- --from ${number} --matches 1 --takeover ${how}\n`)
  }
  const rate = total.worlds / ((performance.now() - began) / 1000)
  say(
    `${total.worlds} of ${matches} worlds, ${total.differing} with something hidden; ${total.frames} frames of ${(total.bytes / 1e6).toFixed(1)} MB are the same; ${total.found.length} leaks; ${rate.toFixed(1)} worlds a second`,
  )
}

/** Resolves with the report of the worker, or with `undefined` if the worker ended without one. */
const reportOf = (worker: ChildProcess): Promise<Report | undefined> =>
  new Promise((resolve) => {
    worker.once('message', (report: Report) => resolve(report))
    worker.once('exit', () => resolve(undefined))
  })

const startWorker = (): ChildProcess => fork(join(import.meta.dirname, 'leaks/worker.ts'), { execArgv: ['--disable-warning=ExperimentalWarning'] })

/** Reports worlds that could not be played as leaks, because they prove nothing. The other worlds are still played. */
const unplayed = ({ from, worlds }: WorldsToRun): Report => ({
  ...NOTHING,
  found: [{ number: from, table: `worlds ${from} to ${from + worlds - 1}`, what: 'the worker that played them ended' }],
})

async function work(): Promise<void> {
  let worker = startWorker()
  for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) {
    worker.send(chunk)
    const report = await reportOf(worker)
    if (!report) worker = startWorker()
    total = addReports(total, report ?? unplayed(chunk))
    printProgress(report ?? unplayed(chunk), chunk)
  }
  worker.kill()
}

await Promise.all(Array.from({ length: Math.min(workers, chunks.length) }, work))
process.exit(total.found.length > 0 ? 1 : 0)
