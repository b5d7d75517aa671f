import { describe, expect, test } from 'vitest'
import { memoLast, memoOnObject } from './memo.ts'

describe('what was made of an object', () => {
  test('is made once and given again, the very same', () => {
    let made = 0
    const view = memoOnObject(({ n }: { readonly n: number }) => ({ twice: 2 * n, nth: ++made }))
    const [one, other] = [{ n: 1 }, { n: 1 }]
    const first = view(one)
    expect(first).toEqual({ twice: 2, nth: 1 })
    expect(view(one)).toBe(first)
    expect(view(other)).toEqual({ twice: 2, nth: 2 })
    expect(view(one)).toBe(first)
  })

  test('is kept apart from what others make of it, also if that is nothing', () => {
    let made = 0
    const nothing = memoOnObject((_of: object): undefined => void made++)
    const name = memoOnObject((_of: object) => 'a name')
    const thing = Object.freeze({ n: 1 })
    expect([nothing(thing), name(thing), nothing(thing), name(thing), made]).toEqual([undefined, 'a name', undefined, 'a name', 1])
  })

  test('is seen by no copy and no comparison', () => {
    const thing = { n: 1 }
    memoOnObject(() => 'a name')(thing)
    expect(thing).toStrictEqual({ n: 1 })
    expect([JSON.stringify(thing), Reflect.ownKeys(thing), structuredClone(thing)]).toEqual(['{"n":1}', ['n'], { n: 1 }])
  })

  test('of the last one only is remembered where that is wanted', () => {
    const seen: string[] = []
    const upper = memoLast((word: string) => {
      seen.push(word)
      return word.toUpperCase()
    })
    expect(['a', 'a', 'b', 'a', 'a'].map(upper)).toEqual(['A', 'A', 'B', 'A', 'A'])
    expect(seen).toEqual(['a', 'b', 'a'])
  })
})
