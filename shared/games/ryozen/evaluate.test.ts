import { describe, expect, test } from 'vitest'
import { ryozen } from './index.ts'
import { arrange, type Scene } from './testing.ts'

const standing = (scene: Scene, seat = 0): number => ryozen.evaluate(arrange(scene).state, seat)
/** Expects that the second scene is better for seat 0. */
const expectBetter = (worse: Scene, better: Scene): void => expect(standing(better)).toBeGreaterThan(standing(worse))

describe('how well a seat stands', () => {
  test('more of anything is better for its owner and worse for the others', () => {
    for (const good of ['coin', 'scroll', 'lantern', 'coral', 'agate', 'jade', 'favour'] as const) {
      expectBetter({ players: [{ [good]: 4 }] }, { players: [{ [good]: 5 }] })
      expect(standing({ players: [{ [good]: 5 }] }, 1)).toBeLessThan(standing({ players: [{ [good]: 4 }] }, 1))
    }
  })

  test('a third shard of a colour is worth more than a single one', () => {
    const gain = (jade: number, more: object): number =>
      standing({ round: 3, first: 1, players: [{ jade, ...more }] }) - standing({ round: 3, first: 1, players: [{ jade }] })
    expect(gain(2, { jade: 3 })).toBeGreaterThan(gain(2, { agate: 1 }))
  })

  test('a companion on the board at night is better than none, and leading is better than following', () => {
    expectBetter({ board: 'p1-warrior@gate-1' }, { board: 'p1-warrior@gate-1 p0-apprentice-1@gate-2' })
    expectBetter(
      { board: 'p1-warrior@gate-1* p0-apprentice-1@gate-2' },
      { board: 'p1-warrior@gate-1* p0-apprentice-1@gate-2*', players: [{ lock: '' }] },
    )
  })

  test('an event that costs the seat is better gone, and one that costs the leader is better kept', () => {
    expectBetter(
      { events: ['breach-in-the-wall'], players: [{}, { coin: 0, scroll: 0, lantern: 0, favour: 9 }] },
      { players: [{}, { coin: 0, scroll: 0, lantern: 0, favour: 9 }] },
    )
    const leader: Scene = { players: [{ coin: 0, scroll: 0, lantern: 0 }, { favour: 9 }] }
    expectBetter(leader, { ...leader, events: ['breach-in-the-wall'] })
  })

  test('at the end the rank alone counts', () => {
    const end: Scene = { seats: 4, round: 3, first: 1, players: [{ favour: 20 }, { favour: 30 }, {}, { favour: 10 }], step: { step: 'dawn' } }
    const [second = 1, first = 0, last = 1, third = 1] = [0, 1, 2, 3].map((seat) => standing(end, seat))
    expect([first, last]).toEqual([1, 0])
    expect(first).toBeGreaterThan(second)
    expect(second).toBeGreaterThan(third)
    expect(third).toBeGreaterThan(last)
  })
})
