import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { freePort } from '#server/testing/child.ts'
import { gameOf } from '#shared/games/index.ts'
import { playMatch } from '../bench/matches.ts'
import { describeMachine } from '../bench/results.ts'
import { type Measured, measure, type Peer } from './peer.ts'
import { record } from './recording.ts'
import { openBare, openBoardgameIo, openCoven, openRaw, SEATS } from './tables.ts'

const HELP = `Measures this house beside others on the same state: Colyseus alone, boardgame.io, and plain sockets with JSON patches.
Each in a process of its own, in turns; what counts is the processor time of the server.

  npm run bench:peers -- [GAME] [--tables 30] [--answers 6000] [--rounds 3]

boardgame.io is installed into loadtest/peers/boardgameio the first time.
`

function readCommandLine() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        tables: { type: 'string', default: '30' },
        answers: { type: 'string', default: '6000' },
        rounds: { type: 'string', default: '3' },
      },
    })
    const game = gameOf(positionals[0] ?? 'evenfall')
    const [tables, answers, rounds] = [Number(values.tables), Number(values.answers), Number(values.rounds)]
    return game && tables > 0 && answers > 0 && rounds > 0 ? { game, tables, answers, rounds } : undefined
  } catch {
    return undefined
  }
}

const line = readCommandLine()
if (!line) {
  process.stderr.write(HELP)
  process.exit(2)
}
const { game, tables, answers, rounds } = line

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
if (!existsSync(here('./boardgameio/node_modules/boardgame.io')))
  spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: here('./boardgameio'), stdio: 'inherit' })

const dir = await mkdtemp(join(tmpdir(), 'coven-peers-'))
const file = join(dir, 'recording.json')
await writeFile(file, JSON.stringify(record(playMatch(game, 1))))

async function peers(round: number): Promise<readonly Peer[]> {
  const given = async () => [file, String(tables), String(await freePort())]
  return [
    {
      name: 'coven',
      program: here('./coven.ts'),
      arguments: [join(dir, `data-${round}`)],
      open: (url, n, tally) => openCoven(url, game.id, n, tally),
    },
    { name: 'bare Colyseus', program: here('./bare.ts'), arguments: await given(), open: openBare },
    {
      name: 'boardgame.io',
      program: here('./boardgameio/server.cjs'),
      arguments: await given(),
      open: (url, _, tally) => openBoardgameIo(url, tally),
    },
    { name: 'raw ws + JSON patch', program: here('./raw.ts'), arguments: await given(), open: openRaw },
  ]
}

const best = new Map<string, Measured>()
for (let round = 0; round < rounds; round++)
  for (const peer of await peers(round)) {
    const measured = await measure(peer, tables, answers)
    console.log(round, peer.name, measured)
    const known = best.get(peer.name)
    if (!known || measured.answersPerCore > known.answersPerCore) best.set(peer.name, measured)
  }
await rm(dir, { recursive: true, force: true })

const own = best.get('coven')
if (!own) throw new Error('nothing was measured')
const rows = [...best].map(
  ([name, { answersPerCore, bytesPerAnswer }]) =>
    `| ${name} | ${(own.answersPerCore / answersPerCore).toFixed(2)} | ${(own.bytesPerAnswer / bytesPerAnswer).toFixed(2)} |`,
)
const table = [
  `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}; ${game.id}, ${tables} tables of ${SEATS} seats, the best of ${rounds} rounds in turns.`,
  '',
  '| coven against | answers a core carries | bytes sent per answer |',
  '|---|--:|--:|',
  ...rows,
].join('\n')
const page = here('../../docs/performance.md')
const [BEGIN, END] = ['<!-- peers: begin -->', '<!-- peers: end -->']
const text = await readFile(page, 'utf8')
await writeFile(page, `${text.slice(0, text.indexOf(BEGIN) + BEGIN.length)}\n${table}\n${text.slice(text.indexOf(END))}`)
console.log(table)
process.exit(0)
