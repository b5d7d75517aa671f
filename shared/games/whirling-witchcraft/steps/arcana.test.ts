import { describe, expect, test } from 'vitest'
import { ARCANA_IDS, LIMITS, RECIPES } from '../content/index.ts'
import { use } from '../testing/notation.ts'
import type { Witch } from '../testing/scene.ts'
import { arrange, type Coven } from '../testing.ts'
import { fires } from './reveal.ts'

/** Begins a match in which only seat 0 has a card, which it reveals. */
function reveal(card: string, witch: Witch = {}, others: readonly Witch[] = [{}]): Coven {
  const coven = arrange([{ ...witch, hand: card }, ...others])
  const [pick = ''] = coven.offered(0).filter((id) => id === card || id === `${card}>upright`)
  coven.answer(0, pick)
  return coven
}
const fired = (coven: Coven): readonly string[] => coven.player(0).fired

describe('tokens', () => {
  test.each(RECIPES.map(({ id, arcana }) => [id, ARCANA_IDS.map((symbol) => arcana[symbol])] as const))(
    'WW-4.7: %s moves the tokens raven, book, cauldron by %j',
    (id, symbols) => {
      const coven = reveal(id)
      expect(coven.tokens(0)).toEqual(symbols)
      expect(coven.tokens(1)).toEqual([0, 0, 0])
    },
  )

  test('WW-4.7, WW-R20: all symbols count when the card is turned', () => {
    const coven = arrange([{ hand: 'levitation-spell' }, {}])
    coven.answer(0, 'levitation-spell>rotated')
    expect(coven.tokens(0)).toEqual([1, 1, 0])
  })

  test('WW-4.7a, WW-R33: the first card with two equal symbols takes the token from 0 to 2 and fires', () => {
    const coven = reveal('void-storm')
    expect(coven.tokens(0)).toEqual([2, 0, 0])
    expect(fired(coven)).toEqual(['raven'])
  })

  test('WW-4.8, WW-R9: an arcana fires if its token lands on an even number or jumps over it', () => {
    const table = [
      [0, 1, false],
      [0, 2, true],
      [1, 2, true],
      [1, 3, true],
      [2, 3, false],
      [2, 4, true],
      [3, 3, false],
      [4, 4, false],
    ] as const
    for (const [before, after, does] of table) expect(fires(before, after)).toBe(does)
    expect(fired(reveal('whirling-scheme', { recipes: ['charm-of-love'] }))).toEqual(['cauldron'])
    expect(fired(reveal('lore-of-spores'))).toEqual([])
  })

  test('WW-4.9: no card has more than two equal symbols, so nothing fires twice in a round', () => {
    for (const { arcana } of RECIPES) expect(Math.max(...ARCANA_IDS.map((id) => arcana[id]))).toBeLessThanOrEqual(2)
    const coven = reveal('the-lost-arcana', { recipes: ['lore-of-webs'] })
    expect(coven.tokens(0)).toEqual([3, 3, 3])
    expect(fired(coven)).toEqual(['raven', 'book', 'cauldron'])
    coven.answers(0, 'book>toad')
    expect(coven.answer(0, 'book>spider')).toBe('not-offered')
  })

  test('WW-4.10, WW-R8: the count is unlimited and the card has six spaces, but even is the same on both', () => {
    const space = (count: number): number => ((count - 1) % LIMITS.track) + 1
    for (let count = 1; count <= 30; count++) expect(space(count) % 2).toBe(count % 2)
    expect([space(6), space(7), space(8)]).toEqual([6, 1, 2])
  })

  test('WW-T20: from 6 one symbol moves to 7 (space 1) and does not fire, and two move to 8 (space 2) and fire', () => {
    const recipes = ['the-lost-arcana', 'lore-of-spores', 'lore-of-webs', 'lore-of-croaks', 'charm-of-fear']
    const one = reveal('storm-magic', { recipes })
    expect(one.tokens(0)[0]).toBe(7)
    expect(fired(one)).toEqual([])
    const two = reveal('void-storm', { recipes })
    expect(two.tokens(0)[0]).toBe(8)
    expect(fired(two)).toEqual(['raven'])
  })

  test('WW-4.17: a count of the symbols on the character and on all own recipes gives the same', () => {
    const coven = reveal('the-lost-arcana', { character: 'toad-whisperer', recipes: ['lore-of-webs', 'charm-of-sleep'] })
    expect(coven.tokens(0)).toEqual([1 + 2, 1 + 1 + 1 + 2, 1 + 2])
  })

  test('WW-T1: 1/1/0 and Lore of Spores give 2/2/1 and fire raven and book; Whirling Scheme then moves the cauldron from 1 to 3 and fires only it', () => {
    const coven = arrange([{ recipes: ['levitation-spell'], hand: 'lore-of-spores' }, { hand: 'whirling-scheme' }], {
      deck: 'toad-tornado spider-quake',
    })
    coven.answer(0, 'lore-of-spores')
    coven.answer(1, 'whirling-scheme>upright')
    expect(coven.tokens(0)).toEqual([2, 2, 1])
    expect(fired(coven)).toEqual(['raven', 'book'])
    const kiki = arrange([{ recipes: ['levitation-spell', 'lore-of-spores'], hand: 'whirling-scheme' }, {}])
    kiki.answer(0, 'whirling-scheme>upright')
    expect(kiki.tokens(0)).toEqual([2, 2, 3])
    expect(fired(kiki)).toEqual(['cauldron'])
  })

  test('WW-T19: the Toad Whisperer reveals The Lost Arcana: 2/3/2, and all three fire', () => {
    const coven = reveal('the-lost-arcana', { character: 'toad-whisperer' })
    expect(coven.tokens(0)).toEqual([2, 3, 2])
    expect(fired(coven)).toEqual(['raven', 'book', 'cauldron'])
  })
})

