import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { HELP_OPTION, readCommandLine, say, wholeAbove0 } from './command-line.ts'
import { narrow, tryOnly } from './fuzz/narrow.ts'
import { PHASES } from './fuzz/phases.ts'
import { type InputId, nameOf, rangesFrom, readInputId, type Sent } from './fuzz/plan.ts'
import { describe, LATENCY, propertiesOf } from './fuzz/report.ts'
import { type FuzzReport, runFuzz } from './fuzz/run.ts'
import { HOW_IDLE } from './testbed/idle-process.ts'

const HELP = `npm run fuzz: sends strange input to a live server while honest players play on it.

  --inputs N     the number of inputs (100000)
  --seed N       the seed of all random numbers (the time)
  --rate N       inputs a second, at most (1600)
  --tables N     honest tables (10)
  --only A,B     sends only these inputs, such as http:42, to a new server and prints what goes wrong
  --busy         for a machine with other work: attackers run at normal priority, and times are not judged
  --out FOLDER   the folder for the report (data/fuzz)

It ends with 1 if a property does not hold. docs/attacks.md explains the properties.
`

const SHOWN = 10
const SHOWN_BYTES = 4000

function readWords() {
  const { values } = parseArgs({
    options: {
      inputs: { type: 'string', default: '100000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      rate: { type: 'string', default: '1600' },
      tables: { type: 'string', default: '10' },
      only: { type: 'string' },
      out: { type: 'string', default: 'data/fuzz' },
      busy: { type: 'boolean', default: false },
      help: HELP_OPTION,
    },
  })
  return {
    help: values.help,
    busy: values.busy,
    out: values.out,
    only: values.only?.split(',').map(readInputId),
    inputs: wholeAbove0('inputs', values.inputs),
    seed: wholeAbove0('seed', values.seed),
    rate: wholeAbove0('rate', values.rate),
    tables: wholeAbove0('tables', values.tables),
  }
}

const { inputs, seed, rate, tables, only, out, busy } = readCommandLine(HELP, readWords)

function bytesOf(id: InputId, sent: readonly Sent[]): string {
  const input = sent.find(({ kind, number }) => kind === id.kind && number === id.number)
  return input ? `${nameOf(id)} (${input.what}): ${input.base64.slice(0, SHOWN_BYTES)}` : nameOf(id)
}

/** Prints which of the last inputs cause the problem, and how to send them again. */
async function explain({ problem, suspects }: FuzzReport, env: Readonly<Record<string, string>>): Promise<void> {
  if (problem === undefined || suspects.length === 0) return
  say(`looking for the cause among the last ${suspects.length} inputs…`)
  const guilty = await narrow(suspects, problem, { seed, perSecond: rate, env, say })
  for (const id of guilty.slice(0, SHOWN)) say(`  ${bytesOf(id, suspects)}`)
  const names = guilty.map(nameOf).join(',')
  if (guilty.length > SHOWN) await writeFile(join(out, 'suspects.txt'), names)
  say(
    guilty.length > SHOWN
      ? `no single input causes it: all of them are in ${join(out, 'suspects.txt')}`
      : `again: npm run fuzz -- --seed ${seed} --only ${names}`,
  )
}

if (only) {
  const problems = await tryOnly(only, { seed, perSecond: rate, env: PHASES[0].env, say })
  for (const problem of problems) say(problem)
  if (problems.length === 0) say('Nothing went wrong.')
  process.exit(problems.length === 0 ? 0 : 1)
}

say(`${inputs} inputs, seed ${seed}; ${tables} honest tables; the attackers are ${busy ? 'at normal priority' : HOW_IDLE}`)
await mkdir(out, { recursive: true })
const reports: FuzzReport[] = []
const from = { message: 0, framing: 0, upgrade: 0, http: 0, slow: 0 }
for (const { name, env, share, rateShare } of PHASES) {
  const ranges = rangesFrom(from, inputs * share)
  const report = await runFuzz({
    name,
    env,
    seed,
    chosen: { ranges },
    perSecond: rate * rateShare,
    tables,
    thinkMs: 200,
    fuzzMs: 12_000,
    calmMs: 4000,
    restMs: 120_000,
    isIdle: !busy,
    say,
  })
  for (const line of describe(report)) say(line)
  reports.push(report)
  for (const kind of ['message', 'framing', 'upgrade', 'http', 'slow'] as const) from[kind] = ranges[kind][1]
  await explain(report, env)
}
const machine = `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores, Node ${process.versions.node}`
const results = {
  at: new Date().toISOString(),
  machine,
  inputs,
  seed,
  reports: reports.map((report) => ({ ...report, properties: propertiesOf(report) })),
}
await writeFile(join(out, 'report.json'), `${JSON.stringify(results, undefined, 2)}\n`)
const failed = reports.flatMap((report) => propertiesOf(report).filter(({ name, holds }) => !holds && !(busy && name === LATENCY)))
say(failed.length === 0 ? 'Every property holds.' : `${failed.length} properties do not hold.`)
say(`The report is ${join(out, 'report.json')}`)
process.exit(failed.length === 0 ? 0 : 1)
