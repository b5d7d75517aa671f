import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMatch, enter, SdkPlayer } from '#sdk/players/sdk-player.ts'
import type { RawConnection } from '#sdk/raw/raw-connection.ts'
import { Intruder, NOTHING_DONE } from '#testing/intruder.ts'
import { startRedis, type TestRedis } from '#testing/redis.ts'
import { startMatch } from '#testing/server.ts'
import { freePort, type ServerProcess, startProcess, TEST_MAIN } from '#testing/server-process.ts'
import { RedisConnection } from './connection.ts'
import { RedisJournal } from './journal.ts'
import { KEYS } from './keys.ts'

const LEASE_SECONDS = 5
/** Only a hanging test takes this long. */
const PATIENCE_MS = 300_000
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

let redis: TestRedis
let dir: string
let connection: RedisConnection
let journal: RedisJournal
let a: ServerProcess
let b: ServerProcess
/** The host, who created the match on the first node. */
let ada: SdkPlayer
let thief: Intruder
beforeEach(async () => {
  redis = await startRedis()
  dir = await mkdtemp(join(tmpdir(), 'coven-theft-'))
  connection = await RedisConnection.open({ url: redis.url, log: quiet })
  journal = new RedisJournal(connection)
  ;[a, b] = [await startNode('a'), await startNode('b')]
  const host = await enter(a.url, 'Ada')
  const match = await createMatch(a.url, host, { game: 'riddle', seats: 2, listed: true, pace: 'untimed' })
  ada = await SdkPlayer.join(a.url, host, match)
  thief = await Intruder.enter(b.url, 'Mallory')
  expect(await ownerOf(match)).toBe('a')
})
afterEach(async () => {
  await Promise.all([a, b].map((node) => node.kill('SIGKILL')))
  await journal.close()
  await redis.dispose()
  await rm(dir, { recursive: true, force: true })
})

async function startNode(name: string): Promise<ServerProcess> {
  const port = await freePort()
  const own = { NODE_NAME: name, PUBLIC_ADDRESS: `127.0.0.1:${port}/${name}` }
  const shared = { REDIS_URL: redis.url, LEASE_SECONDS: String(LEASE_SECONDS), SECRET: 'the same secret for both of them', LOG_LEVEL: 'fatal' }
  return startProcess(port, dir, { ...shared, ...own }, { args: [], main: TEST_MAIN })
}
const ownerOf = async (match: string): Promise<string | undefined> =>
  (await connection.run('owner', (client) => client.hGet(KEYS.match(match), 'node')))?.split('.')[0]

/** Joins again through the second node, with as many attempts as needed. */
const comeBack = ({ guest, match, welcome }: SdkPlayer): Promise<SdkPlayer> =>
  vi.waitFor(() => SdkPlayer.join(b.url, guest, match, welcome?.seatToken), { timeout: PATIENCE_MS, interval: 200 })

async function sit(wire: RawConnection): Promise<string> {
  const { status, payload } = await wire.request('sit', { seat: 1 })
  expect(status).toBe(0)
  return (payload as { readonly seatToken: string }).seatToken
}
const stand = async (wire: RawConnection): Promise<void> => expect(await wire.request('stand', {})).toMatchObject({ status: 0 })
async function drop(wire: RawConnection): Promise<RawConnection> {
  wire.socket.terminate()
  await wire.closed
  return wire
}

/** Seats the next person in seat 1. */
async function seatBob(): Promise<SdkPlayer> {
  const bob = await SdkPlayer.join(b.url, await enter(b.url, 'Bob'), ada.match)
  await bob.ask('sit', { seat: 1 })
  return bob
}

/** Checks that a connection of the thief is only a spectator's. A reconnection may also fail, because it works only for a while at one node. */
async function expectSpectator(way: Promise<RawConnection>, mayFail = false): Promise<void> {
  const wire = mayFail ? await way.catch(() => undefined) : await way
  if (!wire) return
  expect(await thief.tryAll(wire)).toEqual(NOTHING_DONE)
  expect(wire.state.seats.map(({ private: own }) => own)).toEqual([undefined, undefined])
  expect(wire.state.phase).toBe('playing')
}

/** Tries every way back into the seat through both nodes, with the old seat tokens and the old connections. */
async function expectNoWayBack(passes: readonly string[], dropped: readonly RawConnection[]): Promise<void> {
  const { port } = new URL(b.url)
  for (const wire of dropped) {
    await expectSpectator(thief.reconnectThrough(b.url, ada.match, wire), true)
    await expectSpectator(thief.reconnect(wire), true)
    await expectSpectator(thief.reconnect(wire, wire.address.replace(/:\d+\//, `:${port}/`)), true)
  }
  for (const pass of [...passes, undefined]) await expectSpectator(thief.join(ada.match, pass, b.url))
}

async function expectUntouched(bob: SdkPlayer): Promise<void> {
  expect(thief.runes).toEqual([])
  expect((await journal.load(ada.match))?.entries).toEqual([])
  expect(bob.decoded.seats.map(({ name, online, autopilot, resigned }) => [name, online, autopilot, resigned])).toEqual([
    ['Ada', true, false, false],
    ['Bob', true, false, false],
  ])
  // Bob is still seated and can play.
  await bob.answer(bob.prompt?.choices[0] ?? '')
}

test('a former owner of a seat does not get it back through another node', async () => {
  const first = await thief.join(ada.match)
  const pass = await sit(first)
  const dropped = await drop(await thief.join(ada.match, pass))
  await stand(first)
  const bob = await seatBob()
  await startMatch([ada, bob])
  await expectSpectator(Promise.resolve(first))
  await expectNoWayBack([pass], [dropped, await drop(first)])
  await expectUntouched(bob)
})

test('a former owner of a seat does not get it back after another node has taken over the match', async () => {
  const first = await thief.join(ada.match)
  const pass = await sit(first)
  const dropped = await drop(await thief.join(ada.match, pass))
  await stand(first)
  const bob = await seatBob()
  await startMatch([ada, bob])
  await a.kill('SIGKILL')
  await first.closed
  const [again] = await Promise.all([comeBack(bob), comeBack(ada)])
  expect(again.seat).toBe(1)
  expect(await ownerOf(ada.match)).toBe('b')
  await again.until(({ seats }) => seats.every(({ online }) => online))
  await expectNoWayBack([pass], [dropped, first])
  await expectUntouched(again)
})

test('a seat token of a killed node is valid at the next node until its owner stands up', async () => {
  const first = await thief.join(ada.match)
  const pass = await sit(first)
  await a.kill('SIGKILL')
  await first.closed
  ada = await comeBack(ada)
  expect(await ownerOf(ada.match)).toBe('b')
  const second = await thief.join(ada.match, pass, b.url)
  await expect.poll(() => second.messages[0]).toMatchObject({ type: 'welcome', payload: { seat: 1 } })
  await stand(second)
  const later = await sit(second)
  const dropped = await drop(await thief.join(ada.match, later, b.url))
  await stand(second)
  const bob = await seatBob()
  await startMatch([ada, bob])
  await expectSpectator(Promise.resolve(second))
  await expectNoWayBack([pass, later], [first, dropped, await drop(second)])
  await expectUntouched(bob)
})
