import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { ENDED, isMetric, STARTS_AT } from '#sdk/raw/runtime.ts'
import { type Plan, startAt } from './plan.ts'
import type { SampleStore } from './sample-store.ts'
import { ROLES } from './virtual-user.ts'

const SCRIPT = fileURLToPath(new URL('./k6-script.ts', import.meta.url))
/** The exit code of k6 if a threshold did not hold. The report says which one. */
const THRESHOLDS_CROSSED = 99

async function bundle(folder: string): Promise<string> {
  const outfile = join(folder, 'script.js')
  await build({
    entryPoints: [SCRIPT],
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: ['k6', 'k6/*'],
    logLevel: 'error',
  })
  return outfile
}

async function runK6(k6: string, script: string, csv: string, plan: Plan): Promise<void> {
  const words = ['run', '--quiet', '--no-usage-report', '--address', '', '--summary-mode', 'disabled', '--out', `csv=${csv}`, script]
  const env = { ...process.env, PLAN: JSON.stringify(plan), K6_CSV_TIME_FORMAT: 'unix_milli' }
  const child = spawn(k6, ['--no-color', ...words], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const [code] = await once(child, 'exit')
  process.off('exit', kill)
  if (code !== 0 && code !== THRESHOLDS_CROSSED) throw new Error(`k6 ended with exit code ${code}`)
}

interface Course {
  readonly startsAt: number | undefined
  /** The number of virtual users that came to their end. */
  readonly ended: number
}

/** Reads the CSV file of k6 into the store of samples. */
async function readSamples(csv: string, samples: SampleStore): Promise<Course> {
  let startsAt: number | undefined
  let ended = 0
  for await (const line of createInterface({ input: createReadStream(csv) })) {
    const [metric = '', at, value] = line.split(',', 3)
    if (metric === STARTS_AT) startsAt = Number(value)
    else if (metric === ENDED) ended += Number(value)
    else if (isMetric(metric)) samples.add({ metric, at: Number(at), value: Number(value) })
  }
  return { startsAt, ended }
}

/** Runs the plan with virtual users of k6. Returns the plan with the actual times. */
export async function driveK6(k6: string, plan: Plan, samples: SampleStore): Promise<Plan> {
  const folder = await mkdtemp(join(tmpdir(), 'coven-k6-'))
  try {
    const csv = join(folder, 'samples.csv')
    await runK6(k6, await bundle(folder), csv, plan)
    const { startsAt, ended } = await readSamples(csv, samples)
    if (startsAt === undefined) throw new Error('k6 did not start the run')
    const played = startAt(plan, startsAt)
    // k6 interrupts virtual users that take too long and drops their last samples, so each of them counts as a failure.
    const lost = ROLES.reduce((sum, role) => sum + plan[role], 0) - ended
    if (lost > 0) samples.add({ metric: 'failures', at: played.endsAt, value: lost })
    return played
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
