import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { GAMES, gameOf } from '#shared/games/index.ts'
import { ACTS } from './chaos/mischief.ts'
import { describeReport, isWhole } from './chaos/report.ts'
import { runChaos } from './chaos/run.ts'

const HELP = `npm run chaos: a cluster on this machine is killed, frozen, rolled and deprived of Redis while people play, and nothing may be lost.

  --games A,B    only these games (all)
  --acts A,B     only these of ${ACTS.join(', ')}
  --matches N    played at the same time (300)
  --minutes N    how long (10)
  --nodes N      game servers (3)
  --pause MS     between two mishaps, on average (4000)
  --think MS     that people think, on average (2000)
  --seed N       of chance (the time)
`

const say = (line: string): void => void process.stdout.write(`${line}\n`)

function readWords() {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: GAMES.map(({ id }) => id).join(',') },
      acts: { type: 'string', default: ACTS.join(',') },
      matches: { type: 'string', default: '300' },
      minutes: { type: 'string', default: '10' },
      nodes: { type: 'string', default: '3' },
      pause: { type: 'string', default: '4000' },
      think: { type: 'string', default: '2000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const numberOf = (name: string, text: string): number => {
    const value = Number(text)
    if (!Number.isFinite(value) || value <= 0) throw new Error(`--${name} must be a number above 0`)
    return value
  }
  const { help, games, acts, ...texts } = values
  const wanted = games.split(',')
  const unknown = wanted.find((id) => !gameOf(id))
  if (unknown !== undefined) throw new Error(`there is no game '${unknown}'`)
  const strange = acts.split(',').find((name) => !ACTS.some((act) => act === name))
  if (strange !== undefined) throw new Error(`'${strange}' is none of ${ACTS.join(', ')}`)
  return {
    help,
    acts: ACTS.filter((act) => acts.split(',').includes(act)),
    games: GAMES.filter(({ id }) => wanted.includes(id)),
    numbers: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, numberOf(name, text)])),
  }
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
const { matches = 300, minutes = 10, nodes = 3, pause = 4000, think = 2000, seed = 1 } = words.numbers
// The SDK tells the console of every connection that breaks; here they all do.
console.warn = () => undefined
// With this process everything ends that it started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
const dir = await mkdtemp(join(tmpdir(), 'coven-chaos-'))
say(`${nodes} nodes, ${matches} matches, ${minutes} minutes, seed ${seed}; everything is kept in ${dir}`)
const report = await runChaos({
  dir,
  games: words.games,
  acts: words.acts,
  nodes,
  matches,
  seconds: minutes * 60,
  pauseMs: pause,
  thinkMs: think,
  seed,
  say,
})
for (const line of describeReport(report)) say(line)
if (isWhole(report)) await rm(dir, { recursive: true, force: true })
else process.exitCode = 1
