import { describe, expect, test } from 'vitest'
import { arrange, cell, type Play, type Scene, type Side } from './testing.ts'

const crystals = (times: number, side: Side = {}, scene: Scene = {}): Play =>
  arrange({ ...scene, sides: [side, ...(scene.sides?.slice(1) ?? [])], act: { crystal: times } })
const cost = (play: Play, id: string): number | undefined => (play.params(id) as { cost: number } | undefined)?.cost
const shelf = (play: Play, kind: string): readonly string[] => play.table.shelves.find(({ id }) => id === `potion-shelf-${kind}`)?.crystals ?? []

describe('moving crystals', () => {
  test('WS-8.1 a repeat moves a crystal one step to a neighbour, or from an arrow cell onto its exit', () => {
    const play = crystals(1, { crystals: { 1: '(2,-3)' } })
    const near = play.after('crystal-0-2')
    // these are the free neighbours of (-1,-1); (-1,-2) and (-2,-1) are arrow cells, and no exit is one step away
    expect(near).toEqual(['(0,-1)', '(0,-2)', '(-1,-2)', '(-2,-1)', '(-2,0)', '(-1,0)'].map(cell).toSorted())
    expect(play.after('crystal-0-1')).toContain('exit-crystal')
    play.pick(`crystal-0-2>${cell('(-2,0)')}`)
    expect(play.seen(0).crystals.find(({ id }) => id === 'crystal-0-2')?.place).toBe(cell('(-2,0)'))
    expect(play.step).toBe('finish')
  })

  test('WS-8.2 WS-R40 a crystal passes over anything, even printed symbols, but ends on a free cell or an exit', () => {
    const play = crystals(3, { laid: 'EN(2,-2)+SC(3,-2)', crystals: { 1: '(2,-3)' } })
    // (3,-2) is covered; (3,-1) is free, and three steps lead over (3,-2) to it
    expect(cost(play, `crystal-0-1>${cell('(3,-1)')}`)).toBe(3)
    expect(play.after('crystal-0-1')).not.toContain(cell('(3,-3)'))
    expect(play.after('crystal-0-1')).not.toContain(cell('(2,-2)'))
    // a crystal leaves over the arrow cell (3,-2) although it is covered: two steps and one more
    expect(cost(play, 'crystal-0-1>exit-wand')).toBe(3)
  })

  test('WS-T10 on an arrow cell with one repeat a crystal may go to its exit or the free neighbour, not to a covered, held or printed cell', () => {
    const play = crystals(1, { laid: 'EN(2,-2)+SC(3,-2)', crystals: { 1: '(2,-3)', 2: '(1,-2)' } })
    expect(play.after('crystal-0-1')).toEqual([cell('(1,-3)'), 'exit-crystal'])
    for (const to of ['(2,-2)', '(1,-2)', '(3,-3)']) expect(play.refusal(`crystal-0-1>${cell(to)}`)).toBe('not-offered')
  })

  test('WS-E4 at the start the exits cost 2 to 6 repeats from a bubble, and 4 each from the centre', () => {
    const play = crystals(6)
    const costs = (crystal: string) =>
      Object.fromEntries(['crystal', 'wand', 'pentagram', 'scroll', 'witches', 'energy'].map((kind) => [kind, cost(play, `${crystal}>exit-${kind}`)]))
    expect(costs('crystal-0-1')).toEqual({ crystal: 2, wand: 3, pentagram: 3, scroll: 5, witches: 5, energy: 6 })
    expect(new Set(Object.values(costs('crystal-0-black')))).toEqual(new Set([4]))
  })

  test('WS-8.3 a move needs all its repeats, and repeats may be split over several crystals', () => {
    const play = crystals(2)
    expect(play.refusal('crystal-0-1>exit-wand')).toBe('not-offered')
    play.pick(`crystal-0-1>${cell('(1,-3)')}`, `crystal-0-2>${cell('(-1,-2)')}`)
    expect([play.seen(0).crystals[0]?.place, play.seen(0).crystals[1]?.place]).toEqual([cell('(1,-3)'), cell('(-1,-2)')])
    expect(play.step).toBe('finish')
  })

  test('WS-8.4 the rim has room for any number of crystals, which wait there until they are shelved', () => {
    const play = crystals(4, { crystals: { 1: '(1,-3)', 2: '(2,-3)', 3: '(2,-2)' } })
    play.pick('crystal-0-1>exit-crystal', 'crystal-0-2>exit-crystal', 'crystal-0-3>exit-crystal')
    expect(play.top?.rim).toEqual(['crystal-0-1', 'crystal-0-2', 'crystal-0-3'])
    expect(play.seen(0).crystals.filter(({ place }) => place === 'exit-crystal')).toHaveLength(3)
    expect(play.offered).not.toContain('end-activation')
  })

  test('WS-8.5 a vacated cell is free at once', () => {
    const play = crystals(2)
    expect(play.after('crystal-0-2')).not.toContain(cell('(1,-2)'))
    play.pick(`crystal-0-1>${cell('(1,-3)')}`)
    expect(play.after('crystal-0-3')).not.toContain(cell('(1,-3)'))
    expect(play.after('crystal-0-3')).toContain(cell('(2,-2)'))
    expect(play.after('crystal-0-1')).toContain(cell('(1,-2)'))
  })

  test('WS-8.11 without crystals in the cauldron repeats are skipped', () => {
    expect(crystals(3, { vacated: 'all' }).step).toBe('finish')
  })
})