describe('using arcana', () => {
  test('WW-4.11, WW-T22: using them is optional, and unused effects are lost at the end of the step', () => {
    const coven = arrange([{ hand: 'void-storm lore-of-webs', bench: '2R' }, { hand: 'toad-tornado spider-quake' }])
    coven.answer(0, 'void-storm')
    coven.answer(1, 'spider-quake')
    expect(coven.offered(0)).toContain('raven>mushroom')
    coven.answer(0, 'finish')
    expect(coven.bench(0)).toBe('2R')
    coven.answer(0, 'finish')
    expect([coven.step, coven.state.round]).toEqual(['choose', 2])
    expect(coven.player(0).fired).toEqual([])
    coven.answer(0, 'toad-tornado')
    coven.answer(1, 'lore-of-webs')
    expect(coven.step).toBe('transform')
    expect(coven.answer(0, 'raven>mushroom')).toBe('not-offered')
  })

  test('WW-4.12: the raven returns none, one or two ingredients of any kinds from the own bench', () => {
    const none = reveal('void-storm', { bench: '1B 1G' }, [{ bench: '2R' }])
    expect(none.offered(0)).toEqual(['finish', 'raven>heart-of-shadow', 'raven>toad'])
    none.answer(0, 'finish')
    expect(none.benches()).toEqual(['1B 1G', '2R'])
    const one = reveal('void-storm', { bench: '1B 1G' })
    one.answers(0, 'raven>toad', 'finish')
    expect(one.bench(0)).toBe('1B')
    const two = reveal('void-storm', { bench: '1B 3G' })
    two.answers(0, 'raven>toad', 'raven>toad')
    expect(two.offered(0)).toEqual(['finish'])
    two.answer(0, 'finish')
    expect(two.bench(0)).toBe('1B 1G')
    expect(two.heard('removed')).toMatchObject([{ seat: 0, card: 'raven', cubes: ['toad', 'toad'] }])
  })

  test('WW-T21: with a single cube on the bench the raven removes none or one', () => {
    const coven = reveal('void-storm', { bench: '1U' })
    expect(coven.offered(0)).toEqual(['finish', 'raven>spider'])
    coven.answer(0, 'raven>spider')
    expect(coven.offered(0)).toEqual(['finish'])
    coven.answer(0, 'finish')
    expect(coven.bench(0)).toBe('')
  })

  test('WW-4.13: the book makes one ingredient free for all recipes of the round, even of characters, and own cubes can still pay', () => {
    const coven = reveal('book-of-midnight', { character: 'spider-summoner', bench: '1W', recipes: ['leaping-sorcery', 'toad-tornado'] })
    expect(fired(coven)).toEqual(['book'])
    coven.answers(0, 'book>mandrake', 'finish')
    expect(coven.player(0).free).toEqual(['mandrake'])
    expect(
      coven.plan(0, {
        steps: [
          use('spider-summoner', 'W free W bench W free', 'U U U U U'),
          use('toad-tornado', 'W free W free', 'G G G'),
          use('leaping-sorcery', 'W free', 'W G G'),
        ],
      }),
    ).toBe('ok')
    expect(coven.sent(0)).toBe('1W 5U 5G')
    expect(coven.player(0).free).toEqual([])
    expect(coven.player(1).free).toEqual([])
  })

  test('WW-4.14, WW-R19: the cauldron adds one ingredient to the own cauldron, which is sent but cannot be an input', () => {
    const coven = reveal('whirling-scheme')
    coven.answers(0, 'cauldron>mandrake', 'finish')
    expect(coven.heard('added')).toMatchObject([{ seat: 0, cubes: ['mandrake'] }])
    expect(coven.benches()).toEqual(['', '1W'])
  })

  test('WW-T25: a mandrake in the cauldron cannot be an input', () => {
    const coven = reveal('whirling-scheme', { recipes: ['leaping-sorcery', 'void-storm'] })
    coven.answers(0, 'cauldron>mandrake', 'finish')
    expect(coven.cauldron(0)).toBe('1W')
    expect(coven.offered(0)).toEqual(['finish', 'void-storm'])
    expect(coven.plan(0, { steps: [use('leaping-sorcery', 'W brew', 'W G G')] })).toBe('not-offered')
    expect(coven.cauldron(0)).toBe('1W')
  })

  test('WW-4.15: fired arcana may be used in any order with the same result', () => {
    const orders = [
      ['raven>toad', 'book>spider', 'cauldron>mandrake', 'raven>mushroom'],
      ['cauldron>mandrake', 'raven>mushroom', 'raven>toad', 'book>spider'],
    ]
    const results = orders.map((picks) => {
      const coven = reveal('the-lost-arcana', { bench: '2R 2G', recipes: ['void-storm'] })
      expect(coven.answers(0, ...picks)).toBe('ok')
      coven.answer(0, 'finish')
      return [coven.bench(0), coven.cauldron(0), coven.player(0).free]
    })
    expect(results[0]).toEqual(['1R 1G', '1W', ['spider']])
    expect(results[1]).toEqual(results[0])
  })

  test('WW-4.16, WW-T24: the Potion Brewer may move a cube for a cauldron symbol even if the arcana does not fire', () => {
    const coven = reveal('leaping-sorcery', { character: 'potion-brewer', bench: '2W 1G' }, [{ bench: '1U' }])
    expect(coven.tokens(0)).toEqual([0, 0, 1])
    expect(fired(coven)).toEqual([])
    expect(coven.asked).toEqual([0])
    expect(coven.offered(0)).toEqual(['finish', 'potion-brewer>mandrake', 'potion-brewer>toad'])
    coven.answer(0, 'potion-brewer>toad')
    expect(coven.offered(0)).toEqual(['finish'])
    coven.answer(0, 'finish')
    expect(coven.bench(0)).toBe('2W')
    expect(coven.cauldron(0)).toBe('1G')
  })

  test('WW-T23: raven and Potion Brewer use cubes of the same bench', () => {
    const coven = reveal('the-lost-arcana', { character: 'potion-brewer', bench: '2G' })
    coven.answers(0, 'raven>toad', 'raven>toad')
    expect(coven.answer(0, 'potion-brewer>toad')).toBe('not-offered')
    coven.answer(0, 'finish')
    expect(coven.bench(0)).toBe('')
  })

  test('the fallback uses no further effect', () => {
    const coven = reveal('void-storm', { bench: '2R' })
    expect(coven.match.game.steps.arcana?.fallback?.(coven.state, { step: 'arcana' }, 0)).toBe('finish')
  })
})
