import { describe, expect, test } from 'vitest'
import { KINDS, type Kind } from './content/index.ts'
import { arrange, type Scene, type Side, special } from './testing.ts'

/** Returns the points and levels that the prophecy has now. */
function judge(card: string, side: Side, rival: Side = {}, scene: Scene = {}): readonly [number, number] {
  const play = arrange({ ...scene, sides: [{ ...side, scrolls: [...(side.scrolls ?? []), card] }, rival] })
  const { points = 0, levels = 0 } = play.hand(0).prospects.find(({ what }) => what === card) ?? {}
  return [points, levels]
}
const NONE = [1, 0]
const ONE = [3, 1]
const TWO = [5, 2]
const THREE = [7, 3]

/** Cells along the rim and inwards. Special tiles on the first n of them lengthen the chain of the printed symbol by n. */
const WAYS: Readonly<Record<Kind, readonly string[]>> = {
  energy: ['(1,-3)', '(0,-2)', '(1,-2)', '(0,-1)', '(-1,-1)'],
  witches: ['(2,-3)', '(2,-2)', '(1,-2)', '(2,-1)', '(1,-1)'],
  pentagram: ['(3,-1)', '(2,0)', '(2,-1)', '(1,0)', '(1,1)'],
  crystal: ['(-1,3)', '(0,2)', '(1,1)', '(0,1)', '(-1,2)'],
  wand: ['(-2,3)', '(-2,2)', '(-1,2)', '(-2,1)', '(-1,1)'],
  scroll: ['(-3,1)', '(-2,0)', '(-2,1)', '(-1,0)', '(-1,-1)'],
}
const CODE: Readonly<Record<Kind, string>> = { energy: 'EN', witches: 'WI', pentagram: 'PE', crystal: 'CR', wand: 'WA', scroll: 'SC' }
const others = (kind: Kind): readonly Kind[] => KINDS.filter((other) => other !== kind)

describe('chains', () => {
  test.each(KINDS)('WS-13.1 %s counts chains of 4, 5 and 6 from printed symbols, dominoes and special tiles', (kind) => {
    const tiles = (count: number) =>
      WAYS[kind]
        .slice(0, count)
        .map((where, n) => `${[CODE[kind], CODE[others(kind)[n] ?? 'wand']].join('/')}${where}`)
        .join(' ')
    const side = (count: number): Side => ({ vacated: 'all', placed: tiles(count) })
    const card = `prophecy-chain-${kind}`
    expect([2, 3, 4, 5].map((count) => judge(card, side(count)))).toEqual([NONE, ONE, TWO, THREE])
  })

  test('WS-T18 the final cauldron of the example has a chain of five witches, and separate ones are ignored', () => {
    const side: Side = {
      laid: 'PE(2,0)+EN(1,0) PE(2,1)+SC(1,2) WI(1,-1)+WA(1,-2) WI(0,-1)+CR(0,-2) PE(3,-1)+WI(3,-2)',
      placed: 'PE/WI(2,-2)',
      vacated: '(1,-2)',
    }
    expect(judge('prophecy-chain-witches', side)).toEqual(TWO)
    expect(judge('prophecy-chain-witches', { ...side, placed: 'PE/WI(2,-2) EN/WI(-1,1)' })).toEqual(TWO)
  })
})

describe('witches', () => {
  const [FOREST, VILLAGE, CASTLE, STONE, TOWER] = ['forest-foxfire-wood', 'village-kettlewick', 'castle-gloam', 'the-witchstone', 'tower-frost']

  test.each([
    ['prophecy-visit-forest-witchstone-tower', FOREST, STONE, TOWER],
    ['prophecy-visit-village-tower-witchstone', VILLAGE, TOWER, STONE],
    ['prophecy-visit-castle-witchstone-tower', CASTLE, STONE, TOWER],
  ] as const)('WS-13.2 WS-R36 %s counts witches in the first n types in order', (card, first, second, third) => {
    expect(judge(card, { standing: [] })).toEqual(NONE)
    expect(judge(card, { standing: [first] })).toEqual(ONE)
    expect(judge(card, { standing: [first, second] })).toEqual(TWO)
    expect(judge(card, { standing: [third, second, first] })).toEqual(THREE)
    // without the first type nothing counts; without the second the third does not count
    expect(judge(card, { standing: [second, third] })).toEqual(NONE)
    expect(judge(card, { standing: [first, third] })).toEqual(ONE)
    // the witches of others do not count
    expect(judge(card, {}, { standing: [first, second] })).toEqual(NONE)
  })

  test('WS-E19 witches on the Witchstone and in a foreign tower, but none in a forest, give 1 point', () => {
    expect(judge('prophecy-visit-forest-witchstone-tower', { standing: [STONE, TOWER] })).toEqual(NONE)
  })

  test.each([
    ['prophecy-hold-forests', ['forest-whispering-pines', 'forest-foxfire-wood', 'forest-ravens-thicket']],
    ['prophecy-hold-villages', ['village-kettlewick', 'village-broomley', 'village-toadford']],
    ['prophecy-hold-castles', ['castle-thornkeep', 'castle-gloam', 'castle-griffin-hold']],
    ['prophecy-hold-foreign-towers', ['tower-moth', 'tower-ember', 'tower-frost']],
  ] as const)('WS-13.3 %s counts witches in one, two and three different regions of the type', (card, regions) => {
    expect([0, 1, 2, 3].map((count) => judge(card, { standing: regions.slice(0, count) }))).toEqual([NONE, ONE, TWO, THREE])
    // the high witch in the tower does not count as a witch, and witches that lie ready occupy nothing
    expect(judge(card, { lying: 3 })).toEqual(NONE)
  })
})

