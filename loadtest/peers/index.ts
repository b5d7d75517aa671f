import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gameOf } from '#shared/games/index.ts'
import type { Game } from '#shared/kernel/game.ts'
import { freePort } from '#testing/server-process.ts'
import { dueCommand, playMatch } from '../bench/matches.ts'
import { describeMachine } from '../bench/results.ts'
import { type Measured, type Peer, WarmPeer } from './peer.ts'
import { record } from './recording.ts'
import { openBare, openBoardgameIo, openCoven, openRaw, SEATS } from './tables.ts'

const HELP = `Compares Coven with others on the same state: Colyseus alone, boardgame.io, and plain sockets with JSON patches.
Each server runs in its own process. They take turns, and the processor time of the server is measured.

  npm run bench:peers -- [GAME…] [--tables 150] [--answers 20000] [--rounds 8]

boardgame.io is installed into loadtest/peers/boardgameio the first time.
`

function readCommandLine() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        tables: { type: 'string', default: '150' },
        answers: { type: 'string', default: '20000' },
        rounds: { type: 'string', default: '8' },
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
if (!existsSync(here('./boardgameio/node_modules/node-persist')))
  spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: here('./boardgameio'), stdio: 'inherit' })

const dir = await mkdtemp(join(tmpdir(), 'coven-peers-'))

async function peers(game: Game, file: string): Promise<readonly Peer[]> {
  const given = async () => [file, String(tables), String(await freePort())]
  const boardgameIo = async (...files: readonly string[]): Promise<Omit<Peer, 'name'>> => ({
    program: here('./boardgameio.ts'),
    arguments: [game.id, String(await freePort()), ...files],
    open: (url, n, bytes) => openBoardgameIo(url, game.id, n, bytes),
  })
  return [
    {
      name: 'coven',
      program: here('./coven.ts'),
      arguments: [join(dir, game.id)],
      open: (url, n, bytes) => openCoven(url, game.id, n, bytes),
    },
    { name: 'bare Colyseus', program: here('./bare.ts'), arguments: await given(), open: openBare },
    { name: 'boardgame.io', ...(await boardgameIo()) },
    { name: 'boardgame.io, kept on disk', warmAnswers: 10_000, ...(await boardgameIo(join(dir, `${game.id}-files`))) },
    { name: 'raw ws + JSON patch', program: here('./raw.ts'), arguments: await given(), open: openRaw },
  ]
}

const add = (a: Measured, b: Measured): Measured => ({ answers: a.answers + b.answers, seconds: a.seconds + b.seconds, bytes: a.bytes + b.bytes })

/** Compares all servers. They are up at once and take turns, so that a slow phase of the machine affects all of them. */
async function compare(game: Game): Promise<ReadonlyMap<string, Measured>> {
  const file = join(dir, `${game.id}.json`)
  // Only the seats that must decide answer, as in `openCoven`.
  await writeFile(file, JSON.stringify(record(playMatch(game, 1, dueCommand))))
  const sessions = new Map<string, WarmPeer>()
  const sums = new Map<string, Measured>()
  try {
    for (const peer of await peers(game, file)) sessions.set(peer.name, await WarmPeer.open(peer, tables))
    for (const session of sessions.values()) await session.openTables(tables)
    for (let round = 0; round < rounds; round++)
      for (const [name, session] of sessions) {
        const measured = await session.play(answers / rounds)
        const known = sums.get(name)
        sums.set(name, known ? add(known, measured) : measured)
      }
  } finally {
    await Promise.all([...sessions.values()].map((session) => session.close()))
  }
  for (const [name, { answers, seconds }] of sums) console.log(`${game.id}, ${name}: ${Math.round((seconds / answers) * 1e6)} µs`)
  return sums
}

const compared: ReadonlyMap<string, Measured>[] = []
for (const game of games) compared.push(await compare(game))
await rm(dir, { recursive: true, force: true })

const answersPerCore = ({ answers, seconds }: Measured): number => answers / seconds
const bytesPerAnswer = ({ answers, bytes }: Measured): number => bytes / answers

/** Returns the ratio of Coven's value to the peer's value for each game. */
function ratios(peer: string, of: (measured: Measured) => number): string {
  const cells = compared.map((sums) => {
    const [own, other] = [sums.get('coven'), sums.get(peer)]
    return own && other ? (of(own) / of(other)).toFixed(2) : ''
  })
  return cells.join(' | ')
}
const others = [...(compared[0]?.keys() ?? [])].filter((name) => name !== 'coven')
const table = [
  `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}; ${tables} tables of ${SEATS} seats, ${answers} answers in ${rounds} turns.`,
  '',
  `| coven against | ${games.map(({ id }) => id).join(' | ')} |`,
  `|---|${games.map(() => '--:|').join('')}`,
  ...others.map((name) => `| ${name}: answers a core carries | ${ratios(name, answersPerCore)} |`),
  ...others.map((name) => `| ${name}: bytes sent for an answer | ${ratios(name, bytesPerAnswer)} |`),
].join('\n')
const page = here('../../docs/performance.md')
const [BEGIN, END] = ['<!-- peers: begin -->', '<!-- peers: end -->']
const text = await readFile(page, 'utf8')
await writeFile(page, `${text.slice(0, text.indexOf(BEGIN) + BEGIN.length)}\n${table}\n${text.slice(text.indexOf(END))}`)
console.log(table)
process.exit(0)
