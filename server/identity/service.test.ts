import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { enter } from '#sdk/players/sdk-player.ts'
import type { Guest } from '#shared/protocol/http.ts'
import { startRedis, type TestRedis } from '#testing/redis.ts'
import type { Config } from '../process/config.ts'
import { type RunningServer, startServer } from '../process/start.ts'
import { RedisConnection } from '../redis/connection.ts'
import { KEYS } from '../redis/keys.ts'
import { fingerprintOf, serviceOf } from './fingerprint.ts'
import { Secrets } from './secrets.ts'
import { type ServiceFacts, type ServiceStore, stayInService } from './service.ts'
import { ServiceFile } from './service-file.ts'

const [ONE, OTHER, THIRD] = ['one secret for all servers of it', 'another secret for all servers..', 'the third secret, known to nobody']
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

let dir: string
let servers: RunningServer[]
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'coven-secrets-'))
  servers = []
})
afterEach(async () => {
  for (const server of servers) await server.close()
  await rm(dir, { recursive: true })
})

async function start(config: Partial<Config>): Promise<RunningServer> {
  const server = await startServer({ PORT: 0, DATA_DIR: dir, LOG_LEVEL: 'silent', ...config })
  servers.push(server)
  return server
}
/** Starts a server and closes it. */
const startOnce = async (config: Partial<Config>): Promise<void> => (await start(config)).close()

/** Renames a guest. Resolves with the identity that the server knows for the token. */
async function renamed({ url }: RunningServer, { token }: Guest): Promise<Guest> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const reply = await fetch(`${url}/api/guests`, { method: 'POST', headers, body: JSON.stringify({ name: 'Rowan' }) })
  expect(reply.status).toBe(201)
  return reply.json()
}

test('equal secrets have equal fingerprints, and other secrets have others', () => {
  expect(fingerprintOf(ONE)).toBe(fingerprintOf(ONE))
  expect(fingerprintOf(ONE)).not.toBe(fingerprintOf(OTHER))
  expect(fingerprintOf(ONE)).toMatch(/^[0-9a-f]{32}$/)
})

describe('servers on one Redis', () => {
  let redis: TestRedis
  let connection: RedisConnection
  beforeEach(async () => {
    redis = await startRedis()
    connection = await RedisConnection.open({ url: redis.url, log: quiet })
  })
  afterEach(async () => {
    await connection.close()
    await redis.dispose()
  })
  const startThere = (SECRET: string) => start({ REDIS_URL: redis.url, SECRET })
  const known = () => connection.run('look', (client) => client.hGetAll(KEYS.service))

  test('have the secret of the first one; a server with another secret does not start and says why', async () => {
    const first = await startThere(ONE)
    await expect(startThere(OTHER)).rejects.toThrow(/^SECRET is neither the secret of this service nor the announced one[^.]*secret rotate\)\.$/)
    await first.close()
    await expect(startThere(OTHER)).rejects.toThrow(/^SECRET is neither/)
    expect(JSON.stringify(await known())).not.toContain(ONE)
    await connection.run('forget', (client) => client.del(KEYS.service))
    await startThere(OTHER)
  })

  test('of a service without an id give it the id that clients know', async () => {
    await connection.run('agree', (client) => client.hSet(KEYS.service, 'fingerprint', fingerprintOf(ONE)))
    const { url } = await startThere(ONE)
    expect(await known()).toEqual({ fingerprint: fingerprintOf(ONE), id: serviceOf(ONE) })
    expect(await enter(url, 'Ada')).toMatchObject({ service: serviceOf(ONE) })
  })
})