describe('portals', () => {
  test('WS-13.4 WS-R28 Ring of Towers counts a forest and one, two and three foreign towers', () => {
    const card = 'prophecy-connect-ring-of-towers'
    expect(judge(card, { portals: 'rowan-pines' })).toEqual(NONE)
    expect(judge(card, { portals: 'rowan-witchstone moth-witchstone' })).toEqual(NONE)
    expect(judge(card, { portals: 'rowan-pines rowan-witchstone moth-witchstone' })).toEqual(ONE)
    expect(judge(card, { portals: 'rowan-pines rowan-witchstone moth-witchstone ember-witchstone' })).toEqual(TWO)
    expect(judge(card, { portals: 'rowan-pines rowan-witchstone moth-witchstone ember-witchstone frost-witchstone' })).toEqual(THREE)
    // only completed portals of the player join
    expect(judge(card, { portals: 'rowan-pines rowan-witchstone' }, { portals: 'moth-witchstone' })).toEqual(NONE)
    expect(judge(card, { portals: 'rowan-pines rowan-witchstone moth-witchstone:1' })).toEqual(NONE)
  })

  test('WS-T19 a forest and one foreign tower give 3 points, and a second foreign tower 5', () => {
    const card = 'prophecy-connect-ring-of-towers'
    expect(judge(card, { portals: 'rowan-birches frost-birches' })).toEqual(ONE)
    expect(judge(card, { portals: 'rowan-birches frost-birches frost-thicket' })).toEqual(ONE)
    expect(judge(card, { portals: 'rowan-birches frost-birches frost-thicket ember-thicket' })).toEqual(TWO)
  })

  test('WS-13.4 the Witchstone counts with villages, and with castles', () => {
    const villages = 'prophecy-connect-stone-and-hearth'
    expect(judge(villages, { portals: 'rowan-kettlewick' })).toEqual(NONE)
    expect(judge(villages, { portals: 'rowan-witchstone rowan-kettlewick' })).toEqual(ONE)
    expect(judge(villages, { portals: 'rowan-witchstone rowan-kettlewick rowan-pines pines-broomley' })).toEqual(TWO)
    expect(judge(villages, { portals: 'rowan-witchstone rowan-kettlewick rowan-pines pines-broomley ember-witchstone ember-candlehollow' })).toEqual(
      THREE,
    )
    const castles = 'prophecy-connect-stone-and-crown'
    expect(judge(castles, { portals: 'rowan-thornkeep' })).toEqual(NONE)
    expect(judge(castles, { portals: 'rowan-witchstone rowan-thornkeep' })).toEqual(ONE)
    expect(judge(castles, { portals: 'rowan-witchstone rowan-thornkeep ember-witchstone ember-crown' })).toEqual(TWO)
    expect(judge(castles, { portals: 'rowan-witchstone rowan-thornkeep ember-witchstone ember-crown moth-witchstone moth-gloam' })).toEqual(THREE)
  })
})

