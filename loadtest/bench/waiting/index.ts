import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { within } from '#rooms/match/clock/spans.ts'
import { seededRandom } from '#sdk/players/seeded-random.ts'
import { JOURNAL_FILE, openJournal } from '#server/journal/index.ts'
import { NODE_FLAGS } from '#server/process/node-flags.ts'
import { describeMachine } from '../results.ts'
import { CLOCK_MS, playWaiting, writeWaiting } from './matches.ts'
import type { Memory } from './server.ts'

const HELP = `Measures the memory of a server with waiting matches outside its memory, compared with one without matches,
and the delay between the deadline of each clock and its answer.

  npm run bench:waiting -- [--matches 10000] [--due 300] [--seconds 60]

  --matches N   the number of matches that wait in SQLite
  --due N       the number of further matches whose time is up during the measurement
  --seconds N   the time in which their deadlines are
`
/** The longest time after its deadline within which a clock has to act. */
const BAR_MS = 10_000
/** The time between writing the last match and the first deadline. The server starts in this time. */
const AHEAD_MS = 30_000
/** The wait before memory is measured. Garbage from the start is gone by then. */
const SETTLED_MS = 15_000
const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url))
const MB = 2 ** 20

function readCommandLine() {
  try {
    const text = (standard: string) => ({ type: 'string', default: standard }) as const
    const { values } = parseArgs({ options: { matches: text('10000'), due: text('300'), seconds: text('60') } })
    const [matches, due, seconds] = [values.matches, values.due, values.seconds].map(Number)
    return matches && due && seconds ? { matches, due, seconds } : undefined
  } catch {
    return undefined
  }
}

async function start(dataDir: string): Promise<ChildProcess> {
  const child = fork(SERVER, [dataDir], { execArgv: [...NODE_FLAGS, '--expose-gc', '--disable-warning=ExperimentalWarning'] })
  await once(child, 'message')
  return child
}

async function memoryOf(child: ChildProcess): Promise<Memory> {
  child.send('memory')
  const [memory] = (await once(child, 'message')) as [Memory]
  return memory
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.send('end')
  await ended
}

const inMb = ({ heapBytes, residentBytes }: Memory): string =>
  `heap ${(heapBytes / MB).toFixed(1)} MB, resident ${(residentBytes / MB).toFixed(0)} MB`

const tell = ({ memory, startMs }: Awaited<ReturnType<typeof measure>>): string => `${inMb(memory)}, started in ${(startMs / 1000).toFixed(1)} s`

/** Returns for each match how long after its deadline the clock answered, or infinity if it did not. */
async function latenessOf(file: string, deadlines: ReadonlyMap<string, number>): Promise<readonly number[]> {
  const journal = await openJournal({ file })
  const now = Date.now()
  // Clocks do not run while no server is up.
  const pauses = await journal.beat({ since: now, at: now, forget: 0 })
  const late: number[] = []
  for (const [id, deadline] of deadlines) {
    const answer = (await journal.load(id))?.entries.find(({ by }) => by === 'clock')
    late.push(answer ? answer.at - deadline - within([deadline - CLOCK_MS, answer.at], pauses) : Number.POSITIVE_INFINITY)
  }
  await journal.close()
  return late.toSorted((one, other) => one - other)
}

/** Measures the memory of a server some time after its start, when no clock is due. */
async function measure(dataDir: string): Promise<{ readonly memory: Memory; readonly startMs: number }> {
  const began = performance.now()
  const server = await start(dataDir)
  const startMs = performance.now() - began
  await sleep(SETTLED_MS)
  const memory = await memoryOf(server)
  await end(server)
  return { memory, startMs }
}

async function write(file: string, deadlines: ReadonlyMap<string, number>): Promise<void> {
  const journal = await openJournal({ file })
  await writeWaiting(journal, playWaiting(), deadlines)
  await journal.close()
}

const line = readCommandLine()
if (!line) {
  process.stderr.write(HELP)
  process.exit(2)
}
const { matches, due, seconds } = line
const dir = await mkdtemp(join(tmpdir(), 'coven-waiting-'))
try {
  const none = await measure(join(dir, 'none'))

  const chance = seededRandom(7)
  const file = join(dir, JOURNAL_FILE)
  const now = Date.now()
  const far = Array.from({ length: matches }, (_, n) => [`far-${n}`, now + CLOCK_MS / 4 + chance((3 * CLOCK_MS) / 4)] as const)
  await write(file, new Map(far))
  const waiting = await measure(dir)

  const first = Date.now() + AHEAD_MS
  const near = new Map(Array.from({ length: due }, (_, n) => [`near-${n}`, first + chance(seconds * 1000)] as const))
  await write(file, near)
  const server = await start(dir)
  await sleep(Math.max(0, first + seconds * 1000 + 3 * BAR_MS - Date.now()))
  const after = await memoryOf(server)
  await end(server)
  const late = await latenessOf(file, near)
  const at = (share: number): string => ((late[Math.ceil(share * late.length) - 1] ?? 0) / 1000).toFixed(1)

  console.log(`${describeMachine()}, load ${loadavg()[0]?.toFixed(1)}`)
  console.log(`no matches: ${tell(none)}`)
  console.log(
    `${matches} waiting: ${tell(waiting)}; ${((waiting.memory.heapBytes - none.memory.heapBytes) / matches).toFixed(0)} bytes of heap per match`,
  )
  console.log(`after ${due} more were due: ${inMb(after)}`)
  console.log(`seconds after the deadline, ${due} in ${seconds} s: p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`)
  process.exitCode = (late.at(-1) ?? 0) > BAR_MS ? 1 : 0
} finally {
  await rm(dir, { recursive: true, force: true })
}
