import { describe, expect, test } from 'vitest'
import { brewOf, chainThrough, longestChain } from './cauldron.ts'
import { arrange, cell, type Play, special } from './testing.ts'

/** Returns the repeats of each action of the domino that was just laid. */
const repeats = (play: Play): Readonly<Record<string, number>> =>
  Object.fromEntries(play.offered.map((kind) => [kind, (play.params(kind) as { times: number }).times]))

const T3 = {
  laid: 'PE(2,0)+EN(1,0) PE(2,1)+SC(1,2) WI(1,-1)+WA(1,-2) WI(0,-1)+CR(0,-2)',
  vacated: '(1,-2)',
  hand: 'PE/WI',
}

describe('chains', () => {
  test('WS-3.1 printed symbols, domino halves and special tiles count; crystals show no symbol and block nothing', () => {
    // the crystal on (1,-2) is still there; (0,-2) and (1,-3) both join the printed energy
    const play = arrange({ sides: [{ laid: 'EN(1,-3)+SC(2,-3)', placed: 'EN/WA(0,-2)', hand: 'EN/CR' }] }).lay('EN(-1,-2)+CR(-2,-1)')
    expect(repeats(play)).toEqual({ energy: 4, crystal: 1 })
  })

  test('WS-3.2 cells are adjacent in six directions', () => {
    for (const [other, joins] of [
      ['(1,-1)', true],
      ['(0,1)', true],
      ['(1,0)', true],
      ['(-1,0)', true],
      ['(0,-1)', true],
      ['(-1,1)', true],
      ['(2,-2)', false],
    ] as const) {
      const play = arrange({ sides: [{ placed: `EN/SC(0,0)`, crystals: { black: '(1,2)' }, hand: 'EN/WI' }] })
      const brew = brewOf({ ...play.me, placed: [...play.me.placed, { tile: special('EN/CR'), cell: cell(other) }] })
      expect(chainThrough(brew, 'energy', 18)).toBe(joins ? 2 : 1)
    }
  })

  test('WS-3.3 the length of a chain is the number of its cells', () => {
    const play = arrange({ sides: [{ ...T3 }] })
    const brew = brewOf(play.me)
    // the chain is (2,0), (2,1) and the printed cell (3,0)
    expect(longestChain(brew, 'pentagram')).toBe(3)
    expect(longestChain(brew, 'witches')).toBe(2)
    expect(longestChain(brew, 'scroll')).toBe(1)
  })

  test('WS-3.4 the repeats are the length of the chain through the half when its activation opens', () => {
    const play = arrange({ sides: [{ laid: 'CR(0,2)+EN(0,1)', vacated: '(1,1)', hand: 'CR/WA' }] }).lay('CR(1,2)+WA(1,1)')
    expect(repeats(play)).toEqual({ crystal: 3, wand: 1 })
    play.pick('crystal')
    expect(play.stack).toBe('crystal 3')
  })

  test('WS-3.5 WS-E25 a special tile placed in the first activation counts only for the second one', () => {
    const play = arrange({ sides: [{ ...T3, pentagram: 0 }], slots: [special('PE/WI'), special('EN/WI'), special('CR/SC')] })
    play.lay('PE(3,-1)+WI(3,-2)').pick('pentagram', 'pentagram-cell-4')
    expect([play.stack, play.step]).toEqual(['pentagram 0', 'special'])
    play.pick(cell('(2,-2)'))
    expect(play.stack).toBe('witches 5')
  })

  test('WS-3.6 only the chain through the new half counts, and placing a special tile activates nothing', () => {
    // wands on the far side of the cauldron are ignored
    const play = arrange({ sides: [{ laid: 'WA(-2,3)+EN(-1,3)', hand: 'WA/SC' }] }).lay('WA(1,0)+SC(1,-1)')
    expect(repeats(play)).toEqual({ wand: 1, scroll: 1 })
    const tile = arrange({ sides: [{ pentagram: 1 }], act: { pentagram: 1 }, slots: [special('WA/SC'), special('EN/WI'), special('CR/SC')] })
    tile.pick('pentagram-cell-2', cell('(-2,3)'))
    expect([tile.step, tile.me.wand, tile.me.scrolls]).toEqual(['finish', 0, []])
    expect(tile.eventsOf('activated')).toEqual([])
  })

  test('WS-3.7 for scrolls the chain is a range to choose from, not a number of cards', () => {
    const row = ['prophecy-scrolls', 'prophecy-silver-cells', 'booster-any-1', 'booster-any-2', 'booster-any-3', 'booster-any-4']
    const play = arrange({ sides: [{ laid: 'SC(-2,0)+EN(-1,0)', hand: 'SC/WI' }], row })
      .lay('SC(-3,1)+WI(-3,2)')
      .pick('scroll')
    expect(play.offered).toEqual(['booster-any-1', 'end-activation', 'prophecy-scrolls', 'prophecy-silver-cells'])
    play.pick('prophecy-silver-cells')
    expect([play.me.scrolls, play.stack]).toEqual([['prophecy-silver-cells'], 'witches 1'])
  })
})