describe('other prophecies', () => {
  test('WS-13.5 the third, second and first place on the Witchstone count', () => {
    const card = 'prophecy-witchstone-rank'
    const place = (before: number) => {
      const sides: Side[] = [{ scrolls: [card], lying: 1, portals: 'rowan-witchstone' }]
      for (let n = 0; n < before; n++) sides.push({ standing: ['the-witchstone'] })
      const play = arrange({ seats: 4, sides, act: { witches: 1 } }).pick('the-witchstone')
      return { points: play.hand(0).prospects.find(({ what }) => what === card)?.points, score: play.score(0) }
    }
    expect([0, 1, 2, 3].map((before) => place(before).points)).toEqual([7, 5, 3, 1])
    expect(judge(card, {})).toEqual(NONE)
  })

  test('WS-E20 the fourth place on the Witchstone scores 2 and 1, and the prophecy is worth 1', () => {
    const rival = { standing: ['the-witchstone'] }
    const sides = [{ scrolls: ['prophecy-witchstone-rank'], lying: 1, portals: 'rowan-witchstone' }, rival, rival, rival]
    const play = arrange({ seats: 4, sides, act: { witches: 1 } }).pick('the-witchstone')
    expect([play.scores, play.hand(0).prospects.find(({ levels, what }) => what.startsWith('prophecy') && levels === 0)?.points]).toEqual([
      [3, 0, 0, 0],
      1,
    ])
  })

  test('WS-13.6 5, 7 and 9 figures in the ball count, including the high witch and lying ones', () => {
    const figures = (lying: number) => judge('prophecy-figures-in-ball', { lying, standing: ['village-kettlewick', 'castle-gloam'] })
    expect([1, 2, 3, 4, 5, 6, 7].map(figures)).toEqual([NONE, ONE, ONE, TWO, TWO, THREE, THREE])
  })

  test('WS-13.7 1, 2 and 3 lying witches count, without the high witch', () => {
    expect([0, 1, 2, 3, 4].map((lying) => judge('prophecy-lying-witches', { lying }))).toEqual([NONE, ONE, TWO, THREE, THREE])
  })

  test('WS-13.8 3, 4 and 5 activated silver cells of the wand count', () => {
    expect([10, 11, 15, 19, 24].map((wand) => judge('prophecy-silver-cells', { wand }))).toEqual([NONE, ONE, TWO, THREE, THREE])
  })

  test('WS-13.9 2, 3 and 4 special tiles count, in the cauldron and behind the screen', () => {
    const placed = 'EN/WI(1,0) EN/PE(0,1)'
    const card = 'prophecy-special-tiles'
    expect(judge(card, { placed: 'EN/WI(1,0)' })).toEqual(NONE)
    expect(judge(card, { placed })).toEqual(ONE)
    expect(judge(card, { placed, specials: [special('CR/WA')] })).toEqual(TWO)
    expect(judge(card, { placed, specials: [special('CR/WA'), special('CR/SC')] })).toEqual(THREE)
  })

  test('WS-13.10 WS-R27 4, 5 and 6 scroll cards count, used or not, including this one', () => {
    const held = (count: number) =>
      judge('prophecy-scrolls', {
        scrolls: ['booster-any-1', 'prophecy-chain-wand', 'prophecy-hold-castles'].slice(0, count),
        boosters: ['booster-any-2'],
      })
    expect([1, 2, 3].map(held)).toEqual([NONE, ONE, TWO])
    expect(
      judge('prophecy-scrolls', { scrolls: ['booster-any-1', 'booster-any-3', 'booster-any-4'], boosters: ['booster-any-2', 'booster-wand-1'] }),
    ).toEqual(THREE)
  })

  test('WS-13.11 4, 5 and 7 power tokens count', () => {
    const tokens = ['power-vp-1', 'power-vp-2', 'power-vp-3', 'power-wand-1', 'power-wand-2', 'power-wand-3', 'power-energy-1', 'power-energy-2']
    const held = (count: number) => judge('prophecy-power-tokens', { tokens: tokens.slice(0, count) })
    expect([3, 4, 5, 6, 7, 8].map(held)).toEqual([NONE, ONE, TWO, TWO, THREE, THREE])
  })

  test('WS-13.12 3, 4 and 5 coloured crystals of the player on all seven shelves count, but no black ones and none behind the screen', () => {
    const shelves = [
      'potion-shelf-wand',
      'potion-shelf-lower',
      'potion-shelf-energy',
      'potion-shelf-scroll',
      'potion-shelf-crystal',
      'potion-shelf-witches',
    ]
    const side = (count: number): Side => ({
      crystals: { black: 'potion-shelf-pentagram', ...Object.fromEntries(shelves.slice(0, count).map((shelf, n) => [n + 1, shelf])) },
    })
    expect([2, 3, 4, 5, 6].map((count) => judge('prophecy-crystals-on-rack', side(count)))).toEqual([NONE, ONE, TWO, THREE, THREE])
    expect(judge('prophecy-crystals-on-rack', { vacated: 'all' }, side(6))).toEqual(NONE)
  })

  test('WS-E21 six tokens, eight figures, three lying witches, five silver cells, four specials and three scrolls score as in the example', () => {
    const tokens = ['power-vp-1', 'power-vp-2', 'power-vp-3', 'power-wand-1', 'power-wand-2', 'power-wand-3']
    expect(judge('prophecy-power-tokens', { tokens })[0]).toBe(5)
    expect(
      judge('prophecy-figures-in-ball', { lying: 3, standing: ['village-kettlewick', 'castle-gloam', 'tower-ember', 'the-witchstone'] })[0],
    ).toBe(5)
    expect(judge('prophecy-lying-witches', { lying: 3 })[0]).toBe(7)
    expect(judge('prophecy-silver-cells', { wand: 21 })[0]).toBe(7)
    expect(judge('prophecy-special-tiles', { specials: [special('CR/WA'), special('CR/SC'), special('EN/SC'), special('EN/WI')] })[0]).toBe(7)
    expect(judge('prophecy-scrolls', { scrolls: ['booster-any-1', 'booster-any-2'] })[0]).toBe(1)
  })

  test('WS-12.2 levels count in order, a higher one only with all lower ones', () => {
    // three castles are joined, but not the Witchstone
    expect(judge('prophecy-connect-stone-and-crown', { portals: 'rowan-thornkeep rowan-kettlewick griffin-kettlewick' })).toEqual(NONE)
  })
})
