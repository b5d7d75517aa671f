import { afterEach, beforeEach, expect, test } from 'vitest'
import { matchMaker } from '#rooms/colyseus/index.ts'
import { SdkPlayer } from '#sdk/players/sdk-player.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { seatPlayers, startMatch, startTestServer, type TestServer } from '#testing/server.ts'

let server: TestServer
let time: ControlledTime
beforeEach(() => {
  time = new ControlledTime()
})
afterEach(() => server.close())

const SWIFT = { decision: 10_000, turn: 60_000, reserve: 0, pausesAlone: true }
const timings = { live: SWIFT, relaxed: undefined, untimed: undefined }
const MINUTE_MS = 60_000

/** Lets the time of every decision run out until the match is over. */
const untilOver = (player: SdkPlayer) =>
  expect
    .poll(
      () => {
        time.advance(SWIFT.decision)
        return player.state.phase
      },
      { timeout: MINUTE_MS },
    )
    .toBe('finished')
const isEmpty = (match: string): boolean => matchMaker.getLocalRoomById(match)?.clients.length === 0

test('when the time is up, a bot plays until the owner takes the seat back', async () => {
  server = await startTestServer({ time, tuning: { timings } })
  const [ada] = await seatPlayers(server.url, { game: 'riddle', seats: 2, pace: 'live', bots: ['novice'], options: { rounds: 5 } }, ['Ada'])
  if (!ada) throw new Error('Ada is needed')
  await startMatch([ada])
  await ada.until(() => ada.prompt !== undefined)
  expect(ada.state.seats.map(({ deadline }) => deadline)).toEqual([time.now() + SWIFT.decision, 0])
  time.advance(SWIFT.decision - 1)
  await ada.ask('autopilot', { on: false })
  expect(ada.state.seats[0]?.autopilot).toBe(false)
  const { seq } = ada.state
  time.advance(1)
  await ada.until((state) => state.seats[0]?.autopilot === true && state.seq > seq)
  await ada.ask('autopilot', { on: false })
  expect(ada.state.seats[0]?.autopilot).toBe(false)
  await untilOver(ada)
})

test('a player can turn the autopilot on, and their own answer turns it off', async () => {
  server = await startTestServer({ time, tuning: { botPauseMs: MINUTE_MS } })
  const [ada, bob] = await seatPlayers(server.url, { game: 'sorcerers', seats: 2, pace: 'untimed', options: { seatOrder: 'as-seated' } })
  if (!ada || !bob) throw new Error('two players are needed')
  await startMatch([ada, bob])
  await ada.ask('autopilot', { on: true })
  await bob.until(({ seats }) => seats[0]?.autopilot === true)
  time.advance(MINUTE_MS)
  await bob.until(({ seq }) => seq === 1)
  await bob.answer(bob.prompt?.choices[0] ?? '')
  await ada.until(() => ada.prompt !== undefined)
  await ada.answer(ada.prompt?.choices[0] ?? '')
  expect(ada.state.seats[0]?.autopilot).toBe(false)
})

test('an unattended match waits, and with autopilot on it goes on', async () => {
  server = await startTestServer({ time, tuning: { timings } })
  const [ada] = await seatPlayers(server.url, { game: 'riddle', seats: 2, pace: 'live', bots: ['novice'], options: { rounds: 5 } }, ['Ada'])
  if (!ada) throw new Error('Ada is needed')
  await startMatch([ada])
  await ada.until(() => ada.prompt !== undefined)
  const { seq } = ada.state
  await ada.leave()
  await expect.poll(() => isEmpty(ada.match), { timeout: MINUTE_MS }).toBe(true)
  time.advance(100 * SWIFT.decision)
  const again = await SdkPlayer.join(server.url, ada.guest, ada.match)
  expect(again.state.seq - seq).toBeLessThanOrEqual(1)
  expect(again.state.seats[0]?.autopilot).toBe(false)
  await again.ask('autopilot', { on: true })
  await again.until(({ phase }) => phase === 'finished')
})
