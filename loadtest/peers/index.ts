import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { freePort } from '#server/testing/child.ts'
import { gameOf } from '#shared/games/index.ts'
import type { Game } from '#shared/kernel/game.ts'
import { playMatch } from '../bench/matches.ts'
import { describeMachine } from '../bench/results.ts'
import { type Measured, measure, type Peer } from './peer.ts'
import { record } from './recording.ts'
import { openBare, openBoardgameIo, openCoven, openRaw, SEATS } from './tables.ts'

const HELP = `Measures this house beside others on the same state: Colyseus alone, boardgame.io, and plain sockets with JSON patches.
Each in a process of its own, in turns; what counts is the processor time of the server.

  npm run bench:peers -- [GAME…] [--tables 150] [--answers 20000] [--rounds 2]

boardgame.io is installed into loadtest/peers/boardgameio the first time.
`

function readCommandLine() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        tables: { type: 'string', default: '150' },
        answers: { type: 'string', default: '20000' },
        rounds: { type: 'string', default: '2' },
      },
    })
    const games = (positionals.length > 0 ? positionals : ['evenfall']).map(gameOf)
    const [tables, answers, rounds] = [Number(values.tables), Number(values.answers), Number(values.rounds)]
    const isKnown = games.every((game) => game !== undefined)
    return isKnown && tables > 0 && answers > 0 && rounds > 0 ? { games, tables, answers, rounds } : undefined
  } catch {
    return undefined
  }
}

const line = readCommandLine()
if (!line) {
  process.stderr.write(HELP)
  process.exit(2)
}
const { games, tables, answers, rounds } = line

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
if (!existsSync(here('./boardgameio/node_modules/boardgame.io')))
  spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: here('./boardgameio'), stdio: 'inherit' })

const dir = await mkdtemp(join(tmpdir(), 'coven-peers-'))

async function peers(game: Game, file: string, round: number): Promise<readonly Peer[]> {
  const given = async () => [file, String(tables), String(await freePort())]
  return [
    {
      name: 'coven',
      program: here('./coven.ts'),
      arguments: [join(dir, `${game.id}-${round}`)],
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

/** The best of each in several rounds. */
async function compare(game: Game): Promise<ReadonlyMap<string, Measured>> {
  const file = join(dir, `${game.id}.json`)
  await writeFile(file, JSON.stringify(record(playMatch(game, 1))))
  const best = new Map<string, Measured>()
  for (let round = 0; round < rounds; round++)
    for (const peer of await peers(game, file, round)) {
      const measured = await measure(peer, tables, answers)
      console.log(game.id, round, peer.name, measured)
      const known = best.get(peer.name)
      if (!known || measured.answersPerCore > known.answersPerCore) best.set(peer.name, measured)
    }
  return best
}

const compared: ReadonlyMap<string, Measured>[] = []
for (const game of games) compared.push(await compare(game))
await rm(dir, { recursive: true, force: true })

/** For each game, how much more of something we have than the peer. */
const ratios = (peer: string, of: keyof Measured): string =>
  compared.map((best) => ((best.get('coven')?.[of] ?? Number.NaN) / (best.get(peer)?.[of] ?? Number.NaN)).toFixed(2)).join(' | ')
const others = [...(compared[0]?.keys() ?? [])].filter((name) => name !== 'coven')
const table = [
  `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}; ${tables} tables of ${SEATS} seats, the best of ${rounds} rounds in turns.`,
  '',
  `| coven against | ${games.map(({ id }) => id).join(' | ')} |`,
  `|---|${games.map(() => '--:|').join('')}`,
  ...others.map((name) => `| ${name}: answers a core carries | ${ratios(name, 'answersPerCore')} |`),
  ...others.map((name) => `| ${name}: bytes sent for an answer | ${ratios(name, 'bytesPerAnswer')} |`),
].join('\n')
const page = here('../../docs/performance.md')
const [BEGIN, END] = ['<!-- peers: begin -->', '<!-- peers: end -->']
const text = await readFile(page, 'utf8')
await writeFile(page, `${text.slice(0, text.indexOf(BEGIN) + BEGIN.length)}\n${table}\n${text.slice(text.indexOf(END))}`)
console.log(table)
process.exit(0)
