import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Ask, checkPick, normalisePick, type Pick, sortOptions } from './ask.ts'
import { countPicks, listPicks, samplePick } from './picks.ts'
import { Random } from './random.ts'

const options = (...ids: string[]) => ids.map((id) => ({ id }))
const randomOf = (n: number): Random => new Random({ seed: n.toString(16).padStart(64, '0'), drawn: 0 })

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 })
const asks: fc.Arbitrary<Ask> = fc.oneof(
  ids.map((all): Ask => ({ kind: 'one', options: options(...all) })),
  fc.tuple(ids, fc.nat(5), fc.nat(5)).map(([all, a, b]): Ask => {
    const max = Math.max(1, Math.min(all.length, Math.max(a, b)))
    return { kind: 'some', options: options(...all), min: Math.min(a, b, max), max }
  }),
  fc.tuple(fc.integer({ min: -9, max: 9 }), fc.nat(9)).map(([min, more]): Ask => ({ kind: 'amount', min, max: min + more })),
  ids.map((all): Ask => ({ kind: 'order', options: options(...all) })),
)
/** Anything at all, often made of pieces that were offered. */
const junk = (ask: Ask): fc.Arbitrary<unknown> => {
  const offered = ask.kind === 'amount' ? ['x'] : ask.options.map(({ id }) => id)
  return fc.oneof(
    fc.string(),
    fc.integer({ min: -20, max: 20 }),
    fc.double(),
    fc.constantFrom(...offered),
    fc.array(fc.constantFrom(...offered)),
    fc.anything(),
  )
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

describe('an answer is legal exactly when it was offered', () => {
  test('of all that can be said, only listed picks pass', () => {
    fc.assert(
      fc.property(
        asks.chain((ask) => fc.tuple(fc.constant(ask), junk(ask))),
        ([ask, said]) => {
          const pick = said as Pick
          const legal = listPicks(ask, 1000, randomOf(1))
          const listed = legal.some((known) => {
            if (typeof said === 'number') return known === said
            if (ask.kind === 'some' && Array.isArray(said) && said.every((id) => typeof id === 'string')) return same(known, said.toSorted())
            return typeof said === typeof known && same(known, said)
          })
          expect(checkPick(ask, pick) === undefined).toBe(listed)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('all of them are listed, once, and can be drawn', () => {
    fc.assert(
      fc.property(asks, fc.nat(), (ask, n) => {
        const legal = listPicks(ask, 1000, randomOf(n))
        expect(legal.length).toBe(countPicks(ask))
        expect(new Set(legal.map((pick) => JSON.stringify(pick))).size).toBe(legal.length)
        expect(checkPick(ask, samplePick(ask, randomOf(n)))).toBeUndefined()
        for (const pick of legal) expect(checkPick(ask, pick)).toBeUndefined()
      }),
    )
  })

  test('when there are too many, some of them are listed, the ends of an amount included', () => {
    const amounts = listPicks({ kind: 'amount', min: 3, max: 103 }, 5, randomOf(1))
    expect(amounts).toEqual([3, 28, 53, 78, 103])
    const order: Ask = { kind: 'order', options: options('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h') }
    const orders = listPicks(order, 50, randomOf(1))
    expect(new Set(orders.map(String)).size).toBe(50)
    for (const pick of orders) expect(checkPick(order, pick)).toBeUndefined()
  })

  test.each([
    [{ kind: 'one', options: options('a') }, 0],
    [{ kind: 'one', options: options('a') }, ['a']],
    [{ kind: 'amount', min: 0, max: 2 }, '1'],
    [{ kind: 'amount', min: 0, max: 2 }, 1.5],
    [{ kind: 'amount', min: 0, max: 2 }, Number.NaN],
    [{ kind: 'some', options: options('a', '1'), min: 0, max: 2 }, 'a'],
    [{ kind: 'some', options: options('a', '1'), min: 0, max: 2 }, [1]],
    [{ kind: 'order', options: options('a') }, null],
  ] as const)('a pick of the wrong kind is malformed: %j with %j', (ask, pick) => {
    expect(checkPick(ask, pick as unknown as Pick)).toEqual({ code: 'malformed' })
  })

  test.each([
    [{ kind: 'one', options: options('a') }, 'b'],
    [{ kind: 'amount', min: 1, max: 2 }, 0],
    [{ kind: 'amount', min: 1, max: 2 }, 3],
    [{ kind: 'some', options: options('a', 'b', 'c'), min: 1, max: 2 }, []],
    [{ kind: 'some', options: options('a', 'b', 'c'), min: 1, max: 2 }, ['a', 'b', 'c']],
    [{ kind: 'some', options: options('a', 'b', 'c'), min: 1, max: 2 }, ['a', 'a']],
    [{ kind: 'order', options: options('a', 'b') }, ['a']],
    [{ kind: 'order', options: options('a', 'b') }, ['a', 'a']],
  ] as const)('a pick outside the offer is not offered: %j with %j', (ask, pick) => {
    expect(checkPick(ask, pick)).toEqual({ code: 'not-offered' })
  })
})

test('options have one order, whatever order the rules found them in', () => {
  expect(sortOptions({ kind: 'one', options: options('b', 'a>c', 'a', 'B') })).toEqual({ kind: 'one', options: options('B', 'a', 'a>c', 'b') })
})

test('the same set in another order is the same answer; an order stays as given; minus zero is zero', () => {
  expect(normalisePick({ kind: 'some', options: options('a', 'b'), min: 0, max: 2 }, ['b', 'a'])).toEqual(['a', 'b'])
  expect(normalisePick({ kind: 'order', options: options('a', 'b') }, ['b', 'a'])).toEqual(['b', 'a'])
  expect(normalisePick({ kind: 'amount', min: 0, max: 2 }, -0)).toBe(0)
})
