import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deepFreeze } from '../conformance/freeze.ts'
import { clone } from './clone.ts'
import { Draft } from './draft.ts'

function change<T extends object>(root: T, recipe: (draft: T) => void): T {
  const draft = new Draft()
  const opened = draft.edit(root)
  recipe(opened)
  return draft.finish(opened)
}

const table = () =>
  deepFreeze({
    turn: 1,
    deck: ['a', 'b', 'c'],
    players: [
      { name: 'Ada', hand: ['x'], coins: { gold: 1, iron: 2 } },
      { name: 'Bob', hand: ['y', 'z'], coins: { gold: 0, iron: 5 } },
    ],
    notes: {} as Record<string, unknown>,
  })

describe('a draft', () => {
  test('leaves the original unchanged and shares with it what was not changed', () => {
    const before = table()
    const after = change(before, ({ players, deck }) => {
      players[0]?.hand.push(deck.pop() ?? '')
    })
    expect(after).toEqual({ ...table(), deck: ['a', 'b'], players: [{ ...before.players[0], hand: ['x', 'c'] }, before.players[1]] })
    expect(before).toEqual(table())
    expect(after.players[1]).toBe(before.players[1])
    expect(after.players[0]?.coins).toBe(before.players[0]?.coins)
  })

  test('that is only read, or changed and changed back, is the original object', () => {
    const before = table()
    const after = change(before, (draft) => {
      JSON.stringify(draft)
      draft.players.reverse()
      draft.players.reverse()
      draft.turn++
      draft.turn--
      draft.notes.gone = 1
      delete draft.notes.gone
    })
    expect(after).toBe(before)
  })

  test('a field that is defined is changed like one that is assigned', () => {
    const before = table()
    const after = change(before, (draft) => {
      Object.defineProperty(draft, 'turn', { value: 9, writable: true, enumerable: true, configurable: true })
    })
    expect([before, after]).toEqual([table(), { ...table(), turn: 9 }])
  })

  test('an object keeps what it is wherever it is moved, and takes along what was changed in it', () => {
    const before = table()
    const after = change(before, (draft) => {
      const [ada, bob] = draft.players
      if (!ada || !bob) return
      draft.notes.first = { holder: bob, list: [ada.coins] }
      draft.players.shift()
      ada.coins.gold = 7
    })
    expect(after.players).toEqual([before.players[1]])
    expect(after.players[0]).toBe(before.players[1])
    expect(after.notes).toEqual({ first: { holder: before.players[1], list: [{ gold: 7, iron: 2 }] } })
  })

  test('a field that is there and undefined is not a field that is missing', () => {
    const before: { a?: number | undefined; b?: number | undefined } = deepFreeze({ a: undefined })
    const after = change(before, (draft) => {
      delete draft.a
      draft.b = undefined
    })
    expect(Object.keys(after)).toEqual(['b'])
  })

  test('a field that was taken away and put back stands last, as it would in place', () => {
    const before: Record<string, object> = deepFreeze({ a: { n: 1 }, b: { n: 2 } })
    const after = change(before, (draft) => {
      const { a = {} } = draft
      delete draft.a
      draft.a = a
    })
    expect(JSON.stringify(after)).toBe('{"b":{"n":2},"a":{"n":1}}')
    expect(structuredClone(after)).toEqual(after)
    expect(after.a).toBe(before.a)
  })

  test('gives the same result as changing in place, whatever is done', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.array(fc.nat(), { maxLength: 60 }), (json, dice) => {
        const before = deepFreeze({ root: json })
        const expected: object = clone(before)
        stir(expected, [...dice])
        const after = change<object>(before, (draft) => stir(draft, [...dice]))
        expect(JSON.stringify(after)).toBe(JSON.stringify(expected))
        // structuredClone throws if a proxy is left in the result.
        expect(structuredClone(after)).toEqual(after)
      }),
      { numRuns: 3000 },
    )
  })
})

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Walks through a tree and sets, adds, removes, moves and sorts values on its way. The dice decide what it does. */
function stir(root: object, dice: number[]): void {
  let at: Node = root as Node
  let carried: unknown = 'new'
  const roll = (below: number): number => (dice.pop() ?? 0) % below
  while (dice.length > 0) {
    const keys = Object.keys(at)
    const key = keys[roll(keys.length || 1)] ?? '0'
    const value = at[key]
    switch (roll(8)) {
      case 0:
        if (isNode(value)) at = value
        break
      case 1:
        at = root as Node
        break
      case 2:
        at[key] = roll(9)
        break
      case 3:
        if (Array.isArray(at)) carried = at.splice(roll(at.length + 1), 1)[0] ?? 'none'
        else {
          carried = value
          delete at[key]
        }
        break
      case 4:
        if (Array.isArray(at)) at.push(carried)
        else at[`k${roll(3)}`] = carried
        carried = roll(5)
        break
      case 5:
        if (Array.isArray(at)) at.reverse()
        break
      case 6:
        at[key] = { made: [value], also: roll(3) }
        break
      case 7:
        if (Array.isArray(at)) at.unshift({ fresh: roll(4) })
        break
    }
    // An object that was taken out goes back to one place only, because a state is a tree.
    if (!isNode(carried)) continue
    at = root as Node
    at.carried = carried
    carried = roll(5)
  }
}
