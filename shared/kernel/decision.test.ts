import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPick, normalisePick, type PickValue, type Question, sortChoices } from './decision.ts'
import { countPicks, listPicks, samplePick } from './picks.ts'
import { Random } from './random.ts'

const options = (...ids: string[]) => ids.map((id) => ({ id }))
const randomOf = (n: number): Random => new Random({ seed: n.toString(16).padStart(64, '0'), drawn: 0 })

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 })
const asks: fc.Arbitrary<Question> = fc.oneof(
  ids.map((all): Question => ({ kind: 'one', choices: options(...all) })),
  fc.tuple(ids, fc.nat(5), fc.nat(5)).map(([all, a, b]): Question => {
    const max = Math.max(1, Math.min(all.length, Math.max(a, b)))
    return { kind: 'some', choices: options(...all), min: Math.min(a, b, max), max }
  }),
  fc.tuple(fc.integer({ min: -9, max: 9 }), fc.nat(9)).map(([min, more]): Question => ({ kind: 'amount', min, max: min + more })),
  ids.map((all): Question => ({ kind: 'order', choices: options(...all) })),
)
/** Arbitrary values, often made of ids that were offered. */
const junk = (question: Question): fc.Arbitrary<unknown> => {
  const offered = question.kind === 'amount' ? ['x'] : question.choices.map(({ id }) => id)
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
  test('only listed picks pass the check', () => {
    fc.assert(
      fc.property(
        asks.chain((question) => fc.tuple(fc.constant(question), junk(question))),
        ([question, said]) => {
          const pick = said as PickValue
          const legal = listPicks(question, 1000, randomOf(1))
          const listed = legal.some((known) => {
            if (typeof said === 'number') return known === said
            if (question.kind === 'some' && Array.isArray(said) && said.every((id) => typeof id === 'string')) return same(known, said.toSorted())
            return typeof said === typeof known && same(known, said)
          })
          expect(checkPick(question, pick) === undefined).toBe(listed)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('every legal pick is listed once, and samples are legal', () => {
    fc.assert(
      fc.property(asks, fc.nat(), (question, n) => {
        const legal = listPicks(question, 1000, randomOf(n))
        expect(legal.length).toBe(countPicks(question))
        expect(new Set(legal.map((pick) => JSON.stringify(pick))).size).toBe(legal.length)
        expect(checkPick(question, samplePick(question, randomOf(n)))).toBeUndefined()
        for (const pick of legal) expect(checkPick(question, pick)).toBeUndefined()
      }),
    )
  })

  test('only a part is listed above the limit, including both ends of an amount', () => {
    const amounts = listPicks({ kind: 'amount', min: 3, max: 103 }, 5, randomOf(1))
    expect(amounts).toEqual([3, 28, 53, 78, 103])
    const order: Question = { kind: 'order', choices: options('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h') }
    const orders = listPicks(order, 50, randomOf(1))
    expect(new Set(orders.map(String)).size).toBe(50)
    for (const pick of orders) expect(checkPick(order, pick)).toBeUndefined()
  })

  test.each([
    [{ kind: 'one', choices: options('a') }, 0],
    [{ kind: 'one', choices: options('a') }, ['a']],
    [{ kind: 'amount', min: 0, max: 2 }, '1'],
    [{ kind: 'amount', min: 0, max: 2 }, 1.5],
    [{ kind: 'amount', min: 0, max: 2 }, Number.NaN],
    [{ kind: 'some', choices: options('a', '1'), min: 0, max: 2 }, 'a'],
    [{ kind: 'some', choices: options('a', '1'), min: 0, max: 2 }, [1]],
    [{ kind: 'order', choices: options('a') }, null],
  ] as const)('a pick of the wrong kind is malformed: %j with %j', (ask, pick) => {
    expect(checkPick(ask, pick as unknown as PickValue)).toEqual({ code: 'malformed' })
  })

  test.each([
    [{ kind: 'one', choices: options('a') }, 'b'],
    [{ kind: 'amount', min: 1, max: 2 }, 0],
    [{ kind: 'amount', min: 1, max: 2 }, 3],
    [{ kind: 'some', choices: options('a', 'b', 'c'), min: 1, max: 2 }, []],
    [{ kind: 'some', choices: options('a', 'b', 'c'), min: 1, max: 2 }, ['a', 'b', 'c']],
    [{ kind: 'some', choices: options('a', 'b', 'c'), min: 1, max: 2 }, ['a', 'a']],
    [{ kind: 'order', choices: options('a', 'b') }, ['a']],
    [{ kind: 'order', choices: options('a', 'b') }, ['a', 'a']],
  ] as const)('a pick outside the question is refused as not offered: %j with %j', (ask, pick) => {
    expect(checkPick(ask, pick)).toEqual({ code: 'not-offered' })
  })
})

test('choices are sorted, whatever order the rules gave them in', () => {
  expect(sortChoices({ kind: 'one', choices: options('b', 'a>c', 'a', 'B') })).toEqual({ kind: 'one', choices: options('B', 'a', 'a>c', 'b') })
})

test('normalising sorts a set, keeps an order as given and turns minus zero into zero', () => {
  expect(normalisePick({ kind: 'some', choices: options('a', 'b'), min: 0, max: 2 }, ['b', 'a'])).toEqual(['a', 'b'])
  expect(normalisePick({ kind: 'order', choices: options('a', 'b') }, ['b', 'a'])).toEqual(['b', 'a'])
  expect(normalisePick({ kind: 'amount', min: 0, max: 2 }, -0)).toBe(0)
})