describe('examples of the rulebook', () => {
  test('WS-T1 a domino gives a chain of five crystals and a single wand', () => {
    const play = arrange({ sides: [{ laid: 'CR(0,2)+EN(0,1) CR(-1,3)+WI(-2,3) CR(1,2)+SC(1,1)', vacated: '(1,1)', hand: 'CR/WA' }] })
    expect(repeats(play.lay('CR(2,1)+WA(2,0)'))).toEqual({ crystal: 5, wand: 1 })
  })

  test('WS-T2 a half that joins a chain of three wands gives up to three steps', () => {
    const play = arrange({ sides: [{ laid: 'WA(-2,3)+CR(-1,3)', hand: 'WA/SC' }] })
      .lay('WA(-2,2)+SC(-3,2)')
      .pick('wand')
    expect(play.offered).toEqual(['end-activation', 'wand-cell-1', 'wand-cell-2', 'wand-cell-3'])
  })

  test('WS-T3 a domino gives pentagram ×4, a special tile beside it, and then witches ×5', () => {
    const play = arrange({ sides: [T3], slots: [special('PE/WI'), special('EN/WI'), special('CR/SC')] }).lay('PE(3,-1)+WI(3,-2)')
    expect(repeats(play)).toEqual({ pentagram: 4, witches: 2 })
    play.pick('pentagram', 'pentagram-cell-4')
    expect([play.me.pentagram, play.eventsOf('special-taken').length]).toEqual([4, 1])
    play.pick(cell('(2,-2)'))
    expect([play.me.pentagram, play.stack]).toEqual([4, 'witches 5'])
  })

  test('WS-T4 a special tile beside the domino gives crystal ×5 and wand ×3', () => {
    const laid = 'CR(0,2)+EN(0,1) CR(-1,3)+WI(-2,3) WA(2,0)+PE(3,-1)'
    const play = arrange({ sides: [{ laid, placed: 'CR/WA(1,2)', vacated: '(1,1)', hand: 'CR/WA' }] })
    expect(repeats(play.lay('CR(2,1)+WA(1,1)'))).toEqual({ crystal: 5, wand: 3 })
  })

  test('WS-T5 a domino gives energy ×3 and wand ×4', () => {
    const play = arrange({ sides: [{ laid: 'WA(1,-1)+SC(1,0) WA(2,-2)+PE(3,-2)', placed: 'EN/WA(1,-3)', vacated: '(1,-2)', hand: 'EN/WA' }] })
    expect(repeats(play.lay('EN(0,-2)+WA(1,-2)'))).toEqual({ energy: 3, wand: 4 })
  })
})

describe('an empty cauldron', () => {
  test('WS-E1 a domino between two corners joins both', () => {
    expect(repeats(arrange({ sides: [{ hand: 'EN/WI' }] }).lay('EN(1,-3)+WI(2,-3)'))).toEqual({ energy: 2, witches: 2 })
  })

  test('WS-E2 a domino that touches nothing gives one repeat of each', () => {
    expect(repeats(arrange({ sides: [{ hand: 'CR/WA' }] }).lay('CR(1,-1)+WA(1,0)'))).toEqual({ crystal: 1, wand: 1 })
  })

  test('WS-R43 every placement shows how long its chains would be', () => {
    const play = arrange({ sides: [{ hand: 'EN/WI' }] })
    expect(play.params(`${cell('(1,-3)')}>${cell('(2,-3)')}`)).toEqual({ a: 2, b: 2 })
    expect(play.params(`${cell('(2,-3)')}>${cell('(1,-3)')}`)).toEqual({ a: 1, b: 1 })
  })
})
