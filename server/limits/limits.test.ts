import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Limited } from '#rooms/services.ts'
import { ok } from '#shared/kernel/refusal.ts'
import { startRedis, type TestRedis } from '#testing/redis.ts'
import { type Config, defaultConfig } from '../process/config.ts'
import { RedisConnection } from '../redis/connection.ts'
import { RedisCount } from '../redis/limits.ts'
import { type Scope, ServiceLimits, type SharedCount } from './index.ts'
import { ratesOf } from './rates.ts'

const ada = { id: 'ada', network: 'home' }
const ben = { id: 'ben', network: 'home' }
const eve = { id: 'eve', network: 'elsewhere' }
const tooMany = (seconds: number) => ({ ok: false, refusal: { code: 'too-many', params: { seconds } } })

let now = 0
let refused: [Limited, Scope][] = []
function open(rates: Partial<Config> = {}, shared?: SharedCount): ServiceLimits {
  return new ServiceLimits({
    rates: ratesOf({ ...defaultConfig(), ...rates }),
    shared,
    newMatches: () => ({ isFull: false, make: (_host, make) => make() }),
    onRefused: (...what) => refused.push(what),
    now: () => now,
  })
}
beforeEach(() => {
  now = 0
  refused = []
})

describe('limits', () => {
  test('hold for each person, and a refusal has the seconds to wait', async () => {
    const limits = open({ USER_CHAT_PER_MINUTE: 2 })
    expect([await limits.take('chat', ada), await limits.take('chat', ada), await limits.take('chat', ada)]).toEqual([
      ok(undefined),
      ok(undefined),
      tooMany(30),
    ])
    expect(await limits.take('chat', ben)).toEqual(ok(undefined))
    expect(refused).toEqual([['chat', 'user']])
    now = 30_000
    expect(await limits.take('chat', ada)).toEqual(ok(undefined))
  })

  test('hold for all people of one network, however many guests they create', async () => {
    const limits = open({ USER_MATCHES_PER_HOUR: 5, MATCHES_PER_MINUTE: 3 })
    for (const id of ['1', '2', '3']) expect(await limits.take('tables', { id, network: 'home' })).toEqual(ok(undefined))
    expect(await limits.take('tables', { id: '4', network: 'home' })).toEqual(tooMany(20))
    expect(await limits.take('tables', eve)).toEqual(ok(undefined))
    expect(refused).toEqual([['tables', 'network']])
  })

  test('of one kind are not used up by another, and a refused request is not counted for the network', async () => {
    const limits = open({ USER_BOTS_PER_MINUTE: 1, BOTS_PER_MINUTE: 2 })
    expect(await limits.take('bots', ada)).toEqual(ok(undefined))
    for (let n = 0; n < 10; n++) expect(await limits.take('bots', ada)).toEqual(tooMany(60))
    expect(await limits.take('bots', ben)).toEqual(ok(undefined))
    expect(await limits.take('views', ada)).toEqual(ok(undefined))
  })

  test('of 0 are off, and all can be turned off at once', async () => {
    const none = open({ USER_CHAT_PER_MINUTE: 0, CHAT_PER_MINUTE: 0 })
    const off = open({ LIMITS: 'off', USER_CHAT_PER_MINUTE: 1, CHAT_PER_MINUTE: 1 })
    for (const limits of [none, off]) for (let n = 0; n < 5000; n++) expect((await limits.take('chat', ada)).ok).toBe(true)
    expect(refused).toEqual([])
  })
})

describe('limits of several nodes', () => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  let redis: TestRedis
  let connection: RedisConnection
  beforeAll(async () => {
    redis = await startRedis()
    connection = await RedisConnection.open({ url: redis.url, log })
  })
  afterAll(async () => {
    await connection.close()
    await redis.dispose()
  })

  test('count new matches together; each node counts requests within a match alone', async () => {
    const rates = { USER_MATCHES_PER_HOUR: 7, USER_CHAT_PER_MINUTE: 1 }
    const nodes = [open(rates, new RedisCount(connection)), open(rates, new RedisCount(connection))]
    const made = []
    for (let n = 0; n < 10; n++) made.push(await nodes[n % 2]?.take('tables', ada))
    expect(made.map((taken) => taken?.ok)).toEqual([true, true, true, true, true, true, true, false, false, false])
    const [last] = made.slice(-1)
    expect(last && !last.ok && Number(last.refusal.params?.seconds)).toBeGreaterThan(500)
    expect(await nodes[0]?.take('tables', eve)).toEqual(ok(undefined))
    for (const node of nodes) expect(await node.take('chat', ada)).toEqual(ok(undefined))
    expect(refused).toEqual(Array(3).fill(['tables', 'user']))
  })

  test('leave only keys in Redis that expire', async () => {
    await connection.run('empty', (client) => client.flushAll())
    await open({}, new RedisCount(connection)).take('tables', ada)
    const keys = await connection.run('keys', (client) => client.keys('*'))
    expect(keys.toSorted()).toEqual(['coven:limit:tables:network:home', 'coven:limit:tables:user:ada'])
    for (const key of keys) expect(await connection.run('ttl', (client) => client.pTTL(key))).toBeGreaterThan(0)
  })

  test('are counted in memory while Redis is away', async () => {
    const other = await startRedis()
    const away = await RedisConnection.open({ url: other.url, log })
    const limits = open({ USER_MATCHES_PER_HOUR: 2 }, new RedisCount(away))
    await other.kill()
    expect((await limits.take('tables', ada)).ok).toBe(true)
    expect((await limits.take('tables', ada)).ok).toBe(true)
    expect((await limits.take('tables', ada)).ok).toBe(false)
    await away.close()
    await other.dispose()
  })
})
