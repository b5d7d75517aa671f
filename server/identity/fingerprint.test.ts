import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../process.ts'
import { Connection } from '../redis/connection.ts'
import { KEYS } from '../redis/keys.ts'
import { startRedis, type TestRedis } from '../testing/redis.ts'
import { fingerprintOf, isNewSecret } from './fingerprint.ts'

const [ONE, OTHER] = ['one secret for all servers of it', 'another secret for all servers..']
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

test('a fingerprint is the same for the same secret, and does not hold it', () => {
  expect(fingerprintOf(ONE)).toBe(fingerprintOf(ONE))
  expect(fingerprintOf(ONE)).not.toBe(fingerprintOf(OTHER))
  expect(fingerprintOf(ONE)).toMatch(/^[0-9a-f]{32}$/)
})

describe('servers on one Redis', () => {
  let redis: TestRedis
  let dir: string
  let servers: RunningServer[]
  beforeEach(async () => {
    redis = await startRedis()
    dir = await mkdtemp(join(tmpdir(), 'coven-secrets-'))
    servers = []
  })
  afterEach(async () => {
    for (const server of servers) await server.close()
    await redis.dispose()
    await rm(dir, { recursive: true })
  })
  const start = async (SECRET: string): Promise<void> => {
    servers.push(await startServer({ PORT: 0, DATA_DIR: dir, LOG_LEVEL: 'silent', REDIS_URL: redis.url, SECRET }))
  }

  test('have the secret of the first; one with another does not start, and says what can be done', async () => {
    await start(ONE)
    await expect(start(OTHER)).rejects.toThrow(/SECRET is not the one of the other servers.*redis-cli DEL coven:service/)
    await servers[0]?.close()
    await expect(start(OTHER)).rejects.toThrow(/SECRET/)
    const connection = await Connection.open({ url: redis.url, log: quiet })
    expect(JSON.stringify(await connection.ask('look', (client) => client.hGetAll(KEYS.service)))).not.toContain(ONE)
    await connection.ask('forget', (client) => client.del(KEYS.service))
    await connection.close()
    await start(OTHER)
  })
})

test('a server that is alone notices that its secret is another than before', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'coven-secrets-'))
  expect([await isNewSecret(dir, ONE), await isNewSecret(dir, ONE), await isNewSecret(dir, OTHER), await isNewSecret(dir, OTHER)]).toEqual([
    false,
    false,
    true,
    false,
  ])
  await rm(dir, { recursive: true })
})
