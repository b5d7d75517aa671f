import { describe, expect, test } from 'vitest'
import { memoLast, memoOnObject } from './memo.ts'

describe('a cached value', () => {
  test('is computed once, and the same object is returned again', () => {
    let made = 0
    const view = memoOnObject(({ n }: { readonly n: number }) => ({ twice: 2 * n, nth: ++made }))
    const [one, other] = [{ n: 1 }, { n: 1 }]
    const first = view(one)
    expect(first).toEqual({ twice: 2, nth: 1 })
    expect(view(one)).toBe(first)
    expect(view(other)).toEqual({ twice: 2, nth: 2 })
    expect(view(one)).toBe(first)
  })

  test('is separate from the values of other caches on the same object, even if it is undefined', () => {
    let made = 0
    const nothing = memoOnObject((_of: object): undefined => void made++)
    const name = memoOnObject((_of: object) => 'a name')
    const thing = Object.freeze({ n: 1 })
    expect([nothing(thing), name(thing), nothing(thing), name(thing), made]).toEqual([undefined, 'a name', undefined, 'a name', 1])
  })

  test('is invisible to copies and comparisons', () => {
    const thing = { n: 1 }
    memoOnObject(() => 'a name')(thing)
    expect(thing).toStrictEqual({ n: 1 })
    expect([JSON.stringify(thing), Reflect.ownKeys(thing), structuredClone(thing)]).toEqual(['{"n":1}', ['n'], { n: 1 }])
  })

  test('is kept for the last argument only with memoLast', () => {
    const seen: string[] = []
    const upper = memoLast((word: string) => {
      seen.push(word)
      return word.toUpperCase()
    })
    expect(['a', 'a', 'b', 'a', 'a'].map(upper)).toEqual(['A', 'A', 'B', 'A', 'A'])
    expect(seen).toEqual(['a', 'b', 'a'])
  })
})
