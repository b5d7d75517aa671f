import { describe, expect, test } from 'vitest'
import { shrinkList } from './shrink.ts'

const oneTo = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index + 1)
const failsWith =
  (...needed: readonly number[]) =>
  (items: readonly number[]): readonly number[] | undefined =>
    needed.every((item) => items.includes(item)) ? items : undefined

describe('a list that fails', () => {
  test('is shortened to the items that it needs to fail', () => {
    expect(shrinkList(oneTo(500), failsWith(3, 250, 499))).toEqual([3, 250, 499])
    expect(shrinkList(oneTo(500), failsWith(1, 2, 500))).toEqual([1, 2, 500])
    expect(shrinkList(oneTo(1), failsWith(1))).toEqual([1])
    expect(shrinkList(oneTo(7), failsWith())).toEqual([])
  })

  test('is shortened at once to the part that an attempt needed', () => {
    const attempted: number[] = []
    const upToThree = (items: readonly number[]): readonly number[] | undefined => {
      attempted.push(items.length)
      return items.includes(3) ? items.slice(0, items.indexOf(3) + 1) : undefined
    }
    expect(shrinkList(oneTo(10_000), upToThree)).toEqual([3])
    expect(attempted.slice(1).every((length) => length <= 3)).toBe(true)
  })

  test('stays as it is if it does not fail again', () => {
    expect(shrinkList(oneTo(9), () => undefined)).toEqual(oneTo(9))
  })

  test('is not tried beyond the limit of replayed items', () => {
    let tries = 0
    shrinkList(oneTo(10_000), (items) => {
      tries++
      return items.length === 10_000 ? items : undefined
    })
    expect(tries).toBeLessThan(10)
  })
})
