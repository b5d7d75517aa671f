import { describe, expect, it } from 'vitest'
import { deepEqual } from './equal.ts'

describe('deepEqual', () => {
  const thing = { name: 'owl', at: [1, 2, { deep: true }] }

  it.each([
    [thing, structuredClone(thing)],
    [[], []],
    ['owl', 'owl'],
    [undefined, undefined],
    [{ ...thing, more: undefined }, thing],
    [thing, { ...thing, more: undefined }],
  ])('holds for equal values: %j', (a, b) => {
    expect(deepEqual(a, b)).toBe(true)
  })

  it.each([
    [thing, { ...thing, name: 'bat' }],
    [thing, { ...thing, at: [1, 2, { deep: false }] }],
    [thing, { ...thing, more: 1 }],
    [{ ...thing, more: 1 }, thing],
    [
      [1, 2],
      [1, 2, 3],
    ],
    [[], {}],
    [0, false],
    [undefined, {}],
  ])('does not hold for %j and %j', (a, b) => {
    expect(deepEqual(a, b)).toBe(false)
  })
})
