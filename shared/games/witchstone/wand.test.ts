import { describe, expect, test } from 'vitest'
import { arrange, type Play, type Scene, type Side, special } from './testing.ts'

const wand = (times: number, side: Side = {}, rival: Side = {}, scene: Scene = {}): Play =>
  arrange({ ...scene, sides: [side, rival], act: { wand: times } })

describe('the wand', () => {
  test('WS-9.1 all steps are made first, then the crossed cells resolve in order', () => {
    const play = wand(5, { portals: 'rowan-kettlewick rowan-pines' }, { wand: 20 })
    play.pick('wand-cell-5')
    // silver 3 has counted two portals, and then dark 4 has opened energy
    expect([play.me.wand, play.scores, play.stack]).toEqual([5, [2, 0], 'wand 0, energy 2'])
    expect(play.events.map(({ type }) => type)).toEqual(['wand-moved', 'counted', 'activated'])
  })

  test('WS-9.2 light cells do nothing, silver ones score even zero, and dark ones may be declined', () => {
    const light = wand(2).pick('wand-cell-2')
    expect([light.events.map(({ type }) => type), light.step]).toEqual([['wand-moved'], 'finish'])
    const silver = wand(3, {}, { wand: 9 }).pick('wand-cell-3')
    expect([silver.eventsOf('counted'), silver.seen(0).silver, silver.scores]).toEqual([
      [{ type: 'counted', seat: 0, source: 'wand-cell-3', count: 0, points: 0 }],
      1,
      [0, 0],
    ])
    const dark = wand(1, { wand: 3 }, { wand: 9 }).pick('wand-cell-4').end()
    expect([dark.step, dark.me.markers]).toEqual(['finish', 20])
  })

  test('WS-9.2 a silver cell counts what is there at that moment', () => {
    // cell 11 counts four witches; the two that the dark cell 12 prepares come too late
    const play = wand(2, { wand: 10, lying: 2, standing: ['village-kettlewick'] }, { wand: 24 }).pick('wand-cell-12')
    expect(play.score(0)).toBe(4)
    play.pick('prepare-witch', 'prepare-witch')
    expect([play.score(0), play.step]).toEqual([4, 'finish'])
  })

  test.each([
    ['wand-cell-3', 2, { portals: 'rowan-kettlewick rowan-pines rowan-witchstone:1' }, 2],
    ['wand-cell-7', 6, { tokens: ['power-vp-1', 'power-vp-2', 'power-wand-1'] }, 3],
    ['wand-cell-11', 10, { lying: 1, standing: ['village-kettlewick', 'the-witchstone'] }, 4],
    ['wand-cell-15', 14, { crystals: { 1: 'potion-shelf-wand', 2: 'potion-shelf-lower', black: 'potion-shelf-wand' } }, 4],
    ['wand-cell-19', 18, { placed: 'EN/WI(1,0)', specials: [special('PE/CR')] }, 4],
    ['wand-cell-24', 23, { scrolls: ['prophecy-scrolls', 'booster-any-1'], boosters: ['booster-any-2'] }, 3],
  ] as const)('WS-9.2 %s scores its criterion', (cell, from, side, points) => {
    const play = wand(1, { ...side, scrolls: 'scrolls' in side ? side.scrolls : [], wand: from }, { wand: 24 })
    play.pick(cell)
    if (play.step === 'wand') play.end()
    expect([play.scores, play.eventsOf('counted').map((event) => event.points)]).toEqual([[points, 0], [points]])
  })

  test('WS-9.3 the owl may make fewer steps; at the last cell the other repeats are skipped; owls may share a cell', () => {
    const play = wand(4, { wand: 4 }, { wand: 5 }).pick('wand-cell-5').end()
    expect([play.me.wand, play.player(1).wand, play.step]).toEqual([5, 5, 'finish'])
  })

  test('WS-E15 the owl stops at the end of the wand, where scrolls are scored and the other repeats are lost', () => {
    const play = wand(5, { wand: 22, scrolls: ['prophecy-scrolls'] })
    expect(play.offered).toEqual(['end-activation', 'wand-cell-23', 'wand-cell-24'])
    play.pick('wand-cell-24')
    expect([play.me.wand, play.scores, play.step]).toEqual([24, [1, 0], 'finish'])
  })

  test('WS-9.4 WS-T13 a move that ends level with the leader or ahead doubles every dark cell of the move', () => {
    const level = wand(3, { wand: 2 }, { wand: 5 }).pick('wand-cell-5')
    expect(level.stack).toBe('wand 0, energy 4')
    const ahead = wand(4, { wand: 2 }, { wand: 5 }).pick('wand-cell-6')
    expect(ahead.stack).toBe('wand 0, energy 4')
    const behind = wand(2, { wand: 2 }, { wand: 5 }).pick('wand-cell-4')
    expect(behind.stack).toBe('wand 0, energy 2')
    // with three players all others are compared
    const third = arrange({ seats: 3, sides: [{ wand: 2 }, { wand: 4 }, { wand: 9 }], act: { wand: 3 } }).pick('wand-cell-5')
    expect(third.stack).toBe('wand 0, energy 2')
  })

  test('WS-R18 every dark cell crossed in the move is doubled, judged once when the move ends', () => {
    const play = wand(7, { wand: 3 }, { wand: 9 }).pick('wand-cell-10')
    expect(play.stack).toBe('wand 0, energy 4')
    play.end()
    expect(play.stack).toBe('wand 0, crystal 4')
    // the scroll cell gives range 6 instead of 3
    expect(wand(1, { wand: 19 }).pick('wand-cell-20').stack).toBe('wand 0, scroll 6')
    expect(wand(1, { wand: 19 }, { wand: 21 }).pick('wand-cell-20').stack).toBe('wand 0, scroll 3')
  })

  test('WS-T14 WS-R26 cell 11 counts five figures, then witches ×4 come level with the leader, or ×2 one step behind', () => {
    const side = { wand: 10, lying: 2, standing: ['village-kettlewick', 'castle-thornkeep'] }
    const level = wand(4, side, { wand: 14 }).pick('wand-cell-14')
    expect([level.scores, level.stack]).toEqual([[5, 0], 'wand 0, witches 4'])
    const behind = wand(4, side, { wand: 14 }).pick('wand-cell-13').end()
    expect([behind.scores, behind.stack]).toEqual([[5, 0], 'wand 0, witches 2'])
  })

  test('WS-E14 the leader is judged after the full move, boosters included', () => {
    const play = wand(2, { wand: 3, scrolls: ['booster-wand-1'] }, { wand: 6 }).pick('wand-cell-5', 'booster-wand-1', 'wand-cell-7')
    expect([play.me.wand, play.stack]).toEqual([7, 'wand 0, energy 4'])
  })

  test('WS-9.5 the order in which owls reach the last cell is remembered', () => {
    const play = wand(2, { wand: 22 }, { wand: 24 }).pick('wand-cell-24')
    expect(play.table.arrivals).toEqual([1, 0])
  })

  test('if nobody answers, the owl makes all steps', () => {
    expect(wand(4, { wand: 3 }).fallback()).toBe('wand-cell-7')
    expect(wand(4, { wand: 22 }).fallback()).toBe('wand-cell-24')
  })
})
