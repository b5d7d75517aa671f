import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { GAMES, gameOf } from '#shared/games/index.ts'
import { FAULTS } from './chaos/fault-injector.ts'
import { describeReport, hasPassed } from './chaos/report.ts'
import { runChaos } from './chaos/run.ts'
import { checkKnown, HELP_OPTION, numberAbove0, readCommandLine, say } from './command-line.ts'

const HELP = `npm run chaos: kills, freezes and rolls the servers of a cluster on this machine and restarts Redis while people play. Nothing may be lost.

  --games A,B    only these games (all)
  --acts A,B     only these of ${FAULTS.join(', ')}
  --matches N    matches at a time (300)
  --minutes N    the length of the run (10)
  --nodes N      game servers (3)
  --pause MS     the time between two faults, on average (4000)
  --think MS     the time that people think, on average (2000)
  --seed N       the seed of all random numbers (the time)

It ends with 1 if an acknowledged answer is lost, doubled or out of order, if a node wrote to a match that it no longer owned, or if a match is stuck.
`

function readWords() {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: GAMES.map(({ id }) => id).join(',') },
      acts: { type: 'string', default: FAULTS.join(',') },
      matches: { type: 'string', default: '300' },
      minutes: { type: 'string', default: '10' },
      nodes: { type: 'string', default: '3' },
      pause: { type: 'string', default: '4000' },
      think: { type: 'string', default: '2000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      help: HELP_OPTION,
    },
  })
  const { help, games, acts, ...texts } = values
  const wanted = games.split(',')
  const unknown = wanted.find((id) => !gameOf(id))
  if (unknown !== undefined) throw new Error(`there is no game '${unknown}'`)
  checkKnown(acts.split(','), FAULTS)
  return {
    help,
    acts: FAULTS.filter((act) => acts.split(',').includes(act)),
    games: GAMES.filter(({ id }) => wanted.includes(id)),
    numbers: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, numberAbove0(name, text)])),
  }
}

const words = readCommandLine(HELP, readWords)
const { matches = 300, minutes = 10, nodes = 3, pause = 4000, think = 2000, seed = 1 } = words.numbers
// The SDK prints a warning for each connection that breaks.
console.warn = () => undefined
const dir = await mkdtemp(join(tmpdir(), 'coven-chaos-'))
say(`${nodes} nodes, ${matches} matches, ${minutes} minutes, seed ${seed}; the data are in ${dir}`)
const report = await runChaos({
  dir,
  games: words.games,
  faults: words.acts,
  nodes,
  matches,
  seconds: minutes * 60,
  pauseMs: pause,
  thinkMs: think,
  seed,
  print: say,
})
for (const line of describeReport(report)) say(line)
if (hasPassed(report)) await rm(dir, { recursive: true, force: true })
else process.exitCode = 1
