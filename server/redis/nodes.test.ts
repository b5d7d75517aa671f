import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type Room } from '@colyseus/sdk'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RefusedError } from '#sdk/match/errors.ts'
import { randomPick } from '#sdk/players/random-pick.ts'
import { createMatch, enter, SdkPlayer } from '#sdk/players/sdk-player.ts'
import type { MatchInfo } from '#shared/protocol/http.ts'
import type { Pace } from '#shared/protocol/match.ts'
import { BreakableProxy } from '#testing/breakable-proxy.ts'
import { startRedis, type TestRedis } from '#testing/redis.ts'
import { seatPlayers, seededRandom, startMatch } from '#testing/server.ts'
import { freePort, type ServerProcess, startProcess } from '#testing/server-process.ts'
import { validateMatch } from '../cli/checks.ts'
import { RedisConnection } from './connection.ts'
import { RedisJournal } from './journal.ts'
import { KEYS } from './keys.ts'

const LEASE_SECONDS = 4
/** Only a hanging test takes this long. */
const PATIENCE_MS = 300_000
const HOUR_MS = 3_600_000
const SECRET = 'the same secret for every node of it'
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

let redis: TestRedis
let dir: string
let connection: RedisConnection
let journal: RedisJournal
const nodes: ServerProcess[] = []
beforeEach(async () => {
  redis = await startRedis()
  dir = await mkdtemp(join(tmpdir(), 'coven-nodes-'))
  connection = await RedisConnection.open({ url: redis.url, log: quiet })
  journal = new RedisJournal(connection)
})
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.kill('SIGKILL')))
  await journal.close()
  await redis.dispose()
  await rm(dir, { recursive: true, force: true })
})

/** Starts a node at its own address, as behind a proxy that routes to each node. */
async function startAt(name: string, env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const port = await freePort()
  const shared = { REDIS_URL: redis.url, LEASE_SECONDS: String(LEASE_SECONDS), SECRET, LOG_LEVEL: process.env.NODE_LOG ?? 'fatal' }
  const own = { NODE_NAME: name, PUBLIC_ADDRESS: `127.0.0.1:${port}/${name}` }
  const node = await startProcess(port, dir, { ...shared, ...own, ...env })
  nodes.push(node)
  return node
}

const ownerOf = async (match: string): Promise<string> =>
  (await connection.run('owner', (client) => client.hGet(KEYS.match(match), 'node')))?.split('.')[0] ?? ''

/** Counts how often a node could not renew its lease. */
async function vainRenewals({ url }: ServerProcess): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^coven_redis_seconds_count\{what="renew",ok="false"\} (\d+)$/m.exec(metrics)?.[1] ?? 0)
}

/** Joins again through a node, with as many attempts as needed. */
const comeBack = ({ url }: ServerProcess, { guest, match, welcome }: SdkPlayer): Promise<SdkPlayer> =>
  vi.waitFor(() => SdkPlayer.join(url, guest, match, welcome?.seatToken), { timeout: PATIENCE_MS, interval: 200 })

/** Gives some answers and waits until everybody has seen each of them. Resolves with their request ids in order. */
async function play(players: readonly SdkPlayer[], answers: number, chance: (below: number) => number): Promise<readonly string[]> {
  const requests: string[] = []
  while (requests.length < answers) {
    await Promise.any(players.map((player) => player.until(() => player.prompt !== undefined)))
    const asked = players.find(({ prompt }) => prompt)
    if (!asked?.prompt) continue
    const request = crypto.randomUUID()
    const { seq } = await asked.answer(randomPick(asked.prompt, chance), asked.prompt.id, request)
    await Promise.all(players.map((player) => player.until((state) => state.seq >= seq)))
    requests.push(request)
  }
  return requests
}

async function sorcerers(url: string, pace: Pace = 'untimed'): Promise<SdkPlayer[]> {
  const players = await seatPlayers(url, { game: 'sorcerers', seats: 2, pace, options: { turnCap: 400 } })
  await startMatch(players)
  return players
}

