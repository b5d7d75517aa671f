import { describe, expect, test } from 'vitest'
import { INGREDIENT_IDS, INGREDIENTS } from '../content/index.ts'
import { use } from '../testing/notation.ts'
import { arrange } from '../testing.ts'

describe('passing cauldrons', () => {
  test('WW-6.1: it happens automatically once the last seat has finished transforming', () => {
    const coven = arrange([{ recipes: ['storm-magic'], bench: '1B' }, { recipes: ['void-storm'] }], { step: 'transform' })
    coven.plan(0, { steps: [use('storm-magic', 'B bench', 'B R U')] })
    expect(coven.heard('sent')).toEqual([])
    coven.answer(1, 'finish')
    expect(coven.heard('sent').map(({ seat, to }) => [seat, to])).toEqual([[0, 1]])
    expect(coven.step).toBe('choose')
  })

  test('WW-6.2: all cauldrons move to the right at once, even empty ones', () => {
    const coven = arrange([{ cauldron: '3R' }, {}, { cauldron: '1U' }, { cauldron: '1G' }], { step: 'cauldrons' })
    expect(coven.benches()).toEqual(['', '1U', '1G', '3R'])
    expect([0, 1, 2, 3].map((seat) => coven.cauldron(seat))).toEqual(['', '', '', ''])
  })

  test('WW-6.3: cubes that fit are placed, and the rest goes to the circle of the giver', () => {
    const coven = arrange([{ bench: '2B 8R', circle: '1G' }, { cauldron: '2B 3R 1U' }, { bench: '9R' }], { step: 'cauldrons' })
    expect(coven.benches()).toEqual(['3B 9R 1U', '', '9R'])
    expect(coven.circles()).toEqual(['1G', '1B 2R', ''])
    expect(coven.heard('overflowed')).toMatchObject([{ seat: 1, to: 0, count: 3, total: 3, cubes: ['heart-of-shadow', 'mushroom', 'mushroom'] }])
  })

  test('WW-6.4: all seats receive at once, each kind is counted separately, and the cauldrons end empty', () => {
    const coven = arrange(
      [
        { bench: '4W', cauldron: '9R 1U' },
        { bench: '5R', cauldron: '1W 1G' },
      ],
      { step: 'cauldrons' },
    )
    expect(coven.benches()).toEqual(['4W 1G', '9R 1U'])
    expect(coven.circles()).toEqual(['5R', '1W'])
    expect([coven.cauldron(0), coven.cauldron(1)]).toEqual(['', ''])
  })

  test('WW-6.5, WW-1.7: placing is not a choice, and no bench ever holds more than its capacity', () => {
    const full = '3B 4W 9R 9U 9G'
    const coven = arrange([{ cauldron: '1B 1W 1R 1U' }, { bench: full }, { cauldron: full }], { step: 'cauldrons' })
    expect(coven.bench(1)).toBe(full)
    for (const id of INGREDIENT_IDS) expect(coven.player(1).bench[id]).toBe(INGREDIENTS[id].capacity)
    expect(coven.circle(2)).toBe(full)
    expect(coven.bench(2)).toBe('1B 1W 1R 1U')
    expect(coven.circle(0)).toBe('')
  })

  test('WW-T4: of Matilda’s 2U 4W for Kiki’s 1B 2W two mandrakes fit and two go to Matilda’s circle', () => {
    const coven = arrange([{ bench: '1B 2W' }, { cauldron: '4W 2U' }, { bench: '2G' }], { step: 'cauldrons' })
    expect(coven.benches()).toEqual(['1B 4W 2U', '', '2G'])
    expect(coven.circles()).toEqual(['', '2W', ''])
  })

  test('WW-T43: room made in the same round counts: of nine toads three are used and three are received', () => {
    const coven = arrange([{ recipes: ['toad-offering'], bench: '9G' }, { cauldron: '3G' }, {}], { step: 'transform' })
    coven.plan(0, { steps: [use('toad-offering', 'G bench G bench G bench', 'W R U')] })
    expect(coven.bench(0)).toBe('9G')
    expect(coven.circles()).toEqual(['', '', ''])
  })

  test('WW-T44: with two players and both benches full of mandrakes, both circles get two', () => {
    const coven = arrange(
      [
        { bench: '4W', cauldron: '2W' },
        { bench: '4W', cauldron: '2W' },
      ],
      { step: 'cauldrons' },
    )
    expect(coven.benches()).toEqual(['4W', '4W'])
    expect(coven.circles()).toEqual(['2W', '2W'])
  })

  test('WW-1.5: benches, circles, cauldrons, recipes with their orientation, tokens, characters, hand sizes and deck size are open', () => {
    const coven = arrange(
      [
        { character: 'scribe-of-magic', bench: '1B', recipes: ['charm-of-fear rotated'], hand: 'void-storm', cauldron: '1G' },
        { character: 'whirlwind', circle: '2W', free: 'U', hand: 'lore-of-webs storm-magic' },
      ],
      { step: 'transform' },
    )
    coven.answer(0, 'finish')
    const { table } = coven.match.seatView(1)
    expect(table).toMatchObject({
      deck: expect.any(Number),
      discards: 0,
      players: [
        { character: 'scribe-of-magic', recipes: [{ card: 'charm-of-fear', rotated: true }], tokens: { raven: 1, book: 0, cauldron: 0 }, hand: 4 },
        { character: 'whirlwind', circle: { mandrake: 2 }, bench: { toad: 1 }, hand: 4 },
      ],
    })
  })

  test('WW-1.8: cubes never leave a circle', () => {
    const coven = arrange([{ circle: '1B', bench: '4W', cauldron: '1U' }, { circle: '2G', cauldron: '2W' }, { circle: '3R' }], { step: 'cauldrons' })
    expect(coven.circles()).toEqual(['1B', '2W 2G', '3R'])
  })
})
