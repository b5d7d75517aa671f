import { afterEach, expect, test } from 'vitest'
import { Player } from '../loadtest/player.ts'
import { begin, gather, openHouse, type TestHouse } from './testing/house.ts'

let house: TestHouse
afterEach(() => house.close())

const swift = { decision: 150, reserve: 0, pausesAlone: true }
const timings = { live: swift, relaxed: undefined, untimed: undefined }

test('when time is up a bot plays on until the owner takes the seat back', async () => {
  house = await openHouse({ tuning: { timings, botPauseMs: 50 } })
  const [ada] = await gather(house.url, { game: 'riddle', seats: 2, pace: 'live', bots: ['novice'], options: { rounds: 5 } }, ['Ada'])
  if (!ada) throw new Error('Ada came')
  await begin([ada])
  await ada.until(() => ada.prompt !== undefined)
  expect(ada.state.seats[0]?.deadline).toBeGreaterThan(Date.now() - 1000)
  expect(ada.state.seats[1]?.deadline).toBe(0)
  const { seq } = ada.state
  await ada.until(({ seats }) => seats[0]?.autopilot === true)
  await ada.until((state) => state.seq > seq)
  await ada.ask('autopilot', { on: false })
  expect(ada.state.seats[0]?.autopilot).toBe(false)
  await ada.until(({ seats, phase }) => phase === 'finished' || seats[0]?.autopilot === true)
  await ada.until(({ phase }) => phase === 'finished')
})

test('a player may let a bot play, and an answer of the own hand ends that', async () => {
  house = await openHouse({ tuning: { botPauseMs: 300 } })
  const [ada, bob] = await gather(house.url, { game: 'sorcerers', seats: 2, pace: 'untimed', options: { seatOrder: 'as-seated' } })
  if (!ada || !bob) throw new Error('two came')
  await begin([ada, bob])
  await ada.ask('autopilot', { on: true })
  await bob.until(({ seats }) => seats[0]?.autopilot === true)
  await bob.until(({ seq }) => seq === 1)
  await bob.answer(bob.prompt?.options[0] ?? '')
  await ada.until(() => ada.prompt !== undefined)
  await ada.answer(ada.prompt?.options[0] ?? '')
  expect(ada.state.seats[0]?.autopilot).toBe(false)
})

test('a match that nobody attends waits, and a match among bots does not', async () => {
  house = await openHouse({ tuning: { timings, botPauseMs: 0 } })
  const [ada] = await gather(house.url, { game: 'riddle', seats: 2, pace: 'live', bots: ['novice'], options: { rounds: 5 } }, ['Ada'])
  if (!ada) throw new Error('Ada came')
  await begin([ada])
  await ada.until(() => ada.prompt !== undefined)
  const { seq } = ada.state
  await ada.leave()
  await new Promise((resolve) => setTimeout(resolve, 600))
  const again = await Player.join(house.url, ada.guest, ada.match)
  expect(again.state.seq - seq).toBeLessThanOrEqual(1)
  expect(again.state.seats[0]?.autopilot).toBe(false)
  await again.ask('autopilot', { on: true })
  await again.until(({ phase }) => phase === 'finished')
})
