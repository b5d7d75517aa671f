import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDecision } from '#shared/kernel/match.ts'
import { Clock, type Timing } from './clock.ts'
import { ControlledTime } from './testing/controlled-time.ts'

const TIMING: Timing = { decision: 1000, reserve: 5000, pausesAlone: true }
const asks = (...seats: readonly (readonly [seat: number, id: string])[]): OpenDecision[] =>
  seats.map(([seat, id]) => ({ seat, id, prompt: { key: 'prompt' }, ask: { kind: 'amount', min: 0, max: 1 } }))
const nobody = () => false

describe('the clock', () => {
  const expired: number[] = []
  let time: ControlledTime
  let clock: Clock
  const follow = (decisions: readonly OpenDecision[], attended = true, open = true) => clock.follow(decisions, nobody, attended, open, time.now())

  beforeEach(() => {
    time = new ControlledTime(100_000)
    expired.length = 0
    clock = new Clock(time, TIMING, [undefined, undefined], (seat) => expired.push(seat))
  })
  afterEach(() => {
    clock.close()
  })

  test('time for the decision comes first, then the reserve, then time is up', () => {
    follow(asks([0, 'a']))
    expect(clock.shownTo(0)).toEqual({ deadline: 106_000, reserve: 5000 })
    time.advance(5999)
    expect(expired).toEqual([])
    time.advance(1)
    expect(expired).toEqual([0])
    expect(clock.reserveOf(0, time.now())).toBe(0)
  })

  test('an answer in time costs nothing of the reserve, a late one what it was late', () => {
    follow(asks([0, 'a']))
    time.advance(900)
    follow(asks([0, 'b']))
    expect(clock.reserveOf(0, time.now())).toBe(5000)
    time.advance(1700)
    follow([])
    expect(clock.reserveOf(0, time.now())).toBe(4300)
    expect(clock.isRunning).toBe(false)
  })

  test('seats that decide at the same time have clocks of their own', () => {
    follow(asks([0, 'a'], [1, 'a']))
    time.advance(3000)
    follow(asks([1, 'a']))
    expect(clock.reserveOf(0, time.now())).toBe(3000)
    expect(clock.shownTo(1).deadline).toBe(106_000)
    time.advance(3000)
    expect(expired).toEqual([1])
  })

  test('bots and decisions that nobody waits for have no clock', () => {
    clock.follow(asks([0, 'a']), () => true, true, true, time.now())
    expect(clock.isRunning).toBe(false)
    follow(asks([0, 'a']).map((decision) => ({ ...decision, optional: true as const })))
    expect(clock.isRunning).toBe(false)
  })

  test('it stands still while no person is there, and goes on with what was left', () => {
    follow(asks([0, 'a']))
    time.advance(3000)
    follow(asks([0, 'a']), false)
    time.advance(100_000)
    expect(expired).toEqual([])
    follow(asks([0, 'a']), true)
    expect(clock.shownTo(0)).toEqual({ deadline: time.now() + 4000, reserve: 3000 })
  })

  test('it stands still while no answer could be taken, whatever the pace', () => {
    clock.close()
    clock = new Clock(time, { ...TIMING, pausesAlone: false }, [undefined], (seat) => expired.push(seat))
    follow(asks([0, 'a']))
    time.advance(3000)
    follow(asks([0, 'a']), true, false)
    time.advance(100_000)
    expect(expired).toEqual([])
    follow(asks([0, 'a']))
    expect(clock.shownTo(0)).toEqual({ deadline: time.now() + 4000, reserve: 3000 })
  })

  test('a pace for absent players does not stand still', () => {
    clock.close()
    clock = new Clock(time, { ...TIMING, pausesAlone: false }, [undefined], (seat) => expired.push(seat))
    follow(asks([0, 'a']), false)
    time.advance(6000)
    expect(expired).toEqual([0])
  })

  test('after a restore the reserve is what the journal says', () => {
    clock.close()
    clock = new Clock(time, TIMING, [700, undefined], (seat) => expired.push(seat))
    follow(asks([0, 'a'], [1, 'a']))
    expect(clock.shownTo(0).deadline).toBe(101_700)
    expect(clock.shownTo(1).deadline).toBe(106_000)
  })

  test('a secret draft of several decisions has one deadline, so that nobody can count its steps', () => {
    follow(asks([0, 'a'], [1, 'a']))
    const shown = clock.shownTo(0)
    time.advance(400)
    clock.carryOn(0, 'b')
    follow(asks([0, 'b'], [1, 'a']))
    expect(clock.shownTo(0)).toEqual(shown)
    time.advance(5600)
    expect(expired).toEqual([0, 1])
  })

  test('without timing nothing ever runs', () => {
    clock.close()
    clock = new Clock(time, undefined, [undefined], (seat) => expired.push(seat))
    follow(asks([0, 'a']))
    expect(clock.shownTo(0)).toEqual({ deadline: 0, reserve: 0 })
    expect(clock.isRunning).toBe(false)
  })
})
