import { describe, expect, test } from 'vitest'
import { evaluate } from './evaluate.ts'
import { arrange, begin, cell, portal, special } from './testing.ts'

/** Returns how much better the first scene is than the second for seat 0. */
const gain = (better: ReturnType<typeof arrange>, worse: ReturnType<typeof arrange>): number => evaluate(better.state, 0) - evaluate(worse.state, 0)

describe('the estimate', () => {
  test('is between 0 and 1, is even at the start, and adds up to 1 for two players', () => {
    const play = begin(2)
    expect(evaluate(play.state, 0)).toBeCloseTo(0.5)
    while (!play.match.outcome) {
      const [mine, other] = [evaluate(play.state, 0), evaluate(play.state, 1)]
      expect(mine).toBeGreaterThanOrEqual(0)
      expect(mine + other).toBeCloseTo(1)
      play.pick(play.fallback())
    }
    expect([0, 1].map((seat) => evaluate(play.state, seat)).toSorted()).toEqual([0, 1])
  })

  test('gives each player a half for a shared victory', () => {
    const side = { vacated: 'all', points: 90, wand: 12 }
    const play = arrange({
      turn: 21,
      sides: [
        { ...side, tokens: ['power-vp-1'] },
        { ...side, tokens: ['power-vp-2'] },
      ],
    }).turn()
    expect([0, 1].map((seat) => evaluate(play.state, seat))).toEqual([0.5, 0.5])
  })

  test('counts points, available repeats and unfinished things', () => {
    expect(gain(arrange({ sides: [{ points: 5 }] }), arrange())).toBeGreaterThan(0)
    expect(gain(arrange({ act: { energy: 3 } }), arrange({ act: { energy: 1 } }))).toBeGreaterThan(0)
    expect(gain(arrange({ sides: [{ portals: 'rowan-witchstone:1' }] }), arrange())).toBeGreaterThan(0)
    expect(gain(arrange({ sides: [{ lying: 1 }] }), arrange())).toBeGreaterThan(0)
    expect(gain(arrange({ sides: [{ scrolls: ['booster-any-1'] }] }), arrange())).toBeGreaterThan(0)
  })

  test('prefers doing something to letting it lapse', () => {
    for (const [scene, deed] of [
      [{ act: { energy: 2 } }, portal('rowan-pines')],
      [{ act: { witches: 2 }, sides: [{ portals: 'rowan-pines' }] }, 'prepare-witch'],
      [{ act: { pentagram: 2 } }, 'pentagram-cell-2'],
      [{ act: { crystal: 2 } }, 'crystal-0-1>exit-crystal'],
      [{ act: { wand: 2 } }, 'wand-cell-2'],
    ] as const)
      expect(gain(arrange(scene).pick(deed), arrange(scene).end())).toBeGreaterThan(0)
  })

  test('counts a reward behind an owl that may still move on, because a booster is held, as if it was taken', () => {
    for (const [kind, cells] of [
      ['pentagram', ['pentagram-cell-1', 'pentagram-cell-2']],
      ['wand', ['wand-cell-2', 'wand-cell-3', 'wand-cell-4']],
    ] as const) {
      const scene = { act: { [kind]: 4 }, sides: [{ scrolls: ['booster-any-1'], portals: 'rowan-pines rowan-kettlewick rowan-thornkeep' }] }
      const values = cells.map((id) => evaluate(arrange(scene).pick(id).state, 0))
      expect(values).toEqual(values.toSorted((a, b) => a - b))
      expect(gain(arrange(scene).pick(cells.at(-1) ?? ''), arrange(scene).end())).toBeGreaterThan(0)
    }
  })

  test('still tells one point from two in a far lead', () => {
    const lead = (points: number) => evaluate(arrange({ sides: [{ points }] }).state, 0)
    expect(lead(81)).toBeGreaterThan(lead(80))
    expect(lead(200)).toBeLessThanOrEqual(1)
  })

  test('prefers to place a special tile beside long chains early, and to use it at once late', () => {
    const scene = (turn: number) => ({
      turn,
      sides: [{ pentagram: 1, laid: 'WA(-2,3)+EN(-1,3) SC(-3,1)+CR(-3,2)' }],
      slots: [special('WA/SC'), special('EN/WI'), special('PE/CR')],
      act: { pentagram: 1 },
    })
    const kept = (turn: number) => arrange(scene(turn)).pick('pentagram-cell-2', cell('(-2,2)'))
    const used = (turn: number) => arrange(scene(turn)).pick('pentagram-cell-2', 'wand')
    expect(gain(used(20), kept(20))).toBeGreaterThan(gain(used(4), kept(4)))
  })
})
