import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Random } from './random.ts'

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const stream = (seed = SEED, drawn = 0): Random => new Random({ seed, drawn })

/** Computes a word of the same stream with another library. */
function wordAt(seed: string, index: number): number {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(index / 8)))
  const block = createHash('sha256')
    .update(Buffer.concat([Buffer.from(seed, 'hex'), counter]))
    .digest()
  return block.readUInt32BE((index % 8) * 4)
}

describe('the stream', () => {
  test('is SHA-256 of the seed and a counter, with eight words in a block', () => {
    const random = stream()
    for (let index = 0; index < 40; index++) expect(random.int(2 ** 32)).toBe(wordAt(SEED, index))
  })

  test('gives the recorded numbers for a known seed', () => {
    const random = stream()
    expect([random.int(6), random.int(6), random.int(52), random.int(1000)]).toEqual([0, 1, 27, 199])
    expect(stream().shuffle(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['f', 'c', 'b', 'd', 'e', 'a'])
    expect(stream().fork()).toEqual({ seed: 'a9d6e500293a88bd38cbe213d07ab71f8cb2258552072a01bdf1c40be527f4d0', drawn: 0 })
  })

  test('gives fractions from 0 up to, but not including, 1', () => {
    const random = stream()
    expect(Array.from({ length: 40 }, () => random.float())).toEqual(Array.from({ length: 40 }, (_, index) => wordAt(SEED, index) / 2 ** 32))
  })

  test('continues exactly where a stored state left it', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), (before, after) => {
        const state = { seed: SEED, drawn: 0 }
        const whole = new Random(state)
        for (let n = 0; n < before; n++) whole.int(2 ** 32)
        const resumed = new Random(JSON.parse(JSON.stringify(state)))
        for (let n = 0; n < after; n++) expect(resumed.float()).toBe(whole.float())
      }),
    )
  })

  test('counts every word that is drawn', () => {
    const state = { seed: SEED, drawn: 0 }
    new Random(state).shuffle([1, 2, 3, 4])
    expect(state.drawn).toBe(3)
  })
})

describe('random results are fair', () => {
  test('every face of a die comes up equally often', () => {
    const random = stream()
    const faces = [0, 0, 0, 0, 0, 0]
    for (let n = 0; n < 60_000; n++) {
      const face = random.int(6)
      faces[face] = (faces[face] ?? 0) + 1
    }
    const deviation = faces.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    expect(deviation).toBeLessThan(25) // chi-squared, 5 degrees of freedom: p = 0.0001
  })

  test('numbers below a bound that does not divide 2 ** 32 are equally likely', () => {
    const random = stream()
    const thirds = [0, 0, 0]
    for (let n = 0; n < 3000; n++) {
      const third = Math.floor(random.int(3 * 2 ** 30) / 2 ** 30)
      thirds[third] = (thirds[third] ?? 0) + 1
    }
    const deviation = thirds.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(deviation).toBeLessThan(18) // 2 degrees of freedom: p = 0.0001
  })

  test('every order of a shuffle is equally likely', () => {
    const random = stream()
    const orders = new Map<string, number>()
    for (let n = 0; n < 24_000; n++) {
      const order = random.shuffle(['a', 'b', 'c', 'd']).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(24)
    const deviation = [...orders.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(deviation).toBeLessThan(60) // 23 degrees of freedom: p < 0.0001
  })

  test('a shuffle keeps all items and does not change its source', () => {
    const source = Object.freeze([1, 2, 3, 4, 5])
    expect(stream().shuffle(source).toSorted()).toEqual([1, 2, 3, 4, 5])
  })
})

test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('int(%d) is a RangeError', (below) => {
  expect(() => stream().int(below)).toThrow(new RangeError(`int(${below})`))
})

test('a pick from an empty list is a RangeError', () => {
  expect(() => stream().pick([])).toThrow(RangeError)
  // A list with a hole
  expect(() => stream().pick([undefined])).toThrow(new RangeError('pick from an empty list'))
})