describe('shelving', () => {
  const out = (kind: string, side: Side = {}, scene: Scene = {}): Play => {
    const from = { energy: '(-1,3)', wand: '(3,-1)', scroll: '(2,1)', witches: '(-3,1)', crystal: '(1,-3)', pentagram: '(-1,-2)' }[kind] ?? ''
    return crystals(1, { ...side, crystals: { 1: from, ...side.crystals } }, scene).pick(`crystal-0-1>exit-${kind}`)
  }
  const black = (kind: string, scene: Scene = {}): Play => {
    const from = { energy: '(-1,3)', wand: '(3,-1)', scroll: '(2,1)', witches: '(-3,1)', crystal: '(1,-3)', pentagram: '(-1,-2)' }[kind] ?? ''
    return crystals(1, { crystals: { black: from } }, scene).pick(`crystal-0-black>exit-${kind}`)
  }
  const TABLE = ['power-vp-1', 'power-wand-1', 'power-energy-1', 'power-scroll-1', 'power-witches-1']

  test('WS-8.6 the shelf of the exit gives its action twice, and the lower shelf a token of choice, which waits', () => {
    expect(crystals(2).decision.prompt.key).toBe('prompt.crystal')
    const play = out('energy', {}, { stoneTable: TABLE })
    expect(play.decision.prompt.key).toBe('prompt.shelve')
    expect(play.after('crystal-0-1')).toEqual(['potion-shelf-energy', ...TABLE.map((token) => `potion-shelf-lower>${token}`).toSorted()])
    play.pick('crystal-0-1>potion-shelf-energy')
    expect([play.stack, shelf(play, 'energy'), play.seen(0).crystals.length]).toEqual(['crystal 0, energy 2', ['crystal-0-1'], 6])
    // the bonus may be declined
    play.end()
    expect(play.step).toBe('finish')
    const lower = out('energy', {}, { stoneTable: TABLE }).pick('crystal-0-1>potion-shelf-lower>power-wand-1')
    expect([lower.stack, shelf(lower, 'lower'), lower.table.stoneTable]).toEqual([
      'crystal 0',
      ['crystal-0-1'],
      TABLE.filter((id) => id !== 'power-wand-1'),
    ])
    expect(lower.top?.tokens).toEqual([{ id: 'power-wand-1', times: 1, used: false }])
    expect(lower.offered).toEqual(['end-activation', 'power-wand-1'])
  })

  test('WS-8.6 a crystal goes to the action shelf if nobody answers, or else to the lower one with the first token', () => {
    const play = out('wand', {}, { stoneTable: TABLE })
    expect(play.fallback()).toBe('crystal-0-1>potion-shelf-wand')
    const FULL = { 2: 'potion-shelf-wand', 3: 'potion-shelf-wand', 4: 'potion-shelf-wand', 5: 'potion-shelf-wand' }
    expect(out('wand', { crystals: FULL }, { stoneTable: TABLE }).fallback()).toBe('crystal-0-1>potion-shelf-lower>power-vp-1')
  })

  test.each(['energy', 'witches', 'pentagram', 'wand', 'scroll'] as const)('WS-8.7 the black crystal gives %s four times', (kind) => {
    const play = black(kind).pick(`crystal-0-black>potion-shelf-${kind}`)
    expect(play.stack).toBe(`crystal 0, ${kind} 4`)
    // a coloured crystal brings two repeats
    expect(out(kind).pick(`crystal-0-1>potion-shelf-${kind}`).stack).toBe(`crystal 0, ${kind} 2`)
  })

  test('WS-8.7 on the crystal shelf the repeats join the running activation', () => {
    expect(black('crystal').pick('crystal-0-black>potion-shelf-crystal').stack).toBe('crystal 4')
    expect(out('crystal').pick('crystal-0-1>potion-shelf-crystal').stack).toBe('crystal 2')
  })

  test('WS-T12 the black crystal on the lower shelf gives 5 points, or wand ×3', () => {
    const points = black('wand', { stoneTable: TABLE }).pick('crystal-0-black>potion-shelf-lower>power-vp-1')
    expect([points.scores, points.step, points.hand(0).tokens]).toEqual([[5, 0], 'finish', expect.arrayContaining(['power-vp-1'])])
    const wand = black('energy', { stoneTable: TABLE }).pick('crystal-0-black>potion-shelf-lower>power-wand-1', 'power-wand-1')
    expect(wand.stack).toBe('crystal 0, wand 3')
    const scroll = black('energy', { stoneTable: TABLE }).pick('crystal-0-black>potion-shelf-lower>power-scroll-1', 'power-scroll-1')
    expect(scroll.stack).toBe('crystal 0, scroll 3')
    // a coloured crystal gives 3 points or one repeat
    expect(out('wand', {}, { stoneTable: TABLE }).pick('crystal-0-1>potion-shelf-lower>power-vp-1').scores).toEqual([3, 0])
  })

  test('WS-8.8 the black crystal is never counted, but fills a bottle', () => {
    const CROWD = { 2: 'potion-shelf-wand', 3: 'potion-shelf-wand', 4: 'potion-shelf-wand', black: 'potion-shelf-wand' }
    const play = out('wand', { crystals: CROWD, scrolls: ['prophecy-crystals-on-rack'] })
    // with two players a shelf holds four bottles, so the black one fills it
    expect(play.after('crystal-0-1').every((to) => to.startsWith('potion-shelf-lower'))).toBe(true)
    expect(play.hand(0).prospects).toContainEqual({ what: 'prophecy-crystals-on-rack', points: 3, levels: 1 })
  })

  test('WS-8.9 WS-T23 a shelf holds 4, 5 or 6 crystals of all players together, and the lower one 4, 5 or 5', () => {
    for (const [seats, upper, lower] of [
      [2, 4, 4],
      [3, 5, 5],
      [4, 6, 5],
    ] as const) {
      const { shelves } = arrange({ seats }).table
      expect(shelves.map(({ capacity }) => capacity)).toEqual([upper, upper, upper, upper, upper, upper, lower])
    }
    const both = { 2: 'potion-shelf-wand', 3: 'potion-shelf-wand' }
    const play = out('wand', { crystals: both }, { sides: [{}, { crystals: both }] })
    expect(play.after('crystal-0-1')).not.toContain('potion-shelf-wand')
  })

  test('WS-8.10 with one shelf full only the other one is offered', () => {
    const LOWER = { 2: 'potion-shelf-lower', 3: 'potion-shelf-lower', 4: 'potion-shelf-lower', 5: 'potion-shelf-lower' }
    const play = out('energy', { crystals: LOWER, tokens: ['power-vp-1', 'power-vp-2', 'power-vp-3', 'power-wand-1', 'power-wand-2'] })
    // with one shelf left the only other choice is damage
    expect(play.after('crystal-0-1')).toEqual(['potion-shelf-energy'])
    play.pick('crystal-0-1>potion-shelf-energy')
    expect(play.stack).toBe('crystal 0, energy 2')
  })

  test('WS-8.10 WS-R22 WS-E18 with both shelves full the crystal goes behind the screen, without bonus, loss or damage', () => {
    const mine = { 2: 'potion-shelf-lower', 3: 'potion-shelf-lower', 4: 'potion-shelf-lower', 5: 'potion-shelf-lower' }
    const theirs = { 1: 'potion-shelf-wand', 2: 'potion-shelf-wand', 3: 'potion-shelf-wand', 4: 'potion-shelf-wand' }
    const play = out('wand', { crystals: mine }, { sides: [{}, { crystals: theirs }] })
    expect(play.offered).toEqual(['crystal-0-1>screen'])
    play.pick('crystal-0-1>screen')
    expect([play.scores, play.hand(0).crystals, play.hand(0).damaged, play.stack]).toEqual([[0, 0], ['crystal-0-1'], 0, ''])
    // WS-11.3: the next damaged crystal is still the first
    play.pick('crystal-0-6>damage')
    expect([play.score(0), play.hand(0).damaged]).toEqual([-1, 1])
  })

  test('WS-T11 the crystal shelf adds two repeats to the two left, and the black crystal passes three covered cells', () => {
    const laid = 'EN(-1,0)+WA(-1,1) EN(-2,0)+SC(-2,-1) EN(-3,1)+PE(-3,2)'
    const play = crystals(3, { laid, crystals: { 1: '(1,-3)' } }).pick('crystal-0-1>exit-crystal')
    expect(play.stack).toBe('crystal 2')
    play.pick('crystal-0-1>potion-shelf-crystal')
    expect(play.stack).toBe('crystal 4')
    expect(cost(play, 'crystal-0-black>exit-witches')).toBe(4)
    play.pick('crystal-0-black>exit-witches', 'crystal-0-black>potion-shelf-witches')
    expect(play.stack).toBe('crystal 0, witches 4')
    play.end()
    expect(play.step).toBe('finish')
  })
})