describe('a single server', () => {
  const announce = async (secret: string): Promise<void> => {
    const book = new ServiceFile(dir)
    const facts = await book.read()
    if (!facts) throw new Error('the service file has no facts')
    expect(await book.write(facts, { ...facts, next: fingerprintOf(secret) })).toBe(true)
  }

  test('does not start with another secret until its service file is deleted', async () => {
    await startOnce({ SECRET: ONE })
    await expect(start({ SECRET: OTHER })).rejects.toThrow(/^SECRET is neither the secret of this service/)
    await startOnce({ SECRET: ONE })
    expect(await readFile(join(dir, 'service.json'), 'utf8')).not.toContain(ONE)
    await rm(join(dir, 'service.json'))
    await startOnce({ SECRET: OTHER })
    await expect(start({ SECRET: ONE })).rejects.toThrow(/^SECRET is neither/)
  })

  test('does not replace the lost file of its secret, and names the file', async () => {
    await startOnce({})
    await rm(join(dir, 'secret'))
    await expect(start({})).rejects.toThrow(new RegExp(`^${join(dir, 'secret')} is neither the secret of this service`))
  })

  test('starts with the announced secret and the old one, then keeps the new one, and guests keep their identity', async () => {
    const first = await start({ SECRET: ONE })
    const ada = await enter(first.url, 'Ada')
    await first.close()
    await announce(OTHER)
    await expect(start({ SECRET: THIRD, SECRETS_OLD: [ONE] })).rejects.toThrow(/^SECRET is neither/)
    await expect(start({ SECRET: OTHER }), 'everybody would be a stranger').rejects.toThrow(/^SECRET is the announced secret, but SECRETS_OLD lacks/)
    const second = await start({ SECRET: OTHER, SECRETS_OLD: [ONE] })
    const [again, ben] = [await renamed(second, ada), await enter(second.url, 'Ben')]
    expect(again).toMatchObject({ id: ada.id, service: ada.service })
    await second.close()
    await expect(start({ SECRET: ONE, SECRETS_OLD: [OTHER] })).rejects.toThrow(/^SECRET is neither/)
    const third = await start({ SECRET: OTHER })
    expect(await renamed(third, ben), 'signed by the new one').toMatchObject({ id: ben.id, service: ada.service })
    expect(await renamed(third, again)).toMatchObject({ id: ada.id })
  })

  test('reads the fingerprint file of older versions and replaces it', async () => {
    await writeFile(join(dir, 'secret.fingerprint'), `${fingerprintOf(ONE)}\n`)
    await expect(start({ SECRET: OTHER })).rejects.toThrow(/^SECRET is neither/)
    await startOnce({ SECRET: ONE })
    expect(JSON.parse(await readFile(join(dir, 'service.json'), 'utf8'))).toEqual({ fingerprint: fingerprintOf(ONE), id: serviceOf(ONE) })
    expect((await stat(join(dir, 'service.json'))).mode & 0o777).toBe(0o600)
    expect((await readdir(dir)).filter((name) => name.includes('fingerprint'))).toEqual([])
  })

  test('does not start with an unreadable service file, and names the file', async () => {
    await startOnce({ SECRET: ONE })
    await writeFile(join(dir, 'service.json'), '{"finger')
    await expect(start({ SECRET: ONE })).rejects.toThrow(/service\.json cannot be read/)
  })

  test('keeps its secret if a second server is started in its directory by mistake', async () => {
    const first = await start({ SECRET: ONE })
    await announce(OTHER)
    await expect(start({ SECRET: OTHER, SECRETS_OLD: [ONE] })).rejects.toThrow(/another server uses/)
    await first.close()
    await startOnce({ SECRET: ONE })
  })
})

describe('a single server takes over the announced secret', () => {
  const announced: ServiceFacts = { id: 'the service', fingerprint: fingerprintOf(ONE), next: fingerprintOf(OTHER) }
  /** Creates a book that refuses some writes, as if somebody else had changed it in the meantime. */
  function open(refusals: number) {
    const book = { facts: announced, warnings: 0 }
    let left = refusals
    const service: ServiceStore = {
      read: async () => book.facts,
      async write(_, facts) {
        if (left-- > 0) return false
        book.facts = facts
        return true
      },
    }
    const secrets = new Secrets(OTHER, [ONE])
    return { book, secrets, stay: () => stayInService(service, secrets, { ...quiet, warn: () => book.warnings++ }) }
  }

  test('and tries again with a warning if it could not be written', async () => {
    const { book, secrets, stay } = open(2)
    expect(await stay()).toBe('the service')
    expect(book).toEqual({ facts: { id: 'the service', fingerprint: fingerprintOf(OTHER) }, warnings: 2 })
    expect(secrets.signing).toBe(OTHER)
  })

  test('or does not start, because the next start could not read its tokens', async () => {
    const { book, secrets, stay } = open(Number.POSITIVE_INFINITY)
    await expect(stay()).rejects.toThrow(/^the stored facts of this service keep changing/)
    expect(book.facts).toEqual(announced)
    expect(secrets.signing).toBe(ONE)
  })
})
