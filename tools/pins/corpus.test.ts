import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importMatch, readMatchFile } from '#server/cli/export-file.ts'
import { withJournal } from '#server/cli/store-location.ts'
import { GAMES } from '#shared/games/index.ts'
import { startRedis, type TestRedis } from '#testing/redis.ts'
import { exportAll, exportFile, REPLAY, readExports, readRedis, restoreJournal, runCoven, withDirectory } from './corpus.ts'
import { compareGoldens } from './golden-files.ts'
import { openPinServer } from './pin-server.ts'
import { FOUND_AT, playLater, tablesOf } from './play-tables.ts'
import { loadRedis } from './redis-text.ts'

/** Fields of a record that an import does not take over: who made the match, and its clocks. */
const LEFT_BEHIND: ReadonlySet<string> = new Set(['made', 'stopped', 'alone', 'autopilot'])

/** Returns the exports as values, because the order of keys is not pinned. */
const valuesOf = (files: ReadonlyMap<string, string>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Array.from(files, ([name, text]) => [name, JSON.parse(text)]))

/** Returns what an import of these files would export again. */
const importedOf = (files: ReadonlyMap<string, string>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Array.from(files, ([name, text]) => {
      const { record, ...rest } = JSON.parse(text)
      if (name.endsWith(REPLAY)) return [name, rest]
      return [name, { ...rest, record: Object.fromEntries(Object.entries(record).filter(([key]) => !LEFT_BEHIND.has(key))) }]
    }),
  )

/** Checks that the command line reads every match and replays all that are not over. */
async function expectValid(game: string, ...place: readonly string[]): Promise<void> {
  const rows = (await runCoven('matches', ...place)).trim().split('\n')
  expect(rows).toHaveLength(tablesOf(game).length)
  const running = rows.filter((row) => !row.includes('  finished')).length
  expect(running).toBeGreaterThan(0)
  expect(running).toBeLessThan(rows.length)
  expect(await runCoven('validate', ...place)).toBe(`${running} of ${running} matches can go on.\n`)
}

/** Checks that everybody comes back and each match goes on. They must be sent what the server that stored the match would have sent. */
async function expectToGoOn(game: string, dir: string, redisUrl?: string): Promise<void> {
  const server = await openPinServer(dir, FOUND_AT, redisUrl === undefined ? {} : { REDIS_URL: redisUrl })
  const transcripts = await playLater(server, game)
  await server.stop()
  expect((await compareGoldens(game, transcripts, 'later')).join('\n')).toBe('')
}

describe('stored matches', () => {
  let redis: TestRedis
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.dispose())

  describe.each(GAMES.map(({ id }) => id))('of %s', (game) => {
    test('in a SQLite file can be read, replayed and continued', () =>
      withDirectory(async (dir) => {
        await restoreJournal(game, dir)
        await expectValid(game, '--data', dir)
        const exported = await withJournal({ data: dir }, 'read', (journal) => exportAll(game, journal))
        expect(exported).toEqual(await readExports(game))
        await expectToGoOn(game, dir)
      }))

    test('in Redis can be read, replayed and continued', () =>
      withDirectory(async (dir) => {
        await loadRedis(redis.url, await readRedis(game))
        await expectValid(game, '--redis', redis.url)
        const exported = await withJournal({ redis: redis.url }, 'read', (journal) => exportAll(game, journal))
        expect(valuesOf(exported)).toEqual(valuesOf(await readExports(game)))
        await expectToGoOn(game, dir, redis.url)
      }))

    test('in files can be verified and imported by another server', () =>
      withDirectory(async (dir) => {
        const files = await readExports(game)
        const exported = await withJournal({ data: dir }, 'own', async (journal) => {
          for (const name of files.keys()) await importMatch(journal, await readMatchFile(exportFile(game, name)))
          return exportAll(game, journal)
        })
        expect(valuesOf(exported)).toEqual(importedOf(files))
        await expectValid(game, '--data', dir)
        for (const name of files.keys()) if (name.endsWith(REPLAY)) expect(await runCoven('verify', exportFile(game, name))).not.toContain('✗')
      }))
  })
})
