import { describe, expect, test } from 'vitest'
import { adjust, differenceInterval, meanInterval, surpriseOf, twoSided, wilson } from './statistics.ts'

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
    const [low, high] = differenceInterval(0.6, 100, 0.5, 100)
    expect(low).toBeCloseTo(-0.0373, 3)
    expect(high).toBeCloseTo(0.2321, 3)
    const [nearLow, nearHigh] = differenceInterval(0.6, 10_000, 0.5, 10_000)
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

  test('tables where all or no seats hold something say nothing, and the others are compared with the expectation of each seat', () => {
    expect(surpriseOf([])).toBe(1)
    expect(surpriseOf([{ seats: 2, holders: 2, won: 1 }])).toBe(1)
    const won = (times: number, won: number) => Array.from({ length: times }, () => ({ seats: 4, holders: 1, won }))
    expect(surpriseOf([...won(25, 1), ...won(75, 0)])).toBeCloseTo(1, 6)
    // 40 of 100 instead of 25: √(100 × 0.25 × 0.75) = 4.33 away
    expect(surpriseOf([...won(40, 1), ...won(60, 0)])).toBeCloseTo(twoSided(15 / 4.3301), 6)
  })

  test('Benjamini and Hochberg: each p is multiplied by the number of comparisons and divided by its rank, and the order is kept', () => {
    const adjusted = adjust([0.01, 0.04, 0.03, 0.5])
    expect(adjusted[0]).toBeCloseTo(0.04, 10)
    expect(adjusted[1]).toBeCloseTo(0.16 / 3, 10)
    expect(adjusted[2]).toBeCloseTo(0.16 / 3, 10)
    expect(adjusted[3]).toBeCloseTo(0.5, 10)
    expect(adjust([])).toEqual([])
  })
})
