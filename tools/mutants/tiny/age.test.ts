import { expect, test } from 'vitest'
import { isGrown } from './age.ts'

/** Says nothing about 18 itself, so that one mutant lives. */
test('a child is not grown; its grandmother is', () => {
  expect([isGrown(8), isGrown(80)]).toEqual([false, true])
})
