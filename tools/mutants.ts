import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { describeReport, type Report, scoreOf, withAgain } from './mutants/report.ts'
import { tryMutants } from './mutants/run.ts'
import { everyMutantOf, keyOf, pickSample } from './mutants/sample.ts'
import { SUBJECTS, subjectOf } from './mutants/subjects.ts'

const HELP = `npm run mutants -- GAME: makes small mistakes in the rules, one at a time, and checks that a test fails.

GAME is one of ${SUBJECTS.join(', ')}.

  --sample N        the number of mutants, spread over the files (300)
  --seed N          the seed that picks them (1)
  --again           tries only those that survived or timed out the last time, with the present tests
  --fast            leaves out the slowest tests: fewer mutants are noticed, in a fraction of the time
  --tests A,B       runs only these tests (setup,conformance)
  --concurrency N   mutants at a time (2)

The report is data/mutants/GAME.json. It ends with 1 if fewer than 92 % were noticed.
`

const BAR = 92
const FOLDER = 'data/mutants'
const say = (line: string): void => void process.stdout.write(`${line}\n`)

function readWords() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string', default: '300' },
      seed: { type: 'string', default: '1' },
      again: { type: 'boolean', default: false },
      fast: { type: 'boolean', default: false },
      tests: { type: 'string' },
      concurrency: { type: 'string', default: '2' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const numberOf = (name: 'sample' | 'seed' | 'concurrency'): number => {
    const value = Number(values[name])
    if (!Number.isInteger(value) || value <= 0) throw new Error(`--${name} must be a whole number above 0`)
    return value
  }
  const subject = subjectOf(positionals[0] ?? '', { fast: values.fast, only: values.tests?.split(',') })
  if (!values.help && (!subject || positionals.length !== 1)) throw new Error(`name one of ${SUBJECTS.join(', ')}`)
  return { subject, again: values.again, sample: numberOf('sample'), seed: numberOf('seed'), concurrency: numberOf('concurrency') }
}

let words: ReturnType<typeof readWords>
try {
  words = readWords()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(2)
}
const { subject, again, sample, seed, concurrency } = words
if (!subject) {
  process.stdout.write(HELP)
  process.exit(0)
}

const began = performance.now()
const file = `${FOLDER}/${subject.id}.json`
const every = await everyMutantOf(subject.files)

const tryAgain = async (): Promise<Report> => {
  const last: Report = JSON.parse(await readFile(file, 'utf8'))
  const alive = new Set(last.mutants.filter(({ fate }) => fate !== 'killed' && fate !== 'unloaded').map(({ key }) => key))
  const judged = await tryMutants(
    subject,
    every.filter((mutant) => alive.has(keyOf(mutant))),
    concurrency,
  )
  return withAgain(last, judged)
}
const tryAnew = async (): Promise<Report> => {
  const mutants = await tryMutants(subject, pickSample(every, sample, seed), concurrency)
  const seconds = Math.round((performance.now() - began) / 1000)
  return { game: subject.id, seed, of: every.length, date: new Date().toISOString(), seconds, mutants }
}

const report = again ? await tryAgain() : await tryAnew()
await mkdir(FOLDER, { recursive: true })
await writeFile(file, `${JSON.stringify(report, undefined, 1)}\n`)
for (const line of describeReport(report)) say(line)
process.exitCode = scoreOf(report) < BAR ? 1 : 0
