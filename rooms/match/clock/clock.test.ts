import { beforeEach, describe, expect, test } from 'vitest'
import type { Seat } from '#shared/kernel/decision.ts'
import { ControlledTime } from '#testing/controlled-time.ts'
import { Clock } from './clock.ts'
import type { TurnChange } from './seat-time.ts'
import type { Span } from './spans.ts'
import { TIMINGS, type Timing } from './timing.ts'

const TIMING: Timing = { decision: 1000, turn: 4000, reserve: 5000, pausesAlone: true }

describe('the clocks of a match', () => {
  let expired: Seat[]
  let time: ControlledTime
  let clock: Clock
  let asked: readonly Seat[]
  let isThere: boolean
  let isOpen: boolean
  let excused: Seat[]
  let outages: { known: readonly Span[]; isSettled: boolean }

  const follow = () => clock.update((seat) => excused.includes(seat), isThere, isOpen)
  const open = (timing: Timing | undefined, first: readonly Seat[] = [0]) => {
    const now = time.now()
    asked = first
    const times = [0, 1].map((seat) => ({
      reserve: timing?.reserve ?? 0,
      running: first.includes(seat) ? { since: now, used: 0, reserve: timing?.reserve ?? 0 } : undefined,
      answered: [],
    }))
    clock = new Clock({ time, outages, timing, times, isTimed: () => true, expire: (seat) => expired.push(seat) })
    follow()
  }
  /** Plans and commits an entry after which these seats must decide. Returns what the journal is told. */
  const enter = (seat: Seat, after: readonly Seat[], { kind = 'answer', ...rest }: Partial<TurnChange> = {}) => {
    const isNew = after.some((other) => !asked.includes(other))
    const change: TurnChange = {
      kind,
      seat,
      quiet: false,
      before: asked,
      after,
      isSameQuestion: after.some((other) => other !== seat && asked.includes(other)),
      isSettled: kind === 'answer' && isNew,
      ...rest,
    }
    const planned = clock.plan(change, time.now())
    clock.commit(planned)
    asked = after
    follow()
    return planned.written
  }
  const left = (seat: Seat) => (clock.publicTime(seat).deadline === 0 ? undefined : clock.publicTime(seat).deadline - time.now())

  beforeEach(() => {
    time = new ControlledTime(100_000)
    expired = []
    excused = []
    isThere = true
    isOpen = true
    outages = { known: [], isSettled: true }
  })

  test('the time for the decision is used first and then the reserve, and then the time is up', () => {
    open(TIMING)
    expect(clock.publicTime(0)).toEqual({ deadline: 106_000, reserve: 5000 })
    time.advance(5999)
    expect(expired).toEqual([])
    time.advance(1)
    expect(expired).toEqual([0])
    expect(clock.isUp(0)).toBe(true)
    enter(0, [1])
    expect(clock.publicTime(0)).toEqual({ deadline: 0, reserve: 0 })
  })

  test('an answer in time costs no reserve, and a late one costs as much as it is late', () => {
    open(TIMING)
    time.advance(900)
    enter(0, [0])
    expect(clock.publicTime(0)).toEqual({ deadline: time.now() + 6000, reserve: 5000 })
    time.advance(1700)
    enter(0, [])
    expect(clock.publicTime(0)).toEqual({ deadline: 0, reserve: 4300 })
    expect(clock.nextAt).toBeUndefined()
  })

  test('many decisions do not make a turn longer: after the time of the turn, each uses the reserve from its first moment', () => {
    open(TIMING)
    for (let n = 0; n < 4; n++) {
      time.advance(1000)
      enter(0, [0])
    }
    expect(clock.publicTime(0)).toEqual({ deadline: time.now() + 5000, reserve: 5000 })
    time.advance(700)
    enter(0, [0])
    expect(clock.publicTime(0)).toEqual({ deadline: time.now() + 4300, reserve: 4300 })
    time.advance(4300)
    expect(expired).toEqual([0])
    enter(0, [0])
    expect(clock.isUp(0)).toBe(true)
  })

  test('a turn lasts until another seat must decide, and the last of several deciders begins a new one', () => {
    open(TIMING, [0, 1])
    time.advance(1000)
    enter(1, [0])
    time.advance(500)
    enter(0, [0, 1])
    expect(left(0)).toBe(6000 - 500)
    for (let n = 0; n < 4; n++) {
      time.advance(1000)
      enter(0, [0, 1], { isSameQuestion: true })
    }
    expect(left(0)).toBe(4500)
    enter(1, [0])
    enter(0, [0, 1])
    expect(left(0)).toBe(5500)
  })

  test('a relaxed turn has a day for all its decisions, and three days of reserve', () => {
    const hour = 3_600_000
    open(TIMINGS.relaxed)
    expect(left(0)).toBe(96 * hour)
    time.advance(20 * hour)
    enter(0, [0])
    expect(left(0)).toBe(76 * hour)
    time.advance(20 * hour)
    enter(0, [1])
    enter(1, [0])
    expect(left(0)).toBe(80 * hour)
  })

  test('seats that decide at the same time have separate clocks', () => {
    open(TIMING, [0, 1])
    time.advance(3000)
    enter(0, [1])
    expect(clock.publicTime(0).reserve).toBe(3000)
    expect(clock.publicTime(1).deadline).toBe(106_000)
    time.advance(3000)
    expect(expired).toEqual([1])
  })

  test('an undo gives neither time nor a new deadline, as if the answer had never been given', () => {
    open(TIMING)
    time.advance(800)
    enter(0, [0])
    time.advance(700)
    enter(0, [0])
    time.advance(500)
    enter(0, [0], { kind: 'undo' })
    expect(clock.publicTime(0).deadline).toBe(106_800)
    enter(0, [0], { kind: 'undo' })
    expect(clock.publicTime(0)).toEqual({ deadline: 106_000, reserve: 5000 })
    enter(0, [])
    expect(clock.publicTime(0).reserve).toBe(4000)
  })

  test('a seat that waits for the others gains no time by an undo, and may not undo when its time would be up', () => {
    open(TIMING, [0, 1])
    time.advance(400)
    enter(0, [1])
    time.advance(3000)
    expect(clock.mayTakeBack(0)).toBe(true)
    enter(0, [0, 1], { kind: 'undo', isSameQuestion: true })
    expect(clock.publicTime(0)).toEqual({ deadline: 106_000, reserve: 5000 })
    enter(0, [1])
    time.advance(2600)
    expect(clock.mayTakeBack(0)).toBe(false)
  })

  test('an optional interruption that is undone gives nobody new time', () => {
    // Seat 0 decides. If seat 1 interrupts, seat 1 must decide and seat 0 waits.
    open(TIMING)
    time.advance(900)
    enter(1, [1], { isSettled: false, isSameQuestion: false })
    time.advance(800)
    enter(1, [0], { kind: 'undo', isSameQuestion: false })
    expect(left(0)).toBe(5100)
    time.advance(50)
    enter(1, [1], { isSettled: false, isSameQuestion: false })
    expect(left(1)).toBe(5200)
  })

  test('no timer is set for a seat that a bot plays, nor when nobody must decide', () => {
    excused = [0]
    open(TIMING)
    expect(clock.nextAt).toBeUndefined()
    excused = []
    enter(0, [])
    expect(clock.nextAt).toBeUndefined()
  })

  test('turning autopilot on and off does not renew the time', () => {
    open(TIMING)
    time.advance(900)
    excused = [0]
    follow()
    expect(clock.publicTime(0).deadline).toBe(0)
    time.advance(100)
    excused = []
    follow()
    expect(clock.publicTime(0).deadline).toBe(106_000)
  })

  test('a live clock stands still while no person is connected, and then continues', () => {
    open(TIMING)
    time.advance(3000)
    isThere = false
    follow()
    time.advance(100_000)
    expect(expired).toEqual([])
    isThere = true
    follow()
    expect(clock.publicTime(0)).toEqual({ deadline: time.now() + 3000, reserve: 5000 })
  })

  test('a clock of any pace stands still while no answer can be taken', () => {
    open({ ...TIMING, pausesAlone: false })
    time.advance(3000)
    isOpen = false
    follow()
    time.advance(100_000)
    expect(expired).toEqual([])
    isOpen = true
    follow()
    expect(left(0)).toBe(3000)
  })

  test('an outage is subtracted once, even if the clock stood still for a part of it', () => {
    open({ ...TIMING, pausesAlone: false })
    time.advance(1000)
    const from = time.now()
    time.advance(500)
    isOpen = false
    follow()
    time.advance(1500)
    outages.known = [[from, time.now()]]
    follow()
    time.advance(700)
    isOpen = true
    follow()
    expect(left(0)).toBe(5000)
    follow()
    expect(left(0)).toBe(5000)
    // The outage turns out to be longer, and then it is forgotten.
    outages.known = [[from, time.now()]]
    follow()
    expect(left(0)).toBe(5000)
    outages.known = [[from, time.now() + 300]]
    time.advance(400)
    expect(left(0)).toBe(4600)
    follow()
    expect(left(0)).toBe(4900)
    outages.known = []
    follow()
    expect(left(0)).toBe(4900)
  })

  test('a question that was asked during an outage has exactly its full time from the end of the outage', () => {
    open({ ...TIMING, pausesAlone: false })
    time.advance(400)
    const from = time.now() - 200
    enter(0, [1])
    time.advance(50_000)
    outages.known = [[from, time.now()]]
    expect(clock.isUp(1)).toBe(false)
    follow()
    expect(left(1)).toBe(6000)
  })

  test('no time is up while it is unknown whether there is an outage, and the rest of the time follows it', () => {
    open({ ...TIMING, pausesAlone: false })
    time.advance(2000)
    const from = time.now()
    outages.isSettled = false
    time.advance(50_000)
    expect(clock.isUp(0)).toBe(false)
    outages = Object.assign(outages, { known: [[from, time.now()]], isSettled: true })
    follow()
    expect(left(0)).toBe(4000)
    time.advance(4000)
    expect(clock.isUp(0)).toBe(true)
  })

  test('a relaxed clock runs while no person is connected', () => {
    isThere = false
    open({ ...TIMING, pausesAlone: false })
    time.advance(6000)
    expect(expired).toEqual([0])
  })

  test('a secret draft of several decisions has one deadline, so that nobody can count them', () => {
    open(TIMING, [0, 1])
    const shown = clock.publicTime(0)
    time.advance(400)
    enter(0, [0, 1], { quiet: true })
    expect(clock.publicTime(0)).toEqual(shown)
    enter(0, [0, 1], { quiet: true, kind: 'undo' })
    expect(clock.publicTime(0)).toEqual(shown)
    time.advance(5600)
    expect(expired).toEqual([0, 1])
  })

  test('an entry stores only the clocks that it starts or changes', () => {
    open(TIMING, [0, 1])
    const began = time.now()
    time.advance(300)
    expect(enter(0, [0, 1], { isSameQuestion: true })).toEqual({
      reserve: 5000,
      clock: [
        { seat: 0, used: 300 },
        { seat: 1, since: began },
      ],
    })
    time.advance(200)
    expect(enter(0, [0, 1], { quiet: true, isSameQuestion: true })).toEqual({ reserve: 5000 })
    expect(enter(0, [1])).toEqual({ reserve: 5000 })
    expect(enter(0, [0, 1], { kind: 'undo', isSameQuestion: true })).toEqual({ reserve: 5000, clock: [{ seat: 0, since: began + 300, used: 300 }] })
    isThere = false
    follow()
    time.advance(9000)
    isThere = true
    follow()
    expect(enter(0, [1])).toEqual({ reserve: 5000, clock: [{ seat: 1, since: began + 9000 }] })
  })

  test('an untimed match has no clocks and stores none', () => {
    open(TIMINGS.untimed)
    expect(clock.publicTime(0)).toEqual({ deadline: 0, reserve: 0 })
    expect(clock.nextAt).toBeUndefined()
    expect(enter(0, [0])).toEqual({})
  })
})
