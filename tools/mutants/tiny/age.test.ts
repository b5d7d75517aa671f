import { expect, test } from 'vitest'
import { isGrown } from './age.ts'

/** This test does not check 18, so that one mutant survives. */
test('a child is not grown; its grandmother is', () => {
  expect([isGrown(8), isGrown(80)]).toEqual([false, true])
})