async function expectJournal(match: string, requests: readonly string[]): Promise<void> {
  const stored = await journal.load(match)
  expect(stored?.entries.map(({ request }) => request)).toEqual(requests)
  expect(stored && validateMatch(stored)).toBeUndefined()
}

const matchesOf = (lobby: Room): readonly string[] => {
  const { tables = {} } = (lobby.state as unknown as { toJSON(): { readonly tables?: Readonly<Record<string, string>> } }).toJSON()
  return Object.values(tables).map((info) => (JSON.parse(info) as MatchInfo).id)
}

describe('several nodes on one Redis', () => {
  test('a match can be joined through any node and is hosted by one', async () => {
    const [a, b] = [await startAt('a'), await startAt('b')]
    const [ada, bob] = await sorcerers(a.url)
    if (!ada || !bob) throw new Error('two players are needed')
    await bob.leave()
    const other = await SdkPlayer.join(b.url, bob.guest, bob.match)
    expect(other.seat).toBe(1)
    expect(await ownerOf(ada.match)).toBe('a')
    const requests = await play([ada, other], 6, seededRandom(1))
    await expectJournal(ada.match, requests)
  })

  test('after kill -9 another node continues with every acknowledged answer, the same seats and the remaining time', async () => {
    const [a, b] = [await startAt('a'), await startAt('b')]
    const players = await sorcerers(a.url, 'relaxed')
    const requests = await play(players, 8, seededRandom(2))
    const table = players[0]?.decoded.table
    await a.kill('SIGKILL')
    const again = await Promise.all(players.map((player) => comeBack(b, player)))
    expect(again.map(({ seat }) => seat)).toEqual([0, 1])
    expect(again[0]?.decoded.table).toEqual(table)
    expect(await ownerOf(again[0]?.match ?? '')).toBe('b')
    const asked = again.find(({ prompt }) => prompt)
    // The clock has a day for the turn and three days in reserve.
    expect((asked?.state.seats[asked.seat ?? 0]?.deadline ?? 0) - (asked?.welcome?.now ?? 0)).toBeGreaterThan(95 * HOUR_MS)
    const more = await play(again, 6, seededRandom(3))
    await expectJournal(again[0]?.match ?? '', [...requests, ...more])
    expect(await (await fetch(`${b.url}/metrics`)).text()).toMatch(/^coven_takeovers_total 1$/m)
  })

  test('exactly one of several nodes takes over a match of a dead one, and the others lead players there', async () => {
    const [a, b, c] = await Promise.all([startAt('a'), startAt('b'), startAt('c')])
    const players = await sorcerers(a.url)
    const requests = await play(players, 4, seededRandom(4))
    await a.kill('SIGKILL')
    const [ada, bob] = players
    if (!ada || !bob) throw new Error('two players are needed')
    const again = await Promise.all([comeBack(b, ada), comeBack(c, bob)])
    expect(again.map(({ seat }) => seat)).toEqual([0, 1])
    const more = await play(again, 6, seededRandom(5))
    await expectJournal(ada.match, [...requests, ...more])
    const takeovers = await Promise.all(
      [b, c].map(async ({ url }) => Number(/^coven_takeovers_total (\d)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1])),
    )
    expect(takeovers.toSorted()).toEqual([0, 1])
  })

  test('a node that was frozen until it counted as dead writes nothing and disconnects its players', async () => {
    const [a, b] = [await startAt('a'), await startAt('b')]
    const players = await sorcerers(a.url)
    const requests = await play(players, 4, seededRandom(6))
    const [zombie] = players.filter(({ prompt }) => prompt)
    if (!zombie?.prompt) throw new Error('nobody is asked')
    const gone = new Promise((resolve) => zombie.room.onLeave(resolve))
    a.child.kill('SIGSTOP')
    const again = await Promise.all(players.map((player) => comeBack(b, player)))
    const more = await play(again, 3, seededRandom(7))
    // The frozen node receives this answer when it wakes up.
    const late = zombie.answer(randomPick(zombie.prompt, seededRandom(8))).catch((error: unknown) => error)
    a.child.kill('SIGCONT')
    expect(await gone).toBe(4001)
    const refused = await Promise.race([late, gone])
    if (refused instanceof RefusedError) expect(refused.refusal.code).toBe('unavailable')
    const rest = await play(again, 3, seededRandom(9))
    await expectJournal(zombie.match, [...requests, ...more, ...rest])
    // The node can be used again.
    const visitor = await comeBack(a, zombie)
    expect(visitor.state.seq).toBe(10)
  })

  test('answers are refused while Redis is away, and matches go on when it is back', async () => {
    const a = await startAt('a')
    const players = await sorcerers(a.url)
    const requests = await play(players, 4, seededRandom(10))
    // Only bots play this match, so only the server can continue it.
    const watcher = await enter(a.url, 'Eve')
    const match = await createMatch(a.url, watcher, {
      game: 'sorcerers',
      seats: 2,
      bots: ['novice'],
      pace: 'untimed',
      startAtOnce: true,
      options: { turnCap: 400 },
    })
    const eve = await SdkPlayer.join(a.url, watcher, match)
    await eve.until(({ phase }) => phase === 'playing')
    await eve.ask('autopilot', { on: true })
    await eve.until(({ seq }) => seq >= 2)
    await redis.kill()
    const asked = players.find(({ prompt }) => prompt)
    if (!asked?.prompt) throw new Error('nobody is asked')
    const request = crypto.randomUUID()
    const pick = randomPick(asked.prompt, seededRandom(11))
    const { id } = asked.prompt
    await expect(asked.answer(pick, id, request)).rejects.toMatchObject({ refusal: { code: 'unavailable' } })
    expect((await fetch(`${a.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${a.url}/api/matches/${match}`)).status).toBe(503)
    const { seq } = eve.state
    await redis.start()
    await eve.until((state) => state.seq > seq + 2)
    // The repeated answer is accepted only once.
    await expect.poll(() => asked.answer(pick, id, request).catch(() => undefined)).toEqual({ seq: 5 })
    expect(await asked.answer(pick, id, request)).toEqual({ seq: 5 })
    const more = await play(players, 3, seededRandom(12))
    await expectJournal(asked.match, [...requests, request, ...more])
  })

  test('when a replica is promoted, a node leaves the old primary although it still runs, and no answer is lost', async () => {
    const replica = await startRedis()
    const follower = await RedisConnection.open({ url: replica.url, log: quiet })
    await follower.run('follow', (client) => client.replicaOf('127.0.0.1', Number(new URL(redis.url).port)))
    const proxy = await BreakableProxy.to(redis.url)
    const a = await startAt('a', { REDIS_URL: proxy.url })
    const players = await sorcerers(a.url)
    const requests = await play(players, 4, seededRandom(26))
    // New connections are led to the replica, as by a name that changes. Those that exist stay with the old primary.
    proxy.mend(replica.url)
    await expect.poll(() => connection.run('failover', (client) => client.sendCommand(['FAILOVER'])).catch(String)).toBe('OK')
    await expect.poll(() => follower.run('role', (client) => client.role()).then((answer) => answer?.role)).toBe('master')
    const asked = players.find(({ prompt }) => prompt)
    if (!asked?.prompt) throw new Error('nobody is asked')
    const [request, pick, { id }] = [crypto.randomUUID(), randomPick(asked.prompt, seededRandom(27)), asked.prompt]
    await expect.poll(() => asked.answer(pick, id, request).catch(() => undefined)).toEqual({ seq: 5 })
    const more = await play(players, 3, seededRandom(28))
    await expect.poll(async () => (await fetch(`${a.url}/readyz`)).status).toBe(200)
    const stored = await new RedisJournal(follower).load(asked.match)
    expect(stored?.entries.map((entry) => entry.request)).toEqual([...requests, request, ...more])
    await follower.close()
    await proxy.close()
    await replica.dispose()
  })

  test('a node that alone is cut off from Redis disconnects its players, and another node continues the match', async () => {
    const proxy = await BreakableProxy.to(redis.url)
    const [a, b] = [await startAt('a', { REDIS_URL: proxy.url }), await startAt('b')]
    const players = await sorcerers(a.url)
    const requests = await play(players, 4, seededRandom(23))
    const codes = Promise.all(players.map((player) => new Promise((resolve) => player.room.onLeave(resolve))))
    proxy.cut()
    const [ada] = players
    // The node notices the cut a moment later than the test.
    const asked = () => ada?.ask('log', { from: 0 }).catch((refused: unknown) => (refused instanceof RefusedError ? refused.refusal.code : refused))
    await expect.poll(asked).toBe('unavailable')
    expect(await codes).toEqual([4001, 4001])
    const again = await Promise.all(players.map((player) => comeBack(b, player)))
    const more = await play(again, 3, seededRandom(24))
    proxy.mend()
    await expect.poll(async () => (await fetch(`${a.url}/readyz`)).status).toBe(200)
    const rest = await play(again, 3, seededRandom(25))
    await expectJournal(ada?.match ?? '', [...requests, ...more, ...rest])
    expect(await ownerOf(ada?.match ?? '')).toBe('b')
    await proxy.close()
  })

  test('an answer that was written without an acknowledgement is found and not written twice', async () => {
    const a = await startAt('a', { LEASE_SECONDS: '30' })
    const players = await sorcerers(a.url)
    const requests = await play(players, 2, seededRandom(13))
    const asked = players.find(({ prompt }) => prompt)
    if (!asked?.prompt) throw new Error('nobody is asked')
    redis.signal('SIGSTOP')
    const request = crypto.randomUUID()
    const pick = randomPick(asked.prompt, seededRandom(14))
    const { id } = asked.prompt
    await expect(asked.answer(pick, id, request)).rejects.toMatchObject({ refusal: { code: 'unavailable' } })
    redis.signal('SIGCONT')
    await asked.until(({ seq }) => seq === 3)
    expect(await asked.answer(pick, id, request)).toEqual({ seq: 3 })
    const more = await play(players, 2, seededRandom(15))
    await expectJournal(asked.match, [...requests, request, ...more])
  })

  test('a repeated answer is accepted once after Redis was silent for a long time', async () => {
    const a = await startAt('a')
    const players = await sorcerers(a.url)
    const requests = await play(players, 2, seededRandom(20))
    const first = players.find(({ prompt }) => prompt)
    if (!first?.prompt) throw new Error('nobody is asked')
    let asked = first
    redis.signal('SIGSTOP')
    const request = crypto.randomUUID()
    const pick = randomPick(first.prompt, seededRandom(21))
    const { id } = first.prompt
    const leftBy = ({ room }: SdkPlayer): Promise<'gone'> => new Promise((resolve) => void room.onLeave(() => resolve('gone')))
    let left = leftBy(asked)
    const ask = () => asked.answer(pick, id, request).catch((error: unknown) => (error instanceof RefusedError ? error.refusal.code : 'failed'))
    // After so many failed renewals the connection was replaced.
    const refusals = new Set<unknown>()
    await expect
      .poll(
        async () => {
          refusals.add(await ask())
          return vainRenewals(a)
        },
        { interval: 200 },
      )
      .toBeGreaterThan(4)
    expect([...refusals]).toEqual(['unavailable'])
    redis.signal('SIGCONT')
    // The write may have reached Redis after the check whether it is there. Then the room is closed and opened again.
    await expect
      .poll(
        async () => {
          const answered = await Promise.race([ask(), left])
          if (answered !== 'gone') return answered
          asked = await comeBack(a, asked)
          left = leftBy(asked)
          return answered
        },
        { interval: 100 },
      )
      .toEqual({ seq: 3 })
    const again = await Promise.all(players.map((player) => comeBack(a, player)))
    const more = await play(again, 2, seededRandom(22))
    await expectJournal(asked.match, [...requests, request, ...more])
  })

  test('a drained node hands its matches over, disconnects its players, and ends with exit code 0', async () => {
    const [a, b] = [await startAt('a'), await startAt('b')]
    const players = await sorcerers(a.url)
    const requests = await play(players, 4, seededRandom(16))
    const codes = Promise.all(players.map((player) => new Promise((resolve) => player.room.onLeave(resolve))))
    const ended = new Promise((resolve) => a.child.once('exit', resolve))
    a.child.kill('SIGTERM')
    expect(await codes).toEqual([4001, 4001])
    const again = await Promise.all(players.map((player) => comeBack(b, player)))
    const more = await play(again, 4, seededRandom(17))
    expect(await ended).toBe(0)
    await expectJournal(again[0]?.match ?? '', [...requests, ...more])
    // A handover is not counted as a takeover.
    expect(await (await fetch(`${b.url}/metrics`)).text()).toMatch(/^coven_takeovers_total 0$/m)
  })

  test('the matches of a dead node are taken over even if nobody joins them again', async () => {
    const [a, b] = [await startAt('a'), await startAt('b')]
    const ada = await enter(a.url, 'Ada')
    const match = await createMatch(a.url, ada, { game: 'sorcerers', seats: 2, listed: true })
    const lobby = await new Client(b.url).joinOrCreate('lobby', { token: ada.token })
    await expect.poll(() => matchesOf(lobby)).toEqual([match])
    await a.kill('SIGKILL')
    await expect.poll(() => ownerOf(match)).toBe('b')
    await expect.poll(() => connection.run('nodes', (client) => client.hLen(KEYS.nodes))).toBe(1)
    expect(matchesOf(lobby)).toEqual([match])
  })

  test('the lobby shows the matches of all nodes, and quick match finds a match of another node', async () => {
    const [a, b] = [await startAt('a'), await startAt('b')]
    const [ada, bob] = [await enter(a.url, 'Ada'), await enter(b.url, 'Bob')]
    const quick = async ({ url }: ServerProcess, token: string): Promise<string> => {
      const response = await fetch(`${url}/api/quick`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'sorcerers' }),
      })
      return ((await response.json()) as { id: string }).id
    }
    const [first, second] = await Promise.all([quick(a, ada.token), quick(b, bob.token)])
    expect(first).toBe(second)
    const lobbies = await Promise.all([a, b].map(({ url }) => new Client(url).joinOrCreate('lobby', { token: ada.token })))
    for (const lobby of lobbies) await expect.poll(() => matchesOf(lobby)).toEqual([first])
  })

  test('a second node of the same name does not start, and the first one goes on', async () => {
    const a = await startAt('a')
    const players = await sorcerers(a.url)
    const requests = await play(players, 4, seededRandom(20))
    const said = vi.spyOn(process.stderr, 'write')
    await expect(startAt('a')).rejects.toThrow('the server did not start')
    expect(said.mock.calls.map(([text]) => String(text)).join('')).toContain(
      'a server with the name a is running already: give this one another NODE_NAME, or end the other one first',
    )
    said.mockRestore()
    const more = await play(players, 2, seededRandom(21))
    await expectJournal(players[0]?.match ?? '', [...requests, ...more])
  })

  test('of two nodes of the same name that start at the same moment, at most one starts', async () => {
    const started = await Promise.allSettled([startAt('a'), startAt('a')])
    expect(started.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
  })

  test('a node that is restarted under its old name has its matches back at once', async () => {
    // The sockets of the node are below the address that the clients used.
    const a = await startAt('a', { LEASE_SECONDS: '120', PUBLIC_ADDRESS: '/a' })
    const players = await sorcerers(a.url)
    const requests = await play(players, 4, seededRandom(18))
    await a.kill('SIGKILL')
    const next = await startAt('a', { LEASE_SECONDS: '120', PUBLIC_ADDRESS: '/a' })
    const again = await Promise.all(players.map((player) => comeBack(next, player)))
    const more = await play(again, 2, seededRandom(19))
    await expectJournal(again[0]?.match ?? '', [...requests, ...more])
  })
})
