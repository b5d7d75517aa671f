import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { MatchRecord } from '#rooms/services.ts'
import { RefusedError } from '#sdk/match/errors.ts'
import { createMatch, enter, openMatch, SdkPlayer } from '#sdk/players/sdk-player.ts'
import { sampleGame } from '#shared/conformance/sample-game/index.ts'
import type { Pace } from '#shared/protocol/match.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { inMemory, isInMemory, untilWritten as settleNow, untilEmpty } from '#testing/memory.ts'
import { recordMatch } from '#testing/recorded-match.ts'
import { startRedis, type TestRedis } from '#testing/redis.ts'
import { seatPlayers, startMatch, startTestServer, type TestServer } from '#testing/server.ts'
import type { Config } from '../process/config.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const RELAXED = 96 * HOUR
const PATIENCE = { timeout: 120_000 }

const refusalOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'not refused',
    (error) => (error instanceof RefusedError ? error.refusal.code : Promise.reject(error)),
  )

/** Makes the record of a match between people in which nobody has answered yet. */
const storedMatch = (id: string, pace: Pace, startedAt: number, changes: Partial<MatchRecord> = {}): MatchRecord => ({
  ...recordMatch(sampleGame, { id, seats: 2, seed: 1, most: 0 }).record,
  pace,
  createdAt: startedAt,
  startedAt,
  ...changes,
})

describe.each(['SQLite', 'Redis'])('matches in %s that wait', (store) => {
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
  const restart = async (downMs: number) => {
    await server.stop()
    time.advance(downMs)
    server = await startTestServer({ time, config, dataDir: server.dataDir })
  }

  const settle = () => settleNow(time, server)
  const settleAfter = async (ms: number) => {
    time.advance(ms)
    await settle()
  }
  const empty = (stepMs = MINUTE) => untilEmpty(time, stepMs)
  const entriesOf = async (match: string) => (await server.journal.load(match))?.entries ?? []

  async function sit(pace: Pace): Promise<readonly [ada: SdkPlayer, bob: SdkPlayer]> {
    const [ada, bob] = await seatPlayers(server.url, { game: 'sorcerers', seats: 2, pace, options: { seatOrder: 'as-seated' } })
    if (!ada || !bob) throw new Error('two players are needed')
    await startMatch([ada, bob])
    return [ada, bob]
  }
  const leave = (players: readonly SdkPlayer[]) => Promise.all(players.map((player) => player.leave()))

  test('leave memory even while a clock runs, and are opened only briefly when the time is up', async () => {
    const began = time.now()
    const [ada, bob] = await sit('relaxed')
    await leave([ada, bob])
    await empty()
    expect(time.now() - began).toBeLessThan(2 * HOUR)
    const deadline = began + RELAXED
    await settleAfter(deadline - 10 * SECOND - time.now())
    expect(await entriesOf(ada.match)).toEqual([])
    await settleAfter(10 * SECOND)
    const [entry, ...others] = await entriesOf(ada.match)
    expect(entry).toMatchObject({ by: 'clock', entry: { seat: 0 } })
    expect(entry?.at).toBeGreaterThanOrEqual(deadline)
    expect(entry?.at).toBeLessThanOrEqual(deadline + 10 * SECOND)
    expect(others).toEqual([])
    await empty(SECOND)
    expect(time.now()).toBeLessThan(deadline + MINUTE)
    const again = await SdkPlayer.join(server.url, bob.guest, bob.match)
    // A bot plays for the player whose time is up until that player comes back.
    expect(again.state.seats.map(({ autopilot }) => autopilot)).toEqual([true, false])
    expect(again.state.seats[1]?.deadline).toBe((entry?.at ?? 0) + RELAXED)
  })

  test('do not count for the limit of matches in memory', async () => {
    await server.stop()
    server = await startTestServer({ time, config: { ...config, MAX_MATCHES: 1 }, dataDir: server.dataDir })
    const guest = await enter(server.url, 'Eve')
    const make = () => createMatch(server.url, guest, { game: 'sorcerers', seats: 2 })
    for (let n = 0; n < 2; n++) {
      const players = await sit('relaxed')
      expect(await refusalOf(make())).toBe('unavailable')
      await leave(players)
      await empty()
    }
    await make()
  })

  test('of the pace live keep their remaining time while nobody is there', async () => {
    const [ada, bob] = await sit('live')
    time.advance(100 * SECOND)
    const left = (ada.state.seats[0]?.deadline ?? 0) - time.now()
    await leave([ada, bob])
    await empty()
    await restart(5 * HOUR)
    await settle()
    expect(inMemory()).toBe(0)
    const again = await SdkPlayer.join(server.url, bob.guest, bob.match)
    await again.until(({ seats }) => (seats[0]?.deadline ?? 0) > 0)
    expect((again.state.seats[0]?.deadline ?? 0) - time.now()).toBe(left)
  })

  test('of the pace live are closed if nobody comes for a week, and a later join is refused as `closed`', async () => {
    const [ada, bob] = await sit('live')
    await leave([ada, bob])
    await empty()
    await settleAfter(6 * DAY)
    const again = await SdkPlayer.join(server.url, ada.guest, ada.match)
    await again.leave()
    await empty()
    await settleAfter(6 * DAY)
    expect((await server.journal.record(ada.match))?.phase).toBe('playing')
    await settleAfter(DAY)
    await empty(SECOND)
    const record = await server.journal.record(ada.match)
    expect(record).toMatchObject({ phase: 'finished' })
    expect(record?.outcome).toBeUndefined()
    expect(await refusalOf(openMatch(server.url, bob.guest, bob.match))).toBe('closed')
    await expect(SdkPlayer.join(server.url, bob.guest, bob.match)).rejects.toThrow('closed')
    expect(await server.journal.unfinishedOf(ada.guest.id, 10)).toEqual([])
  })

  test('are opened by a starting server only if a bot has to move or a time is up', async () => {
    const now = time.now()
    const bots = [
      { kind: 'human', name: 'Ada', user: 'ada' },
      { kind: 'bot', name: '', level: 'novice' },
    ] as const
    await server.journal.save(storedMatch('thinking', 'relaxed', now))
    await server.journal.save(storedMatch('resting', 'untimed', now))
    await settle()
    await empty(SECOND)
    await server.stop()
    server = await startTestServer({ time, config, dataDir: server.dataDir })
    await server.journal.save(storedMatch('bot-to-move', 'untimed', now, { seats: bots }), now + MINUTE)
    await server.journal.save(storedMatch('late', 'relaxed', now - RELAXED), now + 5 * SECOND)
    await server.stop()
    server = await startTestServer({ time, config, dataDir: server.dataDir })
    // A node does not act early on moves that another node may be about to make.
    if (redis) await settleAfter(MINUTE)
    await expect.poll(async () => (await entriesOf('bot-to-move')).length, PATIENCE).toBe(1)
    await expect.poll(async () => (await entriesOf('late')).slice(0, 2).map(({ by }) => by), PATIENCE).toEqual(['clock', 'clock'])
    expect([isInMemory('thinking'), isInMemory('resting')]).toEqual([false, false])
    expect(await entriesOf('thinking')).toEqual([])
  })
})
