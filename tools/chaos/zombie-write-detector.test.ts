import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryOf, recordOf } from '#server/journal/fixtures.ts'
import { RedisConnection } from '#server/redis/connection.ts'
import { RedisJournal } from '#server/redis/journal.ts'
import { KEYS } from '#server/redis/keys.ts'
import { type Fence, scripts } from '#server/redis/scripts.ts'
import { Redis } from '#testing/cluster/redis.ts'
import { freePort } from '#testing/server-process.ts'
import { ZombieWriteDetector } from './zombie-write-detector.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

let dir: string
let redis: Redis
let detector: ZombieWriteDetector
let client: RedisConnection
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'coven-witness-'))
  redis = await Redis.start(dir, await freePort(), 'everysec')
  detector = await ZombieWriteDetector.watch(redis.url)
  client = await RedisConnection.open({ url: redis.url, log })
})
afterAll(async () => {
  detector.close()
  await client.close()
  await redis.stop('SIGKILL')
  await rm(dir, { recursive: true, force: true })
})

const journalOf = async (fence: Fence): Promise<RedisJournal> =>
  new RedisJournal(await RedisConnection.open({ url: redis.url, log }), { fenceOf: () => fence })

test('a write by a node that is not the owner is counted as tried, and as a zombie if Redis accepts it', async () => {
  const founder = await journalOf({ node: '', epoch: 0 })
  await founder.save(recordOf('m1', { phase: 'playing' }))
  await client.run('claim', (it) => scripts.claim(it, { node: '', epoch: 0 }, 'm1', 'a'))
  const a = await journalOf({ node: 'a', epoch: 1 })
  await a.append('m1', entryOf(1))
  expect(detector.takeovers).toBe(0)

  await client.run('claim', (it) => scripts.claim(it, { node: 'a', epoch: 1 }, 'm1', 'b'))
  await expect(a.append('m1', entryOf(2))).rejects.toMatchObject({ code: 'fenced' })
  const b = await journalOf({ node: 'b', epoch: 2 })
  await b.append('m1', entryOf(2))
  await expect.poll(() => detector.appended).toBe(2)
  expect(detector).toMatchObject({ takeovers: 1, zombiesTried: 1, zombiesWrote: 0 })

  // The same call with a script that checks nothing.
  const careless = "return redis.call('XADD', KEYS[2], ARGV[3] .. '-0', 'e', ARGV[4])"
  await client.run('careless', (it) => it.eval(careless, { keys: [KEYS.match('m1'), KEYS.entries('m1')], arguments: ['a', '1', '3', '{}'] }))
  await expect.poll(() => detector.appended).toBe(3)
  expect(detector).toMatchObject({ zombiesTried: 2, zombiesWrote: 1 })
  for (const journal of [founder, a, b]) await journal.close()
})
