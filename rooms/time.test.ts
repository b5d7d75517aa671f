import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ControlledTime } from '#testing/controlled-time.ts'
import { pause, realTime } from './time.ts'

const DAY_MS = 86_400_000

describe('real time', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1000 }))
  afterEach(() => void vi.useRealTimers())

  test('is the clock of the machine, and a timer may be months away', () => {
    const done: string[] = []
    realTime.after(100 * DAY_MS, () => done.push('far'))
    realTime.after(10, () => done.push('soon'))
    const cancel = realTime.after(60 * DAY_MS, () => done.push('never'))
    vi.advanceTimersByTime(50 * DAY_MS)
    expect(realTime.now()).toBe(1000 + 50 * DAY_MS)
    expect(done).toEqual(['soon'])
    cancel()
    vi.advanceTimersByTime(50 * DAY_MS)
    expect(done).toEqual(['soon', 'far'])
  })
})

describe('controlled time', () => {
  test('runs every timer at its own moment when it is advanced, also those that are set on the way', () => {
    const time = new ControlledTime(1000)
    const done: (readonly [string, number])[] = []
    const note = (what: string) => () => done.push([what, time.now()])
    time.after(30, note('third'))
    time.after(10, () => {
      note('first')()
      time.after(10, note('second'))
    })
    time.after(30, note('after the third'))
    time.after(31, note('later'))
    const cancel = time.after(15, note('never'))
    cancel()
    expect(time.nextAt).toBe(1010)
    time.advance(30)
    expect(done).toEqual([
      ['first', 1010],
      ['second', 1020],
      ['third', 1030],
      ['after the third', 1030],
    ])
    expect(time.now()).toBe(1030)
    expect(time.nextAt).toBe(1031)
  })

  test('runs the due timers late after a freeze, the earliest first, and no others', () => {
    const time = new ControlledTime(1000)
    const done: (readonly [string, number])[] = []
    const note = (what: string) => () => done.push([what, time.now()])
    time.after(20, note('second'))
    time.after(10, () => {
      note('first')()
      time.after(10, note('in time'))
    })
    time.freeze(100)
    expect(done).toEqual([
      ['first', 1100],
      ['second', 1100],
    ])
    time.advance(10)
    expect(done.at(-1)).toEqual(['in time', 1110])
  })

  test('a pause of 0 ms ends at once, and a longer one ends when its time has passed', async () => {
    const time = new ControlledTime()
    await pause(time, 0)
    const over = pause(time, 5).then(() => time.now())
    const began = time.now()
    time.advance(5)
    expect(await over).toBe(began + 5)
  })
})
