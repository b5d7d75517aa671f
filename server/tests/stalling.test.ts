import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RefusedError } from '#sdk/match/errors.ts'
import { SdkPlayer } from '#sdk/players/sdk-player.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { seatPlayers, startMatch, startTestServer, type TestServer } from '#testing/server.ts'

const SECOND = 1000
const DECISION = 45 * SECOND
const RESERVE = 240 * SECOND

let server: TestServer
let time: ControlledTime
beforeEach(() => {
  time = new ControlledTime()
})
afterEach(() => server.close())

const refusalOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'not refused',
    (error) => (error instanceof RefusedError ? error.refusal.code : Promise.reject(error)),
  )

/** Creates a match of Ada and Bob in Ada's first turn, in which undo is possible. */
async function newMatch(pace: 'live' | 'relaxed' | 'untimed' = 'live'): Promise<readonly [ada: SdkPlayer, bob: SdkPlayer]> {
  const [ada, bob] = await seatPlayers(server.url, { game: 'sorcerers', seats: 2, pace, options: { seatOrder: 'as-seated' } })
  if (!ada || !bob) throw new Error('two players are needed')
  await startMatch([ada, bob])
  await ada.answer('merlin')
  await bob.until(() => bob.prompt !== undefined)
  await bob.answer('necron')
  await ada.until(() => ada.prompt !== undefined)
  return [ada, bob]
}

const move = (player: SdkPlayer): string => player.prompt?.choices.find((option) => option.includes('>')) ?? ''
const deadlineOf = (player: SdkPlayer, seat: number): number => player.state.seats[seat]?.deadline ?? 0
const undo = (player: SdkPlayer): Promise<unknown> => player.ask('undo', { id: randomUUID() })

describe('nobody can stall a match', () => {
  test('by answering and undoing: the deadline stays the same, and then a bot answers', async () => {
    server = await startTestServer({ time })
    const [ada, bob] = await newMatch()
    const began = time.now()
    const deadline = deadlineOf(bob, 0)
    expect(deadline).toBe(began + DECISION + RESERVE)
    let rounds = 0
    while (time.now() + 40 * SECOND < deadline) {
      time.advance(40 * SECOND)
      await ada.answer(move(ada))
      await undo(ada)
      const { seq } = ada.state
      await bob.until((state) => state.seq === seq)
      expect(deadlineOf(bob, 0)).toBe(deadline)
      rounds++
    }
    expect(rounds).toBe(7)
    expect(bob.state.seats[0]?.autopilot).toBe(false)
    time.advance(deadline - time.now())
    await bob.until(({ seats }) => seats[0]?.autopilot === true)
    await bob.until(() => bob.prompt !== undefined)
    expect(bob.state.seats[0]?.reserve).toBe(0)
    expect(deadlineOf(bob, 1)).toBe(time.now() + DECISION + RESERVE)
  })

  test('by undoing after the time of the earlier question is up: the undo is refused', async () => {
    server = await startTestServer({ time })
    const [ada, bob] = await newMatch()
    time.advance(200 * SECOND)
    await ada.answer(move(ada))
    time.advance(100 * SECOND)
    const { seq } = ada.state
    const before = JSON.stringify(ada.decoded)
    expect(await refusalOf(undo(ada))).toBe('undo-limit')
    expect(JSON.stringify(ada.decoded)).toBe(before)
    expect(bob.state.seq).toBe(seq)
    await ada.answer(ada.prompt?.choices[0] ?? '')
  })

  test('by letting a bot play and taking the seat back repeatedly', async () => {
    server = await startTestServer({ time, tuning: { botPauseMs: 3600 * SECOND } })
    const [ada, bob] = await newMatch()
    const deadline = deadlineOf(bob, 0)
    for (let n = 0; n < 5; n++) {
      time.advance(40 * SECOND)
      await ada.ask('autopilot', { on: true })
      await ada.ask('autopilot', { on: false })
      await bob.until(({ seats }) => seats[0]?.autopilot === false && seats[0].deadline > 0)
      expect(deadlineOf(bob, 0)).toBe(deadline)
    }
    time.advance(deadline - time.now())
    await bob.until(({ seats }) => seats[0]?.autopilot === true)
    const { seq } = bob.state
    // Ada takes the seat back too late for this decision. A bot answers it, and the next one is hers.
    await ada.ask('autopilot', { on: false })
    time.advance(3600 * SECOND)
    await bob.until((state) => state.seq > seq)
    expect(bob.state.seats[0]?.autopilot).toBe(false)
  })

  test('by leaving and coming back', async () => {
    server = await startTestServer({ time })
    const [ada, bob] = await newMatch()
    const deadline = deadlineOf(bob, 0)
    time.advance(40 * SECOND)
    await ada.leave()
    await bob.until(({ seats }) => seats[0]?.online === false)
    const again = await SdkPlayer.join(server.url, ada.guest, ada.match)
    await bob.until(({ seats }) => seats[0]?.online === true)
    expect(deadlineOf(bob, 0)).toBe(deadline)
    expect(deadlineOf(again, 0)).toBe(deadline)
  })

  test('by a restart of the server: a relaxed clock goes on, and a live clock restarts the decision within the turn', async () => {
    server = await startTestServer({ time })
    const [relaxed, other] = await newMatch('relaxed')
    const [live, rival] = await newMatch('live')
    const deadline = deadlineOf(relaxed, 0)
    time.advance(100 * SECOND)
    await relaxed.answer(move(relaxed))
    await live.answer(move(live))
    time.advance(5 * SECOND)
    await undo(relaxed)
    expect(deadlineOf(relaxed, 0)).toBe(deadline)
    await server.stop()
    time.advance(20 * SECOND)
    server = await startTestServer({ time, dataDir: server.dataDir })
    const [slow, quick] = await Promise.all([relaxed, live].map((player) => SdkPlayer.join(server.url, player.guest, player.match)))
    await Promise.all([other, rival].map((player) => SdkPlayer.join(server.url, player.guest, player.match)))
    if (!slow || !quick) throw new Error('both players are needed after the restart')
    expect(deadlineOf(slow, 0)).toBe(deadline)
    await undo(slow).catch(() => undefined)
    expect(deadlineOf(slow, 0)).toBe(deadline)
    // 55 s of the reserve were used before this decision. The time of the decision itself counts for the turn.
    expect(quick.state.seats[0]).toMatchObject({ deadline: time.now() + DECISION + RESERVE - 55 * SECOND, reserve: RESERVE - 55 * SECOND })
  })
})

