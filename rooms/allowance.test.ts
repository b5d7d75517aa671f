import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Allowance, Allowances } from './allowance.ts'

describe('an allowance', () => {
  test('may be taken at once, and then one for each share of the time', () => {
    const allowance = new Allowance({ most: 4, withinMs: 1000 })
    expect([1, 2, 3, 4, 5].map(() => allowance.take(0))).toEqual([undefined, undefined, undefined, undefined, 250])
    expect(allowance.take(249)).toBe(1)
    expect(allowance.take(500)).toBeUndefined()
  })

  test('that is not used is not saved up', () => {
    const allowance = new Allowance({ most: 2, withinMs: 1000 })
    expect([1, 2, 3].map(() => allowance.take(60_000))).toEqual([undefined, undefined, 500])
  })

  test('is not used up by asking in vain, nor by looking', () => {
    const allowance = new Allowance({ most: 1, withinMs: 20_000 })
    expect(allowance.waitAt(0)).toBeUndefined()
    expect(allowance.take(0)).toBeUndefined()
    for (let n = 0; n < 100; n++) expect(allowance.take(n)).toBe(20_000 - n)
    expect(allowance.take(20_000)).toBeUndefined()
  })

  test('gives its number at once, and never more than that and its pace, whenever it is asked', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), fc.array(fc.nat(5000), { maxLength: 300 }), (most, gaps) => {
        const allowance = new Allowance({ most, withinMs: 60_000 })
        for (let n = 0; n < most; n++) expect(allowance.take(0)).toBeUndefined()
        let now = 0
        let given = 0
        for (const gap of gaps) {
          now += gap
          if (allowance.take(now) === undefined) given++
        }
        expect(given).toBeLessThanOrEqual((most * (now + 0.001)) / 60_000)
      }),
    )
  })
})

describe('allowances', () => {
  test('of one are not used up by the other', () => {
    const allowances = new Allowances({ most: 1, withinMs: 1000 })
    expect(allowances.of('ada', 0).take(0)).toBeUndefined()
    expect(allowances.of('ben', 0).take(0)).toBeUndefined()
    expect(allowances.of('ada', 0).take(0)).toBe(1000)
  })

  test('of who has been quiet are forgotten, and only theirs', () => {
    const allowances = new Allowances({ most: 60, withinMs: 60_000 })
    for (let n = 0; n < 30_000; n++) allowances.of(`visitor ${n}`, n).take(n)
    expect(allowances.size).toBeLessThan(25_000)
    for (let n = 0; n < 59; n++) expect(allowances.of('visitor 29999', 30_000).take(30_000)).toBeUndefined()
    expect(allowances.of('visitor 29999', 30_000).take(30_000)).toBe(999)
  })
})
