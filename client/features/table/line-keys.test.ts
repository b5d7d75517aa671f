import { expect, test } from 'vitest'
import { lineAfter } from './line-keys.ts'

test('arrows lead from line to line and stop at both ends', () => {
  expect([lineAfter('ArrowUp', 3, 5), lineAfter('ArrowDown', 3, 5)]).toEqual([2, 4])
  expect([lineAfter('ArrowUp', 0, 5), lineAfter('ArrowDown', 4, 5)]).toEqual([0, 4])
})

test('Home and End lead to the ends, and other keys lead nowhere', () => {
  expect([lineAfter('Home', 3, 5), lineAfter('End', 1, 5), lineAfter('a', 1, 5)]).toEqual([0, 4, undefined])
})
