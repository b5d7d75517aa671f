import { expect, test } from 'vitest'
import { Allowance } from './allowance.ts'

test('a second’s worth may be taken at once, and then one for each share of a second', () => {
  const allowance = new Allowance(4, 0)
  expect([1, 2, 3, 4, 5].map(() => allowance.take(0))).toEqual([true, true, true, true, false])
  expect(allowance.take(249)).toBe(false)
  expect(allowance.take(500)).toBe(true)
})

test('what is not used is not saved beyond a second', () => {
  const allowance = new Allowance(2, 0)
  expect([1, 2, 3].map(() => allowance.take(60_000))).toEqual([true, true, false])
})
