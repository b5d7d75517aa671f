import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkKnown, HELP_OPTION, numberAbove0, readCommandLine, say } from './command-line.ts'
import { FLOODS } from './siege/floods/index.ts'
import { describe, holds } from './siege/report.ts'
import { runSiege } from './siege/run.ts'
import { HOW_IDLE } from './testbed/idle-process.ts'

const NAMES = FLOODS.map(({ name }) => name)
const HELP = `npm run siege: floods a server that has its limits as shipped, and measures what other tables notice.

  --floods A,B   only these of ${NAMES.join(', ')}
  --tables N     honest tables (20)
  --rounds N     rounds of calm and flood for each flood (4)
  --seconds N    the length of each calm and each flood (6)
  --busy         for a machine with other work: attackers run at normal priority, and times are not judged
  --out FOLDER   the folder for the results (data/siege)

It ends with 1 if a bar is missed. The bar: under a flood, the p99 of answers at the server is at most twice that in calm, or 10 ms if that is more.
`

function readWords() {
  const { values } = parseArgs({
    options: {
      floods: { type: 'string', default: NAMES.join(',') },
      tables: { type: 'string', default: '20' },
      rounds: { type: 'string', default: '4' },
      seconds: { type: 'string', default: '6' },
      out: { type: 'string', default: 'data/siege' },
      busy: { type: 'boolean', default: false },
      help: HELP_OPTION,
    },
  })
  const floods = values.floods.split(',').map((name) => name.trim())
  checkKnown(floods, NAMES)
  return {
    help: values.help,
    busy: values.busy,
    out: values.out,
    floods,
    tables: numberAbove0('tables', values.tables),
    rounds: numberAbove0('rounds', values.rounds),
    seconds: numberAbove0('seconds', values.seconds),
  }
}

const { floods, tables, rounds, seconds, out, busy } = readCommandLine(HELP, readWords)
const attackers = busy ? 'at normal priority' : HOW_IDLE
say(
  `${floods.length} floods, each from one address with up to 60 names; ${tables} honest tables, each from its own address; the attackers are ${attackers}`,
)
const result = await runSiege(
  { floods, tables, thinkMs: 200, novices: 4, rounds, sliceMs: seconds * 1000, restMs: 1500, matchLength: 300, isIdle: !busy },
  (one) => {
    for (const line of describe(one)) say(line)
  },
)
for (const problem of result.problems) say(`FAIL ${problem}`)
const machine = `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores, Node ${process.versions.node}`
const results = { at: new Date().toISOString(), machine, attackers, tables, rounds, seconds, ...result }
await mkdir(out, { recursive: true })
await writeFile(join(out, 'results.json'), `${JSON.stringify(results, undefined, 2)}\n`)
const missed = result.floods.filter((one) => (busy ? one.problemsOfPlayers.length > 0 : !holds(one))).map(({ flood }) => flood)
const isGood = missed.length === 0 && result.problems.length === 0 && result.floods.length === floods.length
say(isGood ? 'Every bar holds.' : `Missed: ${[...missed, ...(result.problems.length > 0 ? ['problems above'] : [])].join(', ')}`)
say(`The results are ${join(out, 'results.json')}`)
process.exit(isGood ? 0 : 1)