describe('the journal of a match is limited', () => {
  test('a seat has a limited number of undos in each turn, and can play on without', async () => {
    server = await startTestServer({ time, tuning: { undo: { perTurn: 6, rate: { most: 4, withinMs: 4 * SECOND }, entries: 10_000 } } })
    const [ada, bob] = await newMatch('untimed')
    const codes: string[] = []
    for (let n = 0; n < 12; n++) {
      await ada.answer(move(ada))
      const code = await refusalOf(undo(ada))
      codes.push(code)
      if (code === 'too-many') {
        time.advance(4 * SECOND)
        codes.push(await refusalOf(undo(ada)))
      }
      if (codes.at(-1) === 'undo-limit') break
    }
    const taken = 'not refused'
    expect(codes).toEqual([taken, taken, taken, taken, 'too-many', taken, taken, 'undo-limit'])
    expect(ada.state.seats[0]?.private?.undo).toBe(false)
    const entries = (await server.journal.load(ada.match))?.entries ?? []
    expect(entries.filter(({ entry: command }) => command.kind === 'undo')).toHaveLength(6)
    // After Ada's turn and Bob's turn, Ada can undo again.
    for (const [player, other] of [
      [ada, bob],
      [bob, ada],
    ] as const)
      while (!other.prompt) {
        const { seq } = await player.answer(player.prompt?.choices.at(-1) ?? '')
        await other.until((state) => state.seq >= seq)
      }
    await ada.answer(move(ada))
    expect(ada.state.seats[0]?.private?.undo).toBe(true)
    await undo(ada)
  })

  test('a match that is far longer than any real one allows no more undo', async () => {
    server = await startTestServer({ time, tuning: { undo: { perTurn: 100, rate: { most: 100, withinMs: SECOND }, entries: 7 } } })
    const [ada] = await newMatch('untimed')
    await ada.answer(move(ada))
    await undo(ada)
    await ada.answer(move(ada))
    await undo(ada)
    await ada.answer(move(ada))
    expect(await refusalOf(undo(ada))).toBe('undo-limit')
    expect(ada.state.seats[0]?.private?.undo).toBe(false)
    expect((await server.journal.load(ada.match))?.entries).toHaveLength(7)
    await ada.answer(ada.prompt?.choices[0] ?? '')
  })
})
