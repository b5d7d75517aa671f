import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Span, union, within, without } from './spans.ts'

const LONGEST = 60
const span = fc.tuple(fc.nat(LONGEST), fc.nat(LONGEST)).map(([from, length]): Span => [from, from + length])
const spans = fc.array(span, { maxLength: 8 })

/** Returns all whole moments of these spans. The functions under test must agree with such sets. */
const momentsOf = (all: readonly Span[]): ReadonlySet<number> =>
  new Set(all.flatMap(([from, to]) => Array.from({ length: to - from }, (_, n) => from + n)))
const isApart = (all: readonly Span[]): boolean => all.every(([from, to], n) => from < to && (all[n + 1]?.[0] ?? Number.POSITIVE_INFINITY) > to)

describe('spans of time', () => {
  test('merged by `union` have the moments of all of them and are in order without overlaps', () => {
    fc.assert(
      fc.property(spans, (all) => {
        expect(momentsOf(union(all))).toEqual(momentsOf(all))
        expect(isApart(union(all))).toBe(true)
      }),
    )
  })

  test('have as much time `within` others as they have moments in common', () => {
    fc.assert(
      fc.property(span, spans, (one, others) => {
        const other = momentsOf(others)
        expect(within(one, union(others))).toBe([...momentsOf([one])].filter((moment) => other.has(moment)).length)
      }),
    )
  })

  test('divide into the parts `without` the others and the time `within` them', () => {
    fc.assert(
      fc.property(span, spans, (one, others) => {
        const apart = union(others)
        const left = without(one, apart)
        expect(isApart(left)).toBe(true)
        expect(momentsOf(left)).toEqual(new Set([...momentsOf([one])].filter((moment) => !momentsOf(others).has(moment))))
        expect(within(one, left) + within(one, apart)).toBe(one[1] - one[0])
      }),
    )
  })

  test('may have no end', () => {
    expect(without([5, 20], [[10, Number.POSITIVE_INFINITY]])).toEqual([[5, 10]])
  })
})
