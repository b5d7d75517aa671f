import { describe, expect, test } from 'vitest'
import { arrange, type Coven } from '../testing.ts'

/** Finishes the round without brewing. */
function brewNothing(coven: Coven): void {
  while (coven.step === 'transform') coven.answer(coven.asked[0] ?? 0, 'finish')
}

describe('passing recipes and drawing', () => {
  test('WW-8.1: the rest of every hand goes to the left at once, and only giver and receiver see it', () => {
    const coven = arrange(
      [
        { hand: 'storm-magic lava-magic river-magic' },
        { hand: 'lore-of-spores lore-of-webs lore-of-croaks' },
        { hand: 'toad-tornado spider-quake mushroom-flood' },
      ],
      { step: 'recipes', deck: 'void-storm the-lost-arcana book-of-midnight' },
    )
    expect(coven.hands()).toEqual([
      ['void-storm', 'mushroom-flood', 'spider-quake', 'toad-tornado'],
      ['the-lost-arcana', 'lava-magic', 'river-magic', 'storm-magic'],
      ['book-of-midnight', 'lore-of-spores', 'lore-of-webs', 'lore-of-croaks'],
    ])
    expect(coven.match.seatView(0).hand).toMatchObject({
      known: [
        { card: 'lava-magic', at: 1 },
        { card: 'river-magic', at: 1 },
        { card: 'storm-magic', at: 1 },
      ],
    })
    expect(JSON.stringify(coven.match.seatView(0))).not.toContain('lore-of')
    expect(JSON.stringify(coven.match.seatView(2))).not.toContain('-magic"')
  })

  test('WW-8.2: each hand is filled up to its limit and never discarded down to it', () => {
    const coven = arrange([{ hand: 'storm-magic' }, { character: 'clairvoyant', hand: 'lore-of-spores lore-of-webs' }, {}], { step: 'recipes' })
    expect(coven.hands().map(({ length }) => length)).toEqual([4, 5, 4])
    expect(coven.heard('drew').map(({ seat, count }) => [seat, count])).toEqual([
      [0, 4],
      [1, 4],
      [2, 2],
    ])
    expect(coven.state.discards).toEqual([])
  })

  test('WW-8.3: before the next round the Trickster turns her card, and free kinds and fired arcana end', () => {
    const coven = arrange([{ character: 'trickster', hand: 'void-storm', bench: '2R' }, { free: 'U W' }])
    coven.answer(0, 'void-storm')
    expect(coven.player(0).fired).toEqual(['raven'])
    coven.answer(0, 'finish')
    brewNothing(coven)
    expect(coven.player(0)).toMatchObject({ turned: true, fired: [], free: [], fresh: false })
    expect(coven.player(1)).toMatchObject({ turned: false, free: [] })
    expect([coven.step, coven.state.round]).toEqual(['choose', 2])
  })

  test('WW-8.4, WW-T36: with one card left the lowest initiative draws it', () => {
    const coven = arrange(
      [
        { recipes: ['mushroom-flood'], hand: 'storm-magic lava-magic river-magic' },
        { recipes: ['lore-of-webs'], hand: 'spider-quake toad-tornado void-storm' },
        { recipes: ['flask-of-dreams'], hand: 'spider-summons slime-summons spore-summons' },
      ],
      { step: 'recipes', deck: 'secret-summons', shortDeck: true },
    )
    expect(coven.hands().map(({ length }) => length)).toEqual([3, 4, 3])
    expect(coven.hands()[1]).toContain('secret-summons')
    expect(coven.state.deck).toEqual([])
  })

  test('WW-T6, WW-9.10: when the Clairvoyant passes four, her left neighbour draws none and she draws two', () => {
    const coven = arrange([
      { hand: 'mushroom-flood spider-quake toad-tornado curse-of-shadows' },
      { character: 'clairvoyant', hand: 'void-storm storm-magic lava-magic river-magic secret-summons' },
      { hand: 'lore-of-spores lore-of-webs lore-of-croaks spider-summons' },
    ])
    coven.answer(0, 'mushroom-flood')
    coven.answer(1, 'secret-summons')
    coven.answer(2, 'lore-of-spores')
    brewNothing(coven)
    expect(coven.step).toBe('choose')
    expect(coven.heard('drew').map(({ seat, count }) => [seat, count])).toEqual([
      [1, 2],
      [0, 1],
    ])
    expect(coven.hands().map(({ length }) => length)).toEqual([4, 5, 4])
    expect(coven.hands()[2]).toEqual(['void-storm', 'lava-magic', 'river-magic', 'storm-magic'])
  })

  test('WW-2.5, WW-9.10: her limit of five applies from the first draw', () => {
    const coven = arrange(
      [{ character: 'clairvoyant', hand: 'void-storm storm-magic lava-magic' }, { hand: 'lore-of-webs lore-of-spores lore-of-croaks' }],
      {
        step: 'recipes',
      },
    )
    expect(coven.hands().map(({ length }) => length)).toEqual([5, 4])
  })

  test('WW-8.5: the discards become an empty deck, and without discards nothing is drawn and hands stay short', () => {
    const coven = arrange([{ hand: 'storm-magic' }, { hand: 'lava-magic' }], {
      step: 'recipes',
      deck: 'void-storm',
      discards: 'river-magic lore-of-webs',
      shortDeck: true,
    })
    expect(coven.hands().map(({ length }) => length)).toEqual([4, 1])
    expect(coven.hands()[0]).toEqual(['void-storm', 'lore-of-webs', 'lava-magic', 'river-magic'])
    expect(coven.state).toMatchObject({ deck: [], discards: [] })
    expect(coven.heard('reshuffled')).toMatchObject([{ count: 2 }])
  })

  test('WW-8.6: only an Initiate discards, and recipes in play stay in play', () => {
    const coven = arrange(
      [
        { hand: 'storm-magic', recipes: ['lore-of-webs'] },
        { hand: 'lava-magic', recipes: ['lore-of-spores'] },
      ],
      { step: 'recipes', shortDeck: true },
    )
    expect(coven.hands()).toEqual([['lava-magic'], ['storm-magic']])
    expect(coven.state.discards).toEqual([])
    coven.answer(0, 'lava-magic')
    coven.answer(1, 'storm-magic')
    while (coven.step === 'arcana') coven.answer(coven.asked[0] ?? 0, 'finish')
    expect(coven.player(0).recipes.map(({ card }) => card)).toEqual(['lore-of-webs', 'lava-magic'])
    expect(
      coven
        .player(1)
        .recipes.map(({ card }) => card)
        .slice(-2),
    ).toEqual(['lore-of-spores', 'storm-magic'])
    expect(coven.state).toMatchObject({ deck: [], discards: [] })
  })

  test('WW-8.7: the game continues with short hands, and a seat without cards plays none', () => {
    const coven = arrange([{ hand: 'storm-magic' }, {}, {}], { step: 'recipes', shortDeck: true })
    expect(coven.hands()).toEqual([[], ['storm-magic'], []])
    expect(coven.step).toBe('choose')
    expect(coven.asked).toEqual([1])
  })

  test('WW-8.8: a round that begins with all hands empty goes straight to the transformation', () => {
    const coven = arrange([{ bench: '1R' }, {}], { shortDeck: true })
    expect(coven.heard('last-cauldron')).toMatchObject([{ count: 1 }])
    expect(coven.heard('round-began')).toEqual([])
    expect([coven.step, coven.state.lastRounds]).toEqual(['transform', 1])
  })

  test('WW-8.9, WW-T38, WW-R21: after the third such round without a contender the game ends, and the fewest cubes on the bench win', () => {
    const coven = arrange([{ bench: '2R' }, { bench: '1G' }, { bench: '3U' }], { shortDeck: true })
    for (const n of [1, 2, 3]) {
      expect(coven.state.lastRounds).toBe(n)
      expect(coven.outcome).toBeUndefined()
      expect(coven.asked).toEqual([2])
      coven.answer(2, 'finish')
    }
    expect(coven.heard('last-cauldron')).toHaveLength(3)
    expect(coven.circles()).toEqual(['', '', ''])
    expect(coven.outcome).toMatchObject({ ranks: [2, 1, 3], reason: { key: 'reason.last-cauldron-emptiest-bench', params: { seat: 1 } } })
  })

  test('WW-8.9: a contender in a last-cauldron round wins as always', () => {
    const coven = arrange([{ circle: '4R', cauldron: '3B' }, { bench: '2B' }, {}], { step: 'cauldrons', lastRounds: 3, shortDeck: true })
    expect(coven.outcome).toBeDefined()
    expect(coven.outcome?.reason.key).toBe('reason.last-cauldron-most-cubes')
    const full = arrange([{ circle: '4R', cauldron: '3B' }, {}, { bench: '2B' }], { step: 'cauldrons', lastRounds: 3, shortDeck: true })
    expect(full.circle(0)).toBe('2B 4R')
    expect(full.outcome?.reason.key).toBe('reason.circle-alone')
  })
})
