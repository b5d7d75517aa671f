import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { StoredMatch } from '#rooms/services.ts'
import { exportText } from '#server/cli/export-file.ts'
import { coven } from '#server/cli/fixtures.ts'
import { JOURNAL_FILE, type JournalStore } from '#server/journal/index.ts'
import { replayOf } from '#server/replay.ts'
import { FIXTURES } from './golden-files.ts'
import { matchIdOf } from './pinned-match.ts'
import { tablesOf } from './play-tables.ts'

/** Reads and writes the stored matches of one game: a data directory, a Redis, and exported files. */

const JOURNAL = 'journal.sqlite.gz'
const REDIS = 'redis.json.gz'
const EXPORTS = 'exports'
/** The endings of the names of exported files. */
export const REPLAY = '.replay.json'
const WHOLE = '.whole.json'

export async function withDirectory<T>(use: (dir: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'coven-pins-'))
  try {
    return await use(dir)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** Stores the journal of a server that was stopped. */
export async function saveJournal(game: string, dataDir: string): Promise<void> {
  await writeFile(join(FIXTURES, game, JOURNAL), gzipSync(await readFile(join(dataDir, JOURNAL_FILE)), { level: 9 }))
}
export async function restoreJournal(game: string, dataDir: string): Promise<void> {
  await writeFile(join(dataDir, JOURNAL_FILE), gunzipSync(await readFile(join(FIXTURES, game, JOURNAL))))
}

export async function saveRedis(game: string, text: string): Promise<void> {
  await writeFile(join(FIXTURES, game, REDIS), gzipSync(text, { level: 9 }))
}
export const readRedis = async (game: string): Promise<string> => gunzipSync(await readFile(join(FIXTURES, game, REDIS))).toString()

/** Runs the command line and returns its output. It fails if the command fails. */
export async function runCoven(...words: readonly string[]): Promise<string> {
  const { code, out, err } = await coven(...words)
  if (code !== 0) throw new Error(`coven ${words.join(' ')} ended with ${code}:\n${out}${err}`)
  return out
}

async function storedOf(journal: JournalStore, id: string): Promise<StoredMatch> {
  const stored = await journal.load(id)
  if (!stored) throw new Error(`${id} is not stored`)
  return stored
}

/** Returns what `coven export` writes for each match of the game: a replay if the match was played to its end, otherwise everything. */
export async function exportAll(game: string, journal: JournalStore): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  for (const table of tablesOf(game)) {
    const stored = await storedOf(journal, matchIdOf(table))
    const replay = table.isFinished ? replayOf(stored) : undefined
    if (replay?.ok) files.set(`${table.name}${REPLAY}`, `${JSON.stringify(replay.value, undefined, 2)}\n`)
    else files.set(`${table.name}${WHOLE}`, `${exportText(stored)}\n`)
  }
  return files
}

const exportsOf = (game: string): string => join(FIXTURES, game, EXPORTS)
export const exportFile = (game: string, name: string): string => join(exportsOf(game), name)

export async function saveExports(game: string, files: ReadonlyMap<string, string>): Promise<void> {
  await rm(exportsOf(game), { recursive: true, force: true })
  await mkdir(exportsOf(game), { recursive: true })
  for (const [name, text] of files) await writeFile(exportFile(game, name), text)
}
export async function readExports(game: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(exportsOf(game))).toSorted()
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(exportFile(game, name), 'utf8')] as const)))
}
