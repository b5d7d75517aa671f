import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TokenBucket, TokenBuckets } from './token-bucket.ts'

describe('a token bucket', () => {
  test('gives all tokens at once, and then one for each share of the time', () => {
    const bucket = new TokenBucket({ most: 4, withinMs: 1000 })
    expect([1, 2, 3, 4, 5].map(() => bucket.tryTake(0))).toEqual([undefined, undefined, undefined, undefined, 250])
    expect(bucket.tryTake(249)).toBe(1)
    expect(bucket.tryTake(500)).toBeUndefined()
  })

  test('saves up no more than its capacity', () => {
    const bucket = new TokenBucket({ most: 2, withinMs: 1000 })
    expect([1, 2, 3].map(() => bucket.tryTake(60_000))).toEqual([undefined, undefined, 500])
  })

  test('loses no token by a refused use or by `waitAt`', () => {
    const bucket = new TokenBucket({ most: 1, withinMs: 20_000 })
    expect(bucket.waitAt(0)).toBeUndefined()
    expect(bucket.tryTake(0)).toBeUndefined()
    for (let n = 0; n < 100; n++) expect(bucket.tryTake(n)).toBe(20_000 - n)
    expect(bucket.tryTake(20_000)).toBeUndefined()
  })

  test('gives its capacity at once and never exceeds its rate after that, whenever it is asked', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), fc.array(fc.nat(5000), { maxLength: 300 }), (most, gaps) => {
        const bucket = new TokenBucket({ most, withinMs: 60_000 })
        for (let n = 0; n < most; n++) expect(bucket.tryTake(0)).toBeUndefined()
        let now = 0
        let given = 0
        for (const gap of gaps) {
          now += gap
          if (bucket.tryTake(now) === undefined) given++
        }
        expect(given).toBeLessThanOrEqual((most * (now + 0.001)) / 60_000)
      }),
    )
  })
})

describe('token buckets by key', () => {
  test('are independent of each other', () => {
    const buckets = new TokenBuckets({ most: 1, withinMs: 1000 })
    expect(buckets.of('ada', 0).tryTake(0)).toBeUndefined()
    expect(buckets.of('ben', 0).tryTake(0)).toBeUndefined()
    expect(buckets.of('ada', 0).tryTake(0)).toBe(1000)
  })

  test('are forgotten when they are full, and only then', () => {
    const buckets = new TokenBuckets({ most: 60, withinMs: 60_000 })
    for (let n = 0; n < 30_000; n++) buckets.of(`visitor ${n}`, n).tryTake(n)
    expect(buckets.size).toBeLessThan(25_000)
    for (let n = 0; n < 59; n++) expect(buckets.of('visitor 29999', 30_000).tryTake(30_000)).toBeUndefined()
    expect(buckets.of('visitor 29999', 30_000).tryTake(30_000)).toBe(999)
  })
})
