import { expect, test } from 'vitest'
import { niceIncrement } from './threads.ts'

test('a thread lowers its priority by what is wanted, but never to the nice value -1, with which it could not start', () => {
  expect(niceIncrement(5, 0)).toBe(5)
  expect(niceIncrement(10, -5)).toBe(10)
  expect(niceIncrement(5, -6)).toBe(6)
  expect(niceIncrement(10, -11)).toBe(11)
})
