import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SdkPlayer } from '#sdk/players/sdk-player.ts'
import type { Pace } from '#shared/protocol/match.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { inMemory, untilEmpty, untilWritten } from '#testing/memory.ts'
import { startRedis, type TestRedis } from '#testing/redis.ts'
import { seatPlayers, startMatch, startTestServer, type TestServer } from '#testing/server.ts'
import type { Config } from '../process/config.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const RELAXED = 96 * HOUR
const PATIENCE = { timeout: 120_000 }

describe.each(['SQLite', 'Redis'])('a pause of the service, with %s,', (store) => {
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
  const entriesOf = async ({ match }: SdkPlayer) => (await server.journal.load(match))?.entries ?? []
  const comeBack = ({ guest, match }: SdkPlayer) => SdkPlayer.join(server.url, guest, match)
  const deadlineOf = ({ state }: SdkPlayer) => state.seats[0]?.deadline ?? 0

  async function sit(pace: Pace = 'relaxed'): Promise<readonly [ada: SdkPlayer, bob: SdkPlayer]> {
    const [ada, bob] = await seatPlayers(server.url, { game: 'sorcerers', seats: 2, pace, options: { seatOrder: 'as-seated' } })
    if (!ada || !bob) throw new Error('two players are needed')
    await startMatch([ada, bob])
    return [ada, bob]
  }
  async function leave(players: readonly SdkPlayer[]): Promise<void> {
    await Promise.all(players.map((player) => player.leave()))
    await untilEmpty(time)
  }

  test('is not counted: a match that waited outside of memory keeps its remaining time, also after several pauses', async () => {
    const [ada, bob] = await sit()
    const deadline = deadlineOf(bob)
    await leave([ada, bob])
    await restart(50 * HOUR)
    await restart(70 * HOUR)
    const again = await comeBack(bob)
    expect(deadlineOf(again)).toBe(deadline + 120 * HOUR)
    // A match in memory gets and keeps the time of the next pause too.
    await restart(31 * SECOND)
    expect(deadlineOf(await comeBack(bob))).toBe(deadline + 120 * HOUR + 31 * SECOND)
    expect(await entriesOf(ada)).toEqual([])
  })

  test('is not given twice: after an answer the clock has the earlier time minus the used time', async () => {
    const [ada, bob] = await sit()
    time.advance(30 * HOUR)
    await restart(40 * HOUR)
    const [back, other] = [await comeBack(ada), await comeBack(bob)]
    await back.answer('merlin')
    await other.until(() => other.prompt !== undefined)
    await other.answer('necron')
    await back.until(() => back.prompt !== undefined)
    // Six hours of the first turn were taken from the reserve.
    expect(deadlineOf(back)).toBe(time.now() + 90 * HOUR)
    await restart(HOUR)
    expect(deadlineOf(await comeBack(ada))).toBe(time.now() + 90 * HOUR)
  })

  test('wakes no match before its deadline, because stored due times are postponed too', async () => {
    const began = time.now()
    const [ada, bob] = await sit()
    await leave([ada, bob])
    await restart(RELAXED)
    await untilWritten(time, server)
    expect(inMemory()).toBe(0)
    expect(await entriesOf(ada)).toEqual([])
    const deadline = began + 2 * RELAXED
    expect(await server.journal.due(deadline - 1, 10)).toEqual([])
    time.advance(deadline - 10 * SECOND - time.now())
    await untilWritten(time, server)
    expect(await entriesOf(ada)).toEqual([])
    time.advance(10 * SECOND)
    await untilWritten(time, server)
    const [entry] = await entriesOf(ada)
    expect(entry).toMatchObject({ by: 'clock', entry: { seat: 0 } })
    expect(entry?.at).toBeGreaterThanOrEqual(deadline)
    expect(entry?.at).toBeLessThanOrEqual(deadline + 10 * SECOND)
  })

  test('is counted if it was short: a restart gives nobody more time', async () => {
    const [ada, bob] = await sit()
    const deadline = deadlineOf(bob)
    await restart(30 * SECOND)
    expect(deadlineOf(await comeBack(ada))).toBe(deadline)
  })

  test('is not counted if the process was frozen, and no bot answers when it wakes up', async () => {
    const [ada, bob] = await sit()
    const deadline = deadlineOf(bob)
    time.freeze(RELAXED + HOUR)
    await bob.until(({ seats }) => seats[0]?.deadline === deadline + RELAXED + HOUR)
    expect(bob.state.seats.map(({ autopilot }) => autopilot)).toEqual([false, false])
    expect(await entriesOf(ada)).toEqual([])
    await ada.answer('merlin')
    await restart(20 * SECOND)
    expect((await comeBack(bob)).state.seats[0]?.reserve).toBe(72 * HOUR)
  })

  test('restarts the current decision of a live match within its turn', async () => {
    const [ada, bob] = await sit('live')
    await restart(5 * HOUR)
    const again = await comeBack(ada)
    await comeBack(bob)
    expect(deadlineOf(again) - time.now()).toBe(45 * SECOND + 240 * SECOND)
  })

  test.runIf(store === 'Redis')('is not counted if only the store was away', async () => {
    if (!redis) throw new Error('Redis is needed')
    const [ada, bob] = await sit()
    const deadline = deadlineOf(bob)
    const began = time.now()
    await redis.kill()
    time.advance(10 * HOUR)
    await redis.start()
    const passed = () => time.now() - began
    const again = await expect
      .poll(async () => {
        time.advance(5 * SECOND)
        return comeBack(ada).catch(() => undefined)
      }, PATIENCE)
      .toBeDefined()
      .then(() => comeBack(bob))
    const left = deadlineOf(again) - deadline
    expect(left).toBeGreaterThanOrEqual(10 * HOUR)
    expect(left).toBeLessThanOrEqual(passed())
    await restart(10 * SECOND)
    // The node's clocks stood still until its lease was current again, some beats after the store was back. Nobody wrote that down.
    const leftLater = deadlineOf(await comeBack(bob)) - deadline
    expect(leftLater).toBeGreaterThanOrEqual(10 * HOUR)
    expect(leftLater).toBeLessThanOrEqual(left)
  })
})
