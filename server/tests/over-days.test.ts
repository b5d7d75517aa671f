import { Client } from '@colyseus/sdk'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { enter, openMatch, SdkPlayer } from '#sdk/players/sdk-player.ts'
import type { CreateMatchRequest, MatchInfo } from '#shared/protocol/http.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { isInMemory } from '#testing/memory.ts'
import { startRedis, type TestRedis } from '#testing/redis.ts'
import { seatPlayers, startMatch, startTestServer, type TestServer } from '#testing/server.ts'
import type { Config } from '../process/config.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const PATIENCE = { timeout: 120_000 }
const RELAXED: CreateMatchRequest = { game: 'riddle', seats: 3, listed: true, pace: 'relaxed' }

describe.each(['SQLite', 'Redis'])('with %s, a relaxed match that has not begun', (store) => {
  let redis: TestRedis | undefined
  let config: Partial<Config>
  let time: ControlledTime
  let server: TestServer
  beforeEach(async () => {
    redis = store === 'Redis' ? await startRedis() : undefined
    config = redis ? { REDIS_URL: redis.url, SECRET: 'the same secret for every node of it' } : {}
    time = new ControlledTime()
    server = await startTestServer({ time, config })
  })
  afterEach(async () => {
    await server.close()
    await redis?.dispose()
  })
  const restart = async (downMs = 0) => {
    await server.stop()
    time.advance(downMs)
    server = await startTestServer({ time, config, dataDir: server.dataDir })
  }
  /** Advances the clock by `ms` and waits until all due matches were opened. */
  const pass = async (ms: number) => {
    time.advance(ms)
    const looked = await server.journal.due(time.now(), 10)
    await expect
      .poll(() => {
        const isDone = looked.every(isInMemory)
        if (!isDone) time.advance(SECOND)
        return isDone
      }, PATIENCE)
      .toBe(true)
  }
  const untilGone = (match: string) =>
    expect
      .poll(() => {
        if (isInMemory(match)) time.advance(MINUTE)
        return isInMemory(match)
      }, PATIENCE)
      .toBe(false)

  /** Joins the lobby and returns its matches. */
  async function listed(): Promise<readonly MatchInfo[]> {
    const lobby = await new Client(server.url).joinOrCreate('lobby')
    try {
      await new Promise((resolve) => lobby.onStateChange.once(resolve))
      const { tables = {} } = (lobby.state as unknown as { toJSON(): { readonly tables?: Readonly<Record<string, string>> } }).toJSON()
      return Object.values(tables).map((info) => JSON.parse(info))
    } finally {
      await lobby.leave()
    }
  }
  const shows = (...matches: readonly (Partial<MatchInfo> & { readonly id: string })[]) =>
    expect.poll(listed, PATIENCE).toEqual(matches.map((match) => expect.objectContaining(match)))
  const phaseOf = async (match: string) => (await server.journal.record(match))?.phase

  async function matchOf(names: readonly string[], wanted: Partial<CreateMatchRequest> = {}): Promise<readonly [SdkPlayer, ...SdkPlayer[]]> {
    const [ada, ...others] = await seatPlayers(server.url, { ...RELAXED, ...wanted }, names)
    if (!ada) throw new Error('Ada is needed')
    return [ada, ...others]
  }
  async function leave(...players: readonly SdkPlayer[]): Promise<void> {
    await Promise.all(players.map((player) => player.leave()))
    for (const { match } of players) await untilGone(match)
  }

  test('waits unattended for seven days, outside of memory and listed, and is then removed', async () => {
    const [ada] = await matchOf(['Ada'])
    const { match } = ada
    await shows({ id: match, pace: 'relaxed' })
    const left = time.now()
    await leave(ada)
    expect(time.now() - left).toBeLessThan(HOUR)
    const until = left + 7 * DAY
    await shows({ id: match, until })
    await restart(DAY)
    await shows({ id: match, until })
    await pass(until - time.now() - 1)
    expect(isInMemory(match)).toBe(false)
    await shows({ id: match, until })
    await pass(1)
    await shows()
    await untilGone(match)
    expect(await phaseOf(match)).toBe('finished')
    await restart()
    await shows()
    await expect(openMatch(server.url, ada.guest, match)).rejects.toThrow('no-such-match')
  })

  test('is removed after ten minutes if it is a live match instead', async () => {
    const [ada] = await matchOf(['Ada'], { pace: 'live' })
    await leave(ada)
    await shows()
    expect(await phaseOf(ada.match)).toBe('finished')
  })

  test('can be found and joined days later, is not listed when it is full, and begins when both are ready', async () => {
    const [ada] = await matchOf(['Ada'], { seats: 2 })
    await leave(ada)
    await restart(5 * DAY)
    const [row] = await listed()
    const bob = await SdkPlayer.join(server.url, await enter(server.url, 'Bob'), row?.id ?? '')
    expect(bob.state.seats.map(({ name, online }) => [name, online])).toEqual([
      ['Ada', false],
      ['', false],
    ])
    await bob.ask('sit', { seat: 1 })
    await shows()
    await leave(bob)
    await shows()
    expect(await phaseOf(ada.match)).toBe('gathering')
    const again = await Promise.all([ada, bob].map(({ guest, match }) => SdkPlayer.join(server.url, guest, match)))
    await startMatch(again)
  })

  test('waits for seven days after the last visit of a seated person; a spectator changes nothing', async () => {
    const [ada, bob] = await matchOf(['Ada', 'Bob'])
    if (!bob) throw new Error('Bob is needed')
    const left = time.now()
    await leave(ada, bob)
    await pass(4 * DAY)
    const watcher = await SdkPlayer.join(server.url, await enter(server.url, 'Eve'), ada.match)
    await shows({ id: ada.match, until: left + 7 * DAY })
    await leave(watcher)
    await shows({ id: ada.match, until: left + 7 * DAY })
    const back = await SdkPlayer.join(server.url, bob.guest, bob.match)
    await expect.poll(async () => (await listed())[0], PATIENCE).not.toHaveProperty('until')
    const leftAgain = time.now()
    await leave(back)
    await shows({ id: ada.match, until: leftAgain + 7 * DAY })
  })

  test('is removed when nobody has a seat any more', async () => {
    const [ada] = await matchOf(['Ada'])
    await ada.ask('stand', {})
    await leave(ada)
    await shows()
    expect(await phaseOf(ada.match)).toBe('finished')
  })

  test('is not found by quick match', async () => {
    const [ada] = await matchOf(['Ada'])
    await leave(ada)
    await shows({ id: ada.match })
    const bob = await enter(server.url, 'Bob')
    const response = await fetch(`${server.url}/api/quick`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bob.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'riddle' }),
    })
    const { id } = (await response.json()) as { readonly id: string }
    expect(await server.journal.record(id)).toMatchObject({ pace: 'live', host: bob.id })
  })

  test('that is unlisted waits too', async () => {
    const [ada] = await matchOf(['Ada'], { listed: false })
    await leave(ada)
    await pass(6 * DAY)
    await shows()
    expect((await SdkPlayer.join(server.url, ada.guest, ada.match)).seat).toBe(0)
  })

  async function rematch(names: readonly string[]): Promise<readonly [match: string, ...SdkPlayer[]]> {
    const [ada, ...others] = await matchOf(names, { seats: names.length })
    await startMatch([ada, ...others])
    for (const player of [ada, ...others].slice(0, -1)) await player.ask('resign', { id: `enough ${player.seat}` })
    const { match } = await ada.ask('rematch', {})
    await leave(ada, ...others)
    await untilGone(match)
    return [match, ada, ...others]
  }

  test('for a rematch that nobody joins is removed when its seats are not held any more', async () => {
    const began = time.now()
    const [match] = await rematch(['Ada', 'Bob'])
    await pass(began + 48 * HOUR - 1 - time.now())
    expect([await phaseOf(match), isInMemory(match)]).toEqual(['gathering', false])
    await shows()
    await pass(1)
    await untilGone(match)
    expect(await phaseOf(match)).toBe('finished')
    expect(time.now() - began).toBeLessThan(50 * HOUR)
    await shows()
  })

  test('for a rematch that one person has joined frees the other seats and goes on waiting', async () => {
    const [match, , bob] = await rematch(['Ada', 'Bob', 'Eve'])
    if (!bob) throw new Error('Bob is needed')
    const back = await SdkPlayer.join(server.url, bob.guest, match)
    expect(back.seat).toBe(0)
    const left = time.now()
    await leave(back)
    await shows()
    await pass(48 * HOUR)
    await untilGone(match)
    await shows({ id: match, until: left + 7 * DAY })
    expect(await phaseOf(match)).toBe('gathering')
  })
})
