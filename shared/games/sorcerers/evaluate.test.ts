import { describe, expect, test } from 'vitest'
import { evaluate } from './evaluate.ts'
import { arrange, begin, type Play } from './testing.ts'

const chance = (play: Play, seat = 0): number => evaluate(play.state, seat)

describe('the estimate', () => {
  test('the chances of all sides add up to 1', () => {
    for (const play of [begin(4, { sorcererChoice: 'random' }), arrange({ units: { V: 'd4 e6', N: 'j4 f6' } }), begin(4)]) {
      const sum = [0, 1, 2, 3].reduce((total, seat) => total + chance(play, seat), 0)
      expect(sum).toBeCloseTo(1)
    }
    const teams = begin(4, { mode: 'teams', sorcererChoice: 'random' })
    expect(chance(teams, 0)).toBe(chance(teams, 2))
    expect(chance(teams, 0) + chance(teams, 1)).toBeCloseTo(1)
  })

  test('a won match is 1, a lost one is 0, and a draw is a share of 1', () => {
    const won = arrange({ units: { V: 'd4 j4 g2' } }).move('g2', 'g7')
    expect([0, 1, 2, 3].map((seat) => chance(won, seat))).toEqual([1, 0, 0, 0])
    const drawn = begin(2, { sorcererChoice: 'random' })
    while (!drawn.outcome) drawn.pass()
    expect([chance(drawn, 0), chance(drawn, 1)]).toEqual([0.5, 0.5])
    const fallen = arrange({ units: { V: 'e6 g2', N: 'S:f6' } }).move('g2', 'g6')
    expect(chance(fallen, 1)).toBe(0)
  })

  test('warriors, places and charged spells raise the estimate', () => {
    const even = chance(arrange({ seats: 2 }))
    expect(chance(arrange({ seats: 2, units: { V: 'e9' } }))).toBeGreaterThan(even)
    expect(chance(arrange({ seats: 2, units: { V: 'd4' } }))).toBeGreaterThan(chance(arrange({ seats: 2, units: { V: 'e5' } })))
    expect(chance(arrange({ seats: 2, timers: { V: { attack: 'charged' } } }))).toBeGreaterThan(even)
  })

  test('a side that can take its last missing place next has almost won, and one that can be stopped has not', () => {
    const units = { V: 'd4 j4 g2', M: 'c8 e9 k8' }
    expect(chance(arrange({ seats: 2, units, turn: 'V' }))).toBeGreaterThan(0.95)
    expect(chance(arrange({ seats: 2, units, turn: 'M' }))).toBeLessThan(0.9)
  })

  test('a sorcerer that can be flanked or shot next is almost lost', () => {
    const flank = { seats: 2, units: { V: 'S:f6 c9', M: 'e6 g2' } } as const
    expect(chance(arrange({ ...flank, turn: 'M' }))).toBeLessThan(0.1)
    expect(chance(arrange({ ...flank, turn: 'V' }))).toBeGreaterThan(chance(arrange({ ...flank, turn: 'M' })))
    const shot = { seats: 2, units: { V: 'S:f6 c9', M: 'S:k5 h9' }, timers: { M: { attack: 'charged' } } } as const
    expect(chance(arrange({ ...shot, turn: 'M' }))).toBeLessThan(0.1)
    expect(chance(arrange({ ...shot, timers: {}, turn: 'M' }))).toBeGreaterThan(0.2)
  })
})
