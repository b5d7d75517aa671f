import { describe, expect, test } from 'vitest'
import { differenceInterval, meanInterval, simultaneousZ, twoSided, wilson } from './statistics.ts'

describe('the statistics of matches between bots', () => {
  test("the interval of a share is Wilson's", () => {
    const [low, high] = wilson(0.5, 100)
    expect(low).toBeCloseTo(0.4038, 3)
    expect(high).toBeCloseTo(0.5962, 3)
    expect(wilson(0, 10)[0]).toBeCloseTo(0, 10)
    expect(wilson(0, 10)[1]).toBeCloseTo(0.2775, 3)
    expect(wilson(0, 0)).toEqual([0, 1])
  })

  test('the interval of a difference contains the difference and shrinks with more matches', () => {
    const [low, high] = differenceInterval({ p: 0.6, n: 100 }, { p: 0.5, n: 100 })
    expect(low).toBeCloseTo(-0.0373, 3)
    expect(high).toBeCloseTo(0.2321, 3)
    const [nearLow, nearHigh] = differenceInterval({ p: 0.6, n: 10_000 }, { p: 0.5, n: 10_000 })
    expect(nearLow).toBeGreaterThan(low)
    expect(nearHigh).toBeLessThan(high)
  })

  test('the interval of a mean', () => {
    const [low, high] = meanInterval([1, 2, 3, 4, 5])
    expect(low).toBeCloseTo(3 - 1.386, 3)
    expect(high).toBeCloseTo(3 + 1.386, 3)
  })

  test('the probability of a number at least so far from zero', () => {
    expect(twoSided(0)).toBeCloseTo(1, 6)
    expect(twoSided(1.96)).toBeCloseTo(0.05, 3)
    expect(twoSided(-2.5758)).toBeCloseTo(0.01, 4)
  })

  test('intervals that hold at the same time are wider, the more of them there are', () => {
    expect(simultaneousZ(1)).toBeCloseTo(1.96, 3)
    expect(simultaneousZ(50)).toBeCloseTo(3.2905, 3)
    expect(simultaneousZ(100)).toBeCloseTo(3.4808, 3)
    expect(wilson(0.5, 100, simultaneousZ(50))[0]).toBeLessThan(wilson(0.5, 100)[0])
  })
})
