import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deepFreeze } from '../conformance/freeze.ts'
import { clone } from './clone.ts'

test('a clone of plain data equals it and shares nothing with it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const before = JSON.stringify(value)
      const copy = clone(deepFreeze(value))
      expect(copy).toEqual(value)
      expect(JSON.stringify(copy)).toBe(before)
      if (typeof value === 'object' && value !== null) expect(isApart(copy, value)).toBe(true)
    }),
  )
})

function isApart(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return true
  const parts = new Map(Object.entries(other))
  return one !== other && Object.entries(one).every(([key, part]) => isApart(part, parts.get(key)))
}
