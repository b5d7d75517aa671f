import { describe, expect, test } from 'vitest'
import { Pace } from './pace.ts'

describe('the pace of one network', () => {
  test('lets a few come at once, and the others one after another', () => {
    const pace = new Pace({ perSecond: 10, burst: 3, patienceMs: 1000 })
    expect([1, 2, 3, 4, 5].map(() => pace.take('home', 0))).toEqual([0, 0, 0, 100, 200])
    expect(pace.take('elsewhere', 0)).toBe(0)
    expect(pace.take('home', 200)).toBe(100)
  })

  test('gives no turn after too long a wait, and such a request does not delay the next one', () => {
    const pace = new Pace({ perSecond: 10, burst: 1, patienceMs: 300 })
    expect([1, 2, 3, 4, 5, 6, 7].map(() => pace.take('home', 0))).toEqual([0, 100, 200, 300, undefined, undefined, undefined])
    expect(pace.take('home', 100)).toBe(300)
  })

  test('saves up no more than its burst, however long the network was quiet', () => {
    const pace = new Pace({ perSecond: 10, burst: 2, patienceMs: 1000 })
    pace.take('home', 0)
    expect([1, 2, 3].map(() => pace.take('home', 60_000))).toEqual([0, 0, 100])
  })

  test('is forgotten when the network has been quiet', () => {
    const pace = new Pace({ perSecond: 10, burst: 2, patienceMs: 1000 })
    for (let n = 0; n < 10_000; n++) pace.take(`network ${n}`, 0)
    pace.take('home', 60_000)
    expect(pace.networks).toBe(1)
  })
})
