import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Allowance, networkOf } from './limits.ts'

describe('an allowance', () => {
  test('gives a burst at once, then one after another at its pace', () => {
    const allowance = new Allowance(60)
    const at = (ms: number) => allowance.take('ada', ms)
    for (let n = 0; n < 20; n++) expect(at(0)).toBeUndefined()
    expect(at(0)).toBe(1)
    expect(at(999)).toBe(1)
    expect(at(1000)).toBeUndefined()
    expect(at(1000)).toBe(1)
    expect(at(61_000)).toBeUndefined()
  })

  test('asking in vain costs nothing', () => {
    const allowance = new Allowance(3)
    expect(allowance.take('ada', 0)).toBeUndefined()
    for (let n = 0; n < 100; n++) expect(allowance.take('ada', n)).toBe(20)
    expect(allowance.take('ada', 20_000)).toBeUndefined()
  })

  test('one does not use up the other’s', () => {
    const allowance = new Allowance(1)
    expect(allowance.take('ada', 0)).toBeUndefined()
    expect(allowance.take('ben', 0)).toBeUndefined()
    expect(allowance.take('ada', 0)).toBe(60)
  })

  test('never gives more than its pace and one burst, whenever it is asked', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), fc.array(fc.nat(5000), { maxLength: 300 }), (perMinute, gaps) => {
        const allowance = new Allowance(perMinute)
        let now = 0
        let given = 0
        for (const gap of gaps) {
          now += gap
          if (allowance.take('ada', now) === undefined) given++
        }
        expect(given).toBeLessThanOrEqual(Math.ceil(perMinute / 3) + (perMinute * now) / 60_000)
      }),
    )
  })

  test('forgets who has been quiet, and only them', () => {
    const allowance = new Allowance(60)
    for (let n = 0; n < 30_000; n++) allowance.take(`visitor ${n}`, n)
    for (let n = 0; n < 19; n++) expect(allowance.take('visitor 29999', 30_000)).toBeUndefined()
    expect(allowance.take('visitor 29999', 30_000)).toBe(1)
  })
})

describe('the network of an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1:2', 'fe80:0:0:0'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
