import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { enter } from '#sdk/players/sdk-player.ts'
import type { Guest } from '#shared/protocol/http.ts'
import { fingerprintOf } from '../identity/fingerprint.ts'
import { startServer } from '../process/start.ts'
import { coven } from './fixtures.ts'

const [ONE, OTHER] = ['the first secret of this server alone', 'the second secret of this server alone']

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'coven-secret-'))
  for (const name of ['SECRET', 'SECRETS_OLD', 'REDIS_URL']) vi.stubEnv(name, undefined)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(dir, { recursive: true })
})

const textOf = (name: string): Promise<string> => readFile(join(dir, name), 'utf8')
const rotate = () => coven('secret', 'rotate', '--data', dir)

/** Sets the secrets in the environment, as an operator may do. */
function give(secret: string, old?: string): void {
  vi.stubEnv('SECRET', secret)
  vi.stubEnv('SECRETS_OLD', old)
}

/** Runs a server with the secrets of the environment. Resolves with the result of `look`. */
async function withServer<T>(look: (url: string) => Promise<T>): Promise<T> {
  const { SECRET, SECRETS_OLD } = process.env
  const secrets = SECRET ? { SECRET, SECRETS_OLD: SECRETS_OLD ? [SECRETS_OLD] : [] } : {}
  const server = await startServer({ PORT: 0, DATA_DIR: dir, LOG_LEVEL: 'silent', ...secrets })
  try {
    return await look(server.url)
  } finally {
    await server.close()
  }
}
const statusFor = async (url: string, { token }: Guest): Promise<number> =>
  (await fetch(`${url}/api/me/matches`, { headers: { authorization: `Bearer ${token}` } })).status

describe('coven secret rotate, for a single server', () => {
  test('replaces the stored secret, and guests keep their identity', async () => {
    expect(await rotate()).toMatchObject({ code: 1, err: expect.stringContaining('no server has run here yet') })
    const ada = await withServer((url) => enter(url, 'Ada'))
    const before = await textOf('secret')
    expect(await rotate()).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^A new secret is in \S+\.\nNext: restart the server\. Then it is done\.\n/),
    })
    const made = await textOf('secret')
    expect(made).not.toBe(before)
    expect(await textOf('secrets.old')).toBe(before)
    for (const name of ['secret', 'secrets.old']) expect((await stat(join(dir, name))).mode & 0o777).toBe(0o600)

    expect(await rotate(), 'asked twice').toMatchObject({
      code: 0,
      out: expect.stringMatching(/already, and nothing was changed now\.\nNext: restart/),
    })
    expect([await textOf('secret'), await textOf('secrets.old')]).toEqual([made, before])
    const ben = await withServer(async (url) => {
      expect(await statusFor(url, ada)).toBe(200)
      return enter(url, 'Ben')
    })
    expect(ben.service).toBe(ada.service)

    expect(await rotate(), 'the next time').toMatchObject({ code: 0, out: expect.stringContaining('A new secret is in') })
    expect(await textOf('secrets.old')).toBe(made + before)
    expect(await withServer((url) => Promise.all([statusFor(url, ada), statusFor(url, ben)]))).toEqual([200, 200])
  })

  test('can be repeated after an interruption, and the server still starts', async () => {
    const ada = await withServer((url) => enter(url, 'Ada'))
    const facts = JSON.parse(await textOf('service.json'))
    await writeFile(join(dir, 'secrets.old'), await textOf('secret'))
    await writeFile(join(dir, 'service.json'), JSON.stringify({ ...facts, next: fingerprintOf('a secret that was never written down') }))
    expect(await withServer((url) => statusFor(url, ada))).toBe(200)
    expect(await rotate()).toMatchObject({ code: 0, out: expect.stringContaining('A new secret is in') })
    expect(await withServer((url) => statusFor(url, ada))).toBe(200)
  })

  test('announces a secret of the environment, or says what is wrong with it', async () => {
    give(ONE)
    expect(await rotate()).toMatchObject({ code: 1, err: expect.stringContaining('no server has run here yet') })
    const ada = await withServer((url) => enter(url, 'Ada'))
    expect(await rotate()).toMatchObject({
      code: 0,
      out: expect.stringMatching(/nothing is under way\.\nTo change it:\n {2}1\. .*\n {2}2\. npm run coven -- secret rotate\n$/),
    })
    give(OTHER)
    expect(await rotate()).toMatchObject({ code: 1, err: expect.stringContaining('SECRETS_OLD lacks') })
    give(`${OTHER}, with a comma`, ONE)
    expect(await rotate()).toMatchObject({ code: 1, err: expect.stringContaining('has a comma') })
    give('short', ONE)
    expect(await rotate()).toMatchObject({ code: 1, err: 'SECRET must have at least 32 characters, not counting spaces at its ends\n' })
    give(OTHER, ONE)
    expect(await rotate()).toMatchObject({ code: 0, out: expect.stringMatching(/^The new secret is announced\.\nNext: restart the server/) })
    expect(await rotate()).toMatchObject({ code: 0, out: expect.stringContaining('announced already') })
    give(ONE)
    expect(await rotate()).toMatchObject({ code: 1, err: expect.stringContaining('SECRET is the old one here') })
    expect(await withServer((url) => statusFor(url, ada)), 'with the old one it may still start').toBe(200)
    give(OTHER, ONE)
    expect(await withServer((url) => statusFor(url, ada))).toBe(200)
    expect(await rotate()).toMatchObject({ code: 0, out: expect.stringContaining('nothing is under way') })
  })

  test('is the only order of the command `secret`', async () => {
    expect(await coven('secret', 'forget')).toMatchObject({ code: 2, err: expect.stringContaining('rotate') })
    expect(await coven('secret')).toMatchObject({ code: 2, err: 'secret takes one ORDER (rotate)\n' })
  })
})
