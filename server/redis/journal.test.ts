import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startRedis, type TestRedis } from '#testing/redis.ts'
import { entryOf, recordOf, snapshotOf } from '../journal/fixtures.ts'
import { JournalError, openJournal } from '../journal/index.ts'
import { describeJournal } from '../journal/journal-contract.ts'
import { Archiver } from './archiver.ts'
import { Bus } from './bus.ts'
import { RedisConnection } from './connection.ts'
import { RedisJournal } from './journal.ts'
import { KEYS } from './keys.ts'
import type { Fence } from './scripts.ts'
import { scripts } from './scripts.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
let redis: TestRedis
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.dispose())

const connect = () => RedisConnection.open({ url: redis.url, log })
const empty = async () => {
  const connection = await connect()
  await connection.run('empty', (client) => client.flushAll())
  await connection.close()
}

describeJournal('a journal in Redis', async () => {
  await empty()
  return { open: async () => new RedisJournal(await connect()), dispose: empty }
})

describe('a match in Redis', () => {
  /** Opens a journal that writes with the given fence, as a node does. */
  const journalOf = async (fence: { current: Fence }) => new RedisJournal(await connect(), { fenceOf: () => fence.current })
  const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
    promise.then(
      () => 'ok',
      (error: unknown) => (error instanceof JournalError ? error.code : error),
    )

  test('can be written only by its owner, and only in the owner’s epoch', async () => {
    await empty()
    const admin = await connect()
    const [a, b] = [{ current: { node: '', epoch: 0 } }, { current: { node: '', epoch: 0 } }]
    const [first, second] = [await journalOf(a), await journalOf(b)]
    await first.save(recordOf('m1', { phase: 'playing' }))
    expect(await admin.run('claim', (client) => scripts.claim(client, a.current, 'm1', 'a'))).toBe(1)
    a.current = { node: 'a', epoch: 1 }
    await first.append('m1', entryOf(1))
    expect(await codeOf(second.append('m1', entryOf(2)))).toBe('fenced')

    expect(await admin.run('claim', (client) => scripts.claim(client, { node: 'a', epoch: 1 }, 'm1', 'b'))).toBe(2)
    b.current = { node: 'b', epoch: 2 }
    await second.append('m1', entryOf(2))
    // The old owner does not know that it lost the match. Both the old and the correct next number are refused.
    for (const seq of [2, 3]) expect(await codeOf(first.append('m1', entryOf(seq)))).toBe('fenced')
    expect(await codeOf(first.save(recordOf('m1')))).toBe('fenced')
    expect(await codeOf(first.snapshot('m1', snapshotOf(1)))).toBe('fenced')
    expect(await admin.run('release', (client) => scripts.release(client, a.current, 'm1'))).toBe('fenced')
    // If two nodes see the same owner die, one of them gets the match.
    const race = ['a', 'c'].map((node) => admin.run('claim', (client) => scripts.claim(client, { node: 'b', epoch: 2 }, 'm1', node)))
    expect(await Promise.all(race)).toEqual([3, 'fenced'])
    a.current = { node: 'a', epoch: 3 }
    expect((await first.load('m1'))?.record.phase).toBe('playing')
    expect((await first.load('m1'))?.entries).toEqual([entryOf(1), entryOf(2)])
    await Promise.all([first.close(), second.close(), admin.close()])
  })

  test('without a due time is found and becomes due', async () => {
    await empty()
    const connection = await connect()
    const journal = new RedisJournal(connection)
    await journal.save(recordOf('known', { phase: 'playing' }), 1e12)
    await journal.save(recordOf('forgotten', { phase: 'playing' }), 1e12)
    await connection.run('forget', (client) => client.zRem(KEYS.clocks, 'forgotten'))
    expect(await journal.due(1e13, 10)).toEqual(['known'])
    await journal.prune({})
    expect(await journal.due(0, 10)).toEqual(['forgotten'])
    expect(await journal.due(1e13, 10)).toEqual(['forgotten', 'known'])
    await journal.close()
  })

  test('is written in one pipeline with all other writes of the same moment', async () => {
    await empty()
    const connection = await connect()
    const journal = new RedisJournal(connection)
    const ids = Array.from({ length: 500 }, (_, n) => `m${n}`)
    await Promise.all(ids.map((id) => journal.save(recordOf(id, { phase: 'playing' }))))
    const reads = async () => Number(/total_reads_processed:(\d+)/.exec(await connection.run('info', (client) => client.info('stats')))?.[1])
    const before = await reads()
    await Promise.all(ids.map((id) => journal.append(id, entryOf(1))))
    // Redis reads a pipeline in pieces of 16 KB.
    expect((await reads()) - before).toBeLessThan(ids.length / 4)
    expect(await journal.unfinished()).toHaveLength(500)
    await journal.close()
  })

  test('is deleted when it is old enough, unless a node has it open', async () => {
    await empty()
    const journal = new RedisJournal(await connect())
    const admin = await connect()
    const outcome = { ranks: [1, 2], reason: { key: 'reason.places' } }
    for (const n of [1, 2, 3]) await journal.save(recordOf(`over${n}`, { phase: 'finished', finishedAt: n, outcome }))
    await journal.save(recordOf('cleared', { phase: 'finished', finishedAt: 2 }))
    await journal.save(recordOf('running', { phase: 'playing' }))
    await admin.run('claim', (client) => scripts.claim(client, { node: '', epoch: 0 }, 'over1', 'a'))
    expect((await journal.finished(10)).map(({ id }) => id)).toEqual(['over3', 'over2', 'cleared', 'over1'])
    expect((await journal.finished(1, 3)).map(({ id }) => id)).toEqual(['over2'])
    expect(await journal.prune({ finished: 0, abandoned: 3 })).toBe(1)
    expect(await journal.prune({ finished: 3 })).toBe(1)
    expect((await journal.finished(10)).map(({ id }) => id)).toEqual(['over3', 'over1'])
    expect(await journal.load('over2')).toBeUndefined()
    await Promise.all([journal.close(), admin.close()])
  })

  test('is archived when it is over, and restored when it is loaded', async () => {
    await empty()
    const dir = await mkdtemp(join(tmpdir(), 'coven-archive-'))
    const connection = await connect()
    const journal = new RedisJournal(connection)
    const outcome = { ranks: [1, 2], reason: { key: 'reason.places' } }
    for (const id of ['over', 'open', 'running']) {
      await journal.save(recordOf(id, { phase: 'playing' }))
      for (const seq of [1, 2, 3]) await journal.append(id, entryOf(seq))
      if (id !== 'running') await journal.save(recordOf(id, { phase: 'finished', finishedAt: 5, outcome }))
    }
    await connection.run('claim', (client) => scripts.claim(client, { node: '', epoch: 0 }, 'open', 'a'))
    const before = await Promise.all(['over', 'open', 'running'].map((id) => journal.load(id)))
    const bus = await Bus.open(connection, log)
    const work = async () => {
      const archive = await openJournal({ file: join(dir, 'archive.sqlite') })
      return Archiver.open({ redis: connection, bus, journal, archive, log, afterMs: 0, everyMs: 20 })
    }
    const there = (id: string) => connection.run('exists', (client) => client.exists(KEYS.entries(id)))
    let archiver = await work()
    await expect.poll(() => there('over')).toBe(0)
    expect([await there('open'), await there('running')]).toEqual([1, 1])
    await archiver.close()

    // The record stays in Redis. Without a running archiver, loading the match fails instead of saying that there is no such match.
    expect((await journal.finished(5)).map(({ id }) => id)).toEqual(['over', 'open'])
    expect(await codeOf(journal.load('over'))).toBe('failed')
    archiver = await work()
    expect(await Promise.all(['over', 'open', 'running'].map((id) => journal.load(id)))).toEqual(before)
    await archiver.close()
    await Promise.all([bus.close(), journal.close()])
    await rm(dir, { recursive: true })
  })

  test('loses no acknowledged entry when Redis is killed, and writes fail at once while Redis is away', async () => {
    await empty()
    const journal = new RedisJournal(await connect())
    await journal.save(recordOf('m1', { phase: 'playing' }))
    let acknowledged = 0
    const writing = (async () => {
      for (let seq = 1; ; seq++) {
        await journal.append('m1', entryOf(seq))
        acknowledged = seq
      }
    })().catch((error: unknown) => error)
    await expect.poll(() => acknowledged).toBeGreaterThan(100)
    await redis.kill()
    expect(await writing).toBeInstanceOf(JournalError)
    expect(await codeOf(journal.append('m1', entryOf(acknowledged + 1)))).toBe('failed')
    await redis.start()
    await expect.poll(() => codeOf(journal.probe())).toBe('ok')
    const { entries = [] } = (await journal.load('m1')) ?? {}
    expect(entries.length - acknowledged).toBeGreaterThanOrEqual(0)
    expect(entries.length - acknowledged).toBeLessThanOrEqual(1)
    // `has` decides about the entry that may or may not have been written.
    const next = entryOf(acknowledged + 1)
    expect(await journal.has('m1', next)).toBe(entries.length > acknowledged)
    await journal.append('m1', entryOf(entries.length + 1))
    await journal.close()
  })

  test('can be written again after Redis was silent for so long that the connection was replaced', async () => {
    await empty()
    let pingedInVain = 0
    const onRoundTrip = (what: string, _seconds: number, ok: boolean): void => void (what === 'ping' && !ok && pingedInVain++)
    const connection = await RedisConnection.open({ url: redis.url, log, silenceMs: 1000, onRoundTrip })
    const journal = new RedisJournal(connection)
    await journal.save(recordOf('m1', { phase: 'playing' }))
    const bus = await Bus.open(connection, log)
    const heard: string[] = []
    await bus.subscribe('news', (message) => heard.push(message))
    redis.signal('SIGSTOP')
    // Both connections are replaced: this one after writes without a reply, and the listening one after its first ping without a reply.
    expect(await codeOf(journal.append('m1', entryOf(1)))).toBe('unknown')
    await expect.poll(() => codeOf(journal.append('m1', entryOf(1)))).toBe('failed')
    await expect.poll(() => pingedInVain).toBeGreaterThan(0)
    redis.signal('SIGCONT')
    await expect.poll(() => codeOf(journal.probe())).toBe('ok')
    const written = (await journal.load('m1'))?.entries.length ?? 0
    expect(written).toBeLessThanOrEqual(1)
    await journal.append('m1', entryOf(written + 1))
    await expect
      .poll(() => {
        bus.publish('news', 'there again')
        return heard.length
      })
      .toBeGreaterThan(0)
    await Promise.all([bus.close(), journal.close()])
  })

  test('has an unknown outcome of a write if Redis hangs for longer than the time limit', async () => {
    await empty()
    const journal = new RedisJournal(await connect())
    await journal.save(recordOf('m1', { phase: 'playing' }))
    redis.signal('SIGSTOP')
    expect(await codeOf(journal.append('m1', entryOf(1)))).toBe('unknown')
    redis.signal('SIGCONT')
    await expect.poll(() => codeOf(journal.probe())).toBe('ok')
    expect(await journal.has('m1', entryOf(1))).toBe(true)
    expect(await journal.has('m1', entryOf(1, { request: 'another' }))).toBe(false)
    await journal.close()
  })
})
