import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Api } from '#sdk/match/api.ts'
import { RefusedError } from '#sdk/match/errors.ts'
import { Identity } from '#sdk/match/identity.ts'
import { Secrets } from '#server/identity/secrets.ts'
import { createTokenService } from '#server/identity/tokens.ts'
import type { Guest } from '#shared/protocol/http.ts'
import { type ServerProcess, startProcess } from '#testing/server-process.ts'

/** Tests against real servers for which answers `sdk/match` forgets its token. */

const YEAR_MS = 366 * 24 * 3_600_000
const secretOf = (name: string): string => `the secret of ${name}`.padEnd(32, '.')
const NAMES = ['one', 'other', 'heir'] as const

let dir: string
let servers: Readonly<Record<(typeof NAMES)[number], ServerProcess>>
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'coven-identity-'))
  const start = (name: (typeof NAMES)[number], env = {}) => startProcess(0, join(dir, name), { SECRET: secretOf(name), ...env })
  const [one, other, heir] = await Promise.all([start('one'), start('other'), start('heir', { SECRETS_OLD: secretOf('one') })])
  servers = { one, other, heir }
})
afterAll(async () => {
  for (const server of Object.values(servers)) await server.kill('SIGKILL')
  await rm(dir, { recursive: true })
})

let kept: Map<string, string>
let store: ConstructorParameters<typeof Identity>[0]
beforeEach(() => {
  kept = new Map()
  store = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
})
/** Opens a page of the browser at the server. */
const visit = (name: (typeof NAMES)[number]): Api => new Api(servers[name].url, new Identity(store), () => 'Ada')

const refusalOf = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => 'served',
    (error) => (error instanceof RefusedError ? error.refusal.code : error),
  )
/** Returns the guest with a token that the guest's own server signed more than a year ago. */
async function runOut(guest: Guest): Promise<Guest> {
  const token = await createTokenService(new Secrets(secretOf('one')), { now: () => Date.now() - YEAR_MS }).signGuest(guest)
  return { ...guest, token }
}

test('a browser keeps who it is when a server with another secret answers, and is that person again afterwards', async () => {
  const [one, other] = [visit('one'), visit('other')]
  const ada = await one.guest()
  const { id } = await one.create({ game: 'sorcerers', seats: 2 })
  expect((await one.mine()).map((match) => match.id)).toEqual([id])

  expect(await Promise.all([other.mine(), other.mine(), other.mine()])).toEqual([[], [], []])
  const stranger = one.identity.read()
  expect(stranger).toMatchObject({ name: 'Ada' })
  expect(stranger?.id).not.toBe(ada.id)

  expect((await one.mine()).map((match) => match.id)).toEqual([id])
  expect(one.identity.read()).toEqual(ada)
  expect(await other.mine()).toEqual([])
  expect(other.identity.read()).toEqual(stranger)
})

test('a browser that takes a new name at another service does not send the old token', async () => {
  const ada = await visit('one').guest()
  const other = visit('other')
  expect(await other.rename('Rowan')).toMatchObject({ name: 'Rowan' })
  expect(other.identity.read()?.id).not.toBe(ada.id)
  expect(await visit('one').mine()).toEqual([])
  expect(visit('one').identity.read()).toEqual(ada)
})

describe('a token that its own service', () => {
  test('does not know is kept, however often it is sent', async () => {
    const one = visit('one')
    const ada = await one.guest()
    const broken = { ...ada, token: `${ada.token}x` }
    one.identity.write(broken)
    for (const ask of [() => one.mine(), () => one.create({ game: 'sorcerers', seats: 2 }), () => one.rename('Rowan')])
      expect(await refusalOf(ask())).toBe('bad-token')
    expect([...kept]).toEqual([['coven.guest', JSON.stringify(broken)]])
  })

  test('does not know is read again from the store, because another tab may have a better one', async () => {
    const one = visit('one')
    const ada = await one.guest()
    one.identity.write({ ...ada, token: `${ada.token}x` })
    const asking = one.mine()
    new Identity(store).write(ada)
    expect(await asking).toEqual([])
    expect(one.identity.read()).toEqual(ada)
  })

  test('does not know is put aside when its person wants that, and only then', async () => {
    const one = visit('one')
    const ada = await one.guest()
    const broken = { ...ada, token: `${ada.token}x` }
    one.identity.write(broken)
    const anew = await one.anew()
    expect(anew).toMatchObject({ name: 'Ada', service: ada.service })
    expect(anew.id).not.toBe(ada.id)
    expect(await one.mine()).toEqual([])
    expect([...kept.values()].map((text) => JSON.parse(text))).toEqual([broken, anew])
  })

  test('says has expired is forgotten, and the same name enters as a new guest', async () => {
    const one = visit('one')
    const ada = await one.guest()
    one.identity.write(await runOut(ada))
    expect(await Promise.all([one.mine(), one.mine(), one.mine()])).toEqual([[], [], []])
    const anew = one.identity.read()
    expect(anew).toMatchObject({ name: 'Ada', service: ada.service })
    expect(anew?.id).not.toBe(ada.id)
    expect([...kept.keys()]).toEqual(['coven.guest'])
  })

  test('has not judged is kept, even if another service that can read it says that it has expired', async () => {
    const one = visit('one')
    const old = await runOut(await one.guest())
    one.identity.write(old)
    const heir = visit('heir')
    expect(await heir.mine()).toEqual([])
    expect(heir.identity.read()?.id).not.toBe(old.id)
    expect([...kept.values()]).toContain(JSON.stringify(old))
  })

  test('cannot check at the moment is kept, and works again when the service can', async () => {
    const leaving = await startProcess(0, join(dir, 'leaving'), { SECRET: secretOf('leaving'), UNREADY_SECONDS: '600', DRAIN_SECONDS: '600' })
    const api = new Api(leaving.url, new Identity(store), () => 'Ada')
    const ada = await api.guest()
    leaving.child.kill('SIGTERM')
    await vi.waitFor(async () => expect(await refusalOf(api.mine())).toBe('unavailable'), { timeout: 60_000 })
    expect([...kept]).toEqual([['coven.guest', JSON.stringify(ada)]])
    await leaving.kill('SIGKILL')
    const back = await startProcess(0, join(dir, 'leaving'), { SECRET: secretOf('leaving') })
    const again = new Api(back.url, new Identity(store), () => 'Ada')
    expect(await again.mine()).toEqual([])
    expect(again.identity.read()).toEqual(ada)
    await back.kill('SIGKILL')
  })
})
