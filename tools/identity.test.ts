import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startProcess } from '#server/testing/child.ts'
import { Api } from '../client/net/http.ts'
import { Identity } from '../client/net/identity.ts'

let dir: string
let servers: ServerProcess[]
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'coven-identity-'))
  const start = (name: string) => startProcess(0, join(dir, name), { SECRET: `the secret of ${name}`.padEnd(32, '.') }, ['--no-build'])
  servers = await Promise.all(['one', 'other'].map(start))
})
afterAll(async () => {
  for (const server of servers) await server.kill('SIGKILL')
  await rm(dir, { recursive: true })
})

test('a browser keeps who it is when a server with another secret answers, and is that person again afterwards', async () => {
  const kept = new Map<string, string>()
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const [one, other] = servers.map(({ url }) => new Api(url, new Identity(store), () => 'Ada'))
  if (!one || !other) throw new Error('two servers')
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
