import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Replay } from '#shared/protocol/match.ts'
import { startRedis, type TestRedis } from '#testing/redis.ts'
import { JOURNAL_FILE, openJournal } from '../journal/index.ts'
import { RedisConnection } from '../redis/connection.ts'
import { RedisJournal } from '../redis/journal.ts'
import { exportText } from './export-file.ts'
import { blank, coven, fill, play } from './fixtures.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

describe('coven, with matches in Redis and in a directory', () => {
  let redis: TestRedis
  let dir: string
  let replay: Replay
  const fileOf = async (name: string, text: string): Promise<string> => {
    const file = join(dir, name)
    await writeFile(file, text)
    return file
  }
  const there = (): string[] => ['--redis', redis.url]
  const here = (): string[] => ['--data', dir]

  beforeAll(async () => {
    redis = await startRedis()
    dir = await mkdtemp(join(tmpdir(), 'coven-cli-'))
    const journal = new RedisJournal(await RedisConnection.open({ url: redis.url, log }))
    replay = await fill(journal)
    await journal.close()
  })
  afterAll(async () => {
    await redis.dispose()
    await rm(dir, { recursive: true })
  })

  test('lists, prints, validates and exports matches in Redis', async () => {
    const listed = await coven('matches', ...there())
    expect(listed).toMatchObject({ code: 0, err: '' })
    expect(listed.out.trim().split('\n').at(-1)).toMatch(/^finished-match /)
    expect(listed.out).toContain('open-match')
    expect(await coven('show', 'open-match', ...there())).toMatchObject({ code: 0, out: expect.stringContaining('The match is not over.') })
    expect(await coven('validate', ...there())).toMatchObject({ code: 0, out: '2 of 2 matches can go on.\n' })
    expect(JSON.parse((await coven('export', 'finished-match', ...there())).out)).toEqual(replay)
  })

  test('counts unfinished matches, and exits with 1 if no server is running', async () => {
    const { code, out } = await coven('stats', ...there())
    expect(out).toMatch(/^gathering\s+\S+\s+1\nplaying\s+\S+\s+1\n2 matches are unfinished\.\n$/)
    expect(code).toBe(1)
  })

  test('cannot drain a server that is not running or has no service', async () => {
    expect(await coven('drain', 'node-7', ...there())).toMatchObject({ code: 1, err: 'no server node-7 is running; stats lists the servers\n' })
    expect(await coven('drain', 'node-7', ...here())).toMatchObject({ code: 1, err: expect.stringContaining('REDIS_URL') })
  })

  test('moves a running match from Redis to a directory and back without losing or overwriting anything', async () => {
    const exported = await coven('export', 'open-match', '--whole', ...there())
    expect(exported).toMatchObject({ code: 0, err: '' })
    const file = await fileOf('whole.json', exported.out)
    expect(await coven('import', file, ...there())).toMatchObject({ code: 1, err: 'there is already a match open-match\n' })
    expect(await coven('import', file, ...here())).toMatchObject({ code: 0, out: expect.stringContaining('open-match') })
    expect((await coven('export', 'open-match', '--whole', ...here())).out).toBe(exported.out)
    expect(await coven('validate', ...here())).toMatchObject({ code: 0, out: '1 of 1 matches can go on.\n' })

    const other = { ...blank, id: 'other-match' }
    const moved = await fileOf('moved.json', exportText({ record: other, entries: play(12, other).entries }))
    expect(await coven('import', moved, ...there())).toMatchObject({ code: 0 })
    expect(await coven('validate', ...there())).toMatchObject({ code: 0, out: '3 of 3 matches can go on.\n' })
  })

  test('imports a replay as a finished match only if its proof holds', async () => {
    const file = await fileOf('replay.json', JSON.stringify(replay))
    expect(await coven('import', file, ...here())).toMatchObject({ code: 0, out: expect.stringContaining('finished') })
    expect(JSON.parse((await coven('export', 'finished-match', ...here())).out)).toEqual(replay)
    const forged = await fileOf('forged.json', JSON.stringify({ ...replay, outcome: { ...replay.outcome, ranks: [9, 9] } }))
    const refused = await coven('import', forged, ...here())
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toMatch(/does not pass the checks:\n {2}✗ the outcome/)
  })

  test('does not import a match that this code cannot continue', async () => {
    const whole = JSON.parse((await coven('export', 'open-match', '--whole', ...there())).out)
    const refusedFor = async (changes: object): Promise<string> => {
      const file = await fileOf('bad.json', JSON.stringify({ ...whole, ...changes }))
      return (await coven('import', file, ...here())).err
    }
    expect(await refusedFor({ entries: whole.entries.slice(1) })).toMatch(/its entry 1 is missing/)
    expect(await refusedFor({ record: { ...whole.record, id: 'other', game: 'bridge' } })).toMatch(/no game 'bridge'/)
    expect(await refusedFor({ record: { ...whole.record, id: '../../etc' } })).toMatch(/is not a valid export of a whole match:\n {2}record\.id/)
    expect(await refusedFor({ form: 7 })).toMatch(/form/)
  })

  test('does not write into a directory whose server is running', async () => {
    const owner = await openJournal({ file: join(dir, JOURNAL_FILE) })
    const file = await fileOf('again.json', (await coven('export', 'new-match', '--whole', ...there())).out)
    expect(await coven('import', file, ...here())).toMatchObject({ code: 1, err: expect.stringContaining('another server uses') })
    await owner.close()
  })

  test('reports a Redis that cannot be reached', async () => {
    expect(await coven('matches', '--redis', 'redis://127.0.0.1:1')).toMatchObject({
      code: 1,
      err: expect.stringContaining('the Redis at 127.0.0.1:1 cannot be used'),
    })
    expect(await coven('matches', '--redis', 'nonsense')).toMatchObject({ code: 1, err: expect.stringContaining('REDIS_URL must be an address') })
  })
})
