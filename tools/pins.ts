import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withJournal } from '#server/cli/store-location.ts'
import { startRedis } from '#testing/redis.ts'
import { checkKnown, HELP_OPTION, readCommandLine, say } from './command-line.ts'
import { exportAll, saveExports, saveJournal, saveRedis, withDirectory } from './pins/corpus.ts'
import { compareGoldens, writeGoldens } from './pins/golden-files.ts'
import { openPinServer, type PinServer } from './pins/pin-server.ts'
import { FOUND_AT, PLAYED_AT, playAnew, playLater, type Transcripts } from './pins/play-tables.ts'
import { dumpRedis } from './pins/redis-text.ts'
import { TABLES } from './pins/tables.ts'

const GAMES = [...new Set(TABLES.map(({ game }) => game))]

const HELP = `npm run pins: records what the server sends and stores. The tests in tools/pins compare the server with these records.

  npm run pins -- --write [GAME...]       writes tools/pins/fixtures: the frames that were sent, and the stored matches
  npm run pins -- --frames DIR [GAME...]  writes every frame in hexadecimal digits, to compare two versions of the code

Games: ${GAMES.join(', ')}. Without a name, all of them.
Write a game again when you changed its rules, its content or what the server sends on purpose, and say so in the commit.
`

function readWords() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false }, frames: { type: 'string' }, help: HELP_OPTION },
  })
  checkKnown(positionals, GAMES)
  if (!values.help && !values.write && values.frames === undefined) throw new Error('give --write or --frames DIR; --help explains them')
  return { help: values.help, write: values.write, frames: values.frames, games: positionals.length > 0 ? positionals : GAMES }
}

/** Plays on a server and stops it afterwards, so that all its writes are on disk. */
async function onServer(opening: Promise<PinServer>, play: (server: PinServer) => Promise<Transcripts>): Promise<Transcripts> {
  const server = await opening
  try {
    return await play(server)
  } finally {
    await server.stop()
  }
}

async function demandSame(game: string, transcripts: Transcripts, part: 'anew' | 'later'): Promise<void> {
  const differences = await compareGoldens(game, transcripts, part)
  if (differences.length > 0) throw new Error(`with Redis, ${game} differs from the match without Redis:\n${differences.join('\n')}`)
}

async function writeGame(game: string): Promise<void> {
  await withDirectory(async (dir) => {
    await writeGoldens(game, await onServer(openPinServer(dir, PLAYED_AT), (server) => playAnew(server, game)), 'anew')
    await saveJournal(game, dir)
    await saveExports(game, await withJournal({ data: dir }, 'read', (journal) => exportAll(game, journal)))
    await writeGoldens(game, await onServer(openPinServer(dir, FOUND_AT), (server) => playLater(server, game)), 'later')
  })
  const redis = await startRedis()
  const open = (dir: string, startsAt: number): Promise<PinServer> => openPinServer(dir, startsAt, { REDIS_URL: redis.url })
  try {
    await withDirectory(async (dir) => {
      await demandSame(game, await onServer(open(dir, PLAYED_AT), (server) => playAnew(server, game)), 'anew')
      await saveRedis(game, await dumpRedis(redis.url))
      await demandSame(game, await onServer(open(dir, FOUND_AT), (server) => playLater(server, game)), 'later')
    })
  } finally {
    await redis.dispose()
  }
}

async function writeFrames(game: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const transcripts = await withDirectory((dir) => onServer(openPinServer(dir, PLAYED_AT), (server) => playAnew(server, game)))
  for (const [{ name }, { frames }] of transcripts) await writeFile(join(folder, `${name}.frames.txt`), frames)
}

const { write, frames, games } = readCommandLine(HELP, readWords)
for (const game of games) {
  const began = performance.now()
  if (write) await writeGame(game)
  if (frames !== undefined) await writeFrames(game, frames)
  say(`${game}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
}
process.exit(0)
