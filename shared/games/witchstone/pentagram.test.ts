import { describe, expect, test } from 'vitest'
import { arrange, cell, type Play, type Scene, special } from './testing.ts'

const SLOTS = [special('EN/WI'), special('PE/CR'), special('WA/SC')]
const go = (times: number, from = 0, scene: Scene = {}): Play =>
  arrange({ slots: SLOTS, ...scene, sides: [{ pentagram: from, ...scene.sides?.[0] }, ...(scene.sides?.slice(1) ?? [])], act: { pentagram: times } })

describe('the pentagram', () => {
  test('WS-7.1 all steps are made first, then the crossed cells give their rewards in order', () => {
    const play = go(4, 3).pick('pentagram-cell-7')
    // the owl has crossed orange 5 and stands beyond it
    expect([play.me.pentagram, play.hand(0).owls]).toEqual([7, [7]])
    expect(play.events.map(({ type }) => type)).toEqual(['pentagram-moved', 'owl-taken'])
    expect(play.step).toBe('finish')
    const last = go(2, 3).pick('pentagram-cell-5')
    expect(last.hand(0).owls).toEqual([7])
  })

  test('WS-7.2 WS-R24 the owl may make fewer steps, and the other repeats are lost', () => {
    const play = go(3)
    expect(play.offered).toEqual(['end-activation', 'pentagram-cell-1', 'pentagram-cell-2', 'pentagram-cell-3'])
    play.pick('pentagram-cell-1').end()
    expect([play.me.pentagram, play.step, play.eventsOf('lapsed')]).toEqual([1, 'finish', [{ type: 'lapsed', seat: 0, kind: 'pentagram', left: 2 }]])
    // the owl may also make no step at all
    expect(go(3).end().me.pentagram).toBe(0)
  })

  test('WS-7.3 grey cells give nothing', () => {
    const play = go(1, 2).pick('pentagram-cell-3')
    expect([play.events.map(({ type }) => type), play.scores, play.step]).toEqual([['pentagram-moved'], [0, 0], 'finish'])
  })

  test('WS-7.4 an orange cell gives the top owl of its stack, which goes behind the screen', () => {
    const play = go(1, 10).pick('pentagram-cell-11')
    expect([play.hand(0).owls, play.table.owls.map(({ tiles }) => tiles.length), play.scores]).toEqual([[7], [5, 4], [0, 0]])
    expect(play.eventsOf('owl-taken')).toEqual([{ type: 'owl-taken', seat: 0, tile: 'owl-tile-7' }])
    expect(play.hand(0).prospects).toContainEqual({ what: 'owls', points: 7, levels: 0 })
  })

  test('WS-T22 an empty stack gives 2 points, and an empty slot any kind twice', () => {
    const owls = go(1, 4, { owls: [0, 5] }).pick('pentagram-cell-5')
    expect([owls.scores, owls.hand(0).owls, owls.step]).toEqual([[2, 0], [], 'finish'])
    const slot = go(1, 1, { slots: ['', special('PE/CR'), special('WA/SC')], stack: 0 }).pick('pentagram-cell-2')
    expect([slot.step, slot.offered]).toEqual(['any', ['crystal', 'energy', 'pentagram', 'scroll', 'wand', 'witches']])
    expect([slot.fallback(), slot.decision.prompt.key, slot.params('witches')]).toEqual(['energy', 'prompt.any', { kind: 'witches', times: 2 }])
    slot.pick('witches')
    expect(slot.stack).toBe('pentagram 0, witches 2')
  })

  test('WS-7.5 a blue cell gives the face-up tile of its slot, which is refilled at once', () => {
    const play = go(1, 7)
    const next = play.state.specials.at(-1)
    play.pick('pentagram-cell-8')
    expect([play.step, play.table.slots, play.table.specials]).toEqual(['special', [special('EN/WI'), next, special('WA/SC')], 11])
    expect(play.top?.waiting).toBe(special('PE/CR'))
    // a tile was turned up, so nothing can be undone
    expect(play.match.canUndo(0)).toBe(false)
  })

  test('WS-R16 the slot of the cell alone decides whether a tile is left', () => {
    const scene = { slots: [special('EN/WI'), '', ''], stack: 0 }
    expect(go(1, 1, scene).pick('pentagram-cell-2').step).toBe('special')
    expect(go(1, 7, scene).pick('pentagram-cell-8').step).toBe('any')
  })

  test('WS-R16 boosters may be played on the action of a blue cell without a tile', () => {
    const play = go(1, 7, { slots: [special('EN/WI'), '', ''], stack: 0, sides: [{ scrolls: ['booster-energy-1', 'booster-any-1'] }] })
    play.pick('pentagram-cell-8').end()
    expect(play.step).toBe('any')
    play.pick('energy', 'booster-energy-1', 'booster-any-1')
    expect(play.stack).toBe('pentagram 0, energy 5')
  })

  test('WS-7.6 WS-E24 a full lap ends on the start with all five rewards, and then the owl goes on', () => {
    const play = go(15)
    expect(play.offered).toContain('pentagram-cell-0')
    play.pick('pentagram-cell-0')
    expect(play.top?.cells.map(({ cell: crossed }) => crossed)).toEqual([
      'pentagram-cell-5',
      'pentagram-cell-8',
      'pentagram-cell-11',
      'pentagram-cell-14',
    ])
    play.pick(cell('(1,0)'))
    expect([play.step, play.hand(0).owls]).toEqual(['special', [7]])
    play.pick(cell('(0,-1)'))
    expect([play.step, play.hand(0).owls]).toEqual(['special', [7, 7]])
    play.pick(cell('(0,1)'))
    expect([play.me.pentagram, play.step, play.me.placed.length]).toEqual([15, 'finish', 3])
    // the next lap finds what is left
    const lap = go(1, 19, { owls: [4, 4] }).pick('pentagram-cell-5')
    expect(lap.hand(0).owls).toEqual([6])
  })

  test('WS-7.6 WS-R51 a move of more than a lap has another id than the short one', () => {
    const play = go(17)
    expect(play.offered).toEqual(expect.arrayContaining(['pentagram-cell-1', 'pentagram-cell-1>again', 'pentagram-cell-2', 'pentagram-cell-2>again']))
    play.pick('pentagram-cell-2>again')
    expect([play.me.pentagram, play.top?.cells.map(({ cell: crossed }) => crossed).at(-1)]).toEqual([17, 'pentagram-cell-2'])
  })

  test('WS-7.7 WS-T6 a special tile used at once gives two repeats of one of its kinds and goes behind the screen', () => {
    const play = go(1, 1).pick('pentagram-cell-2')
    expect(play.offered.filter((id) => !id.startsWith('c'))).toEqual(['energy', 'witches'])
    play.pick('energy')
    expect([play.stack, play.hand(0).specials, play.me.placed]).toEqual(['pentagram 0, energy 2', [special('EN/WI')], []])
    const other = go(1, 1).pick('pentagram-cell-2', 'witches')
    expect([other.stack, other.hand(0).specials]).toEqual(['pentagram 0, witches 2', [special('EN/WI')]])
    expect(go(1, 1).pick('pentagram-cell-2').fallback()).toBe('energy')
  })

  test('WS-R52 a special tile used at once counts on the silver cell that its own steps reach', () => {
    const play = go(1, 1, { slots: [special('EN/WA'), '', ''], stack: 0, sides: [{ wand: 18 }, { wand: 24 }] }).pick('pentagram-cell-2')
    const before = play.score(0)
    play.pick('wand', 'wand-cell-19').end()
    // the cell gives 2 points for one special tile
    expect([play.hand(0).specials, play.score(0) - before]).toEqual([[special('EN/WA')], 2])
  })

  test('WS-7.7 WS-R35 a special tile may be placed on any free cell of the cauldron, where it is never moved or covered', () => {
    const play = go(1, 1, { sides: [{ laid: 'EN(1,-3)+SC(2,-3)' }] }).pick('pentagram-cell-2')
    const cells = play.offered.filter((id) => id.startsWith('c'))
    // every free cell is offered: 37 less the printed symbols, the crystals and the domino
    expect(cells).toHaveLength(37 - 6 - 7 - 2)
    play.pick(cell('(-2,3)'))
    expect([play.seen(0).placed, play.hand(0).specials, play.step]).toEqual([[{ tile: special('EN/WI'), cell: cell('(-2,3)') }], [], 'finish'])
    play.finish()
    expect(play.player(0).placed).toHaveLength(1)
  })

  test('WS-7.7 without a free cell a special tile can only be used at once', () => {
    const full =
      'EN(1,-3)+WI(2,-3) EN(-1,-2)+PE(0,-2) EN(2,-2)+CR(3,-2) EN(-2,-1)+WA(-2,0) EN(0,-1)+SC(1,-1) WI(3,-1)+PE(2,0) WI(-1,0)+CR(-1,1) WI(1,0)+WA(0,1) WI(2,1)+SC(1,2) PE(-3,1)+CR(-3,2) PE(-2,2)+WA(-2,3)'
    const placed = 'PE/SC(0,2) CR/WA(-1,3)'
    const play = go(1, 1, {
      sides: [{ laid: full.split(' ').slice(0, 10).join(' '), placed }],
      slots: [special('EN/WI'), special('PE/CR'), special('WA/SC')],
    })
    play.pick('pentagram-cell-2')
    const cells = play.offered.filter((id) => id.startsWith('c'))
    expect(cells).toEqual([cell('(-2,2)'), cell('(-2,3)')].toSorted())
    const none = arrange({
      turn: 20,
      sides: [{ laid: full.split(' ').slice(0, 10).join(' '), placed: `${placed} EN/CR(-2,2) EN/WA(-2,3)`, pentagram: 1 }],
      slots: SLOTS,
      act: { pentagram: 1 },
    }).pick('pentagram-cell-2')
    expect(none.offered).toEqual(['energy', 'witches'])
  })

  test('WS-R15 a special tile is used or placed before the next reward comes', () => {
    const play = go(4, 1).pick('pentagram-cell-5')
    expect([play.step, play.hand(0).owls, play.top?.cells]).toEqual(['special', [], [{ cell: 'pentagram-cell-5', leads: false }]])
    play.pick('witches')
    expect(play.hand(0).owls).toEqual([])
    play.pick('prepare-witch', 'prepare-witch')
    expect([play.hand(0).owls, play.step]).toEqual([[7], 'finish'])
  })
})
