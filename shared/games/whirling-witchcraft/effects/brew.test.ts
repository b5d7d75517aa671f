import { describe, expect, test } from 'vitest'
import { CHARACTERS, INGREDIENT_IDS, INGREDIENTS, RECIPES, type Slot } from '../content/index.ts'
import { noCubes } from '../cubes.ts'
import { type PlanStep, textOf, use } from '../testing/notation.ts'
import type { Witch } from '../testing/scene.ts'
import { arrange, type Coven } from '../testing.ts'

/** Begins a match in which seat 0 brews. The other seat has a toad and nothing to do. */
const brewing = (witch: Witch): Coven => arrange([witch, { bench: '1G' }], { step: 'transform' })

const cost = (slots: readonly Slot[]): string => slots.map(([id = 'toad']) => `${INGREDIENTS[id].code} bench`).join(' ')
const gains = (slots: readonly Slot[]): string => slots.map(([id = 'toad']) => INGREDIENTS[id].code).join(' ')
function amounts(slots: readonly Slot[]): string {
  const out = noCubes()
  for (const [id = 'toad'] of slots) out[id]++
  return textOf(out)
}

describe('every recipe, both ways round', () => {
  const ways = RECIPES.flatMap((recipe) => [
    { id: recipe.id, text: recipe.id, input: recipe.in, output: recipe.out },
    ...(recipe.rotatable ? [{ id: recipe.id, text: `${recipe.id} rotated`, input: recipe.out, output: recipe.in }] : []),
  ])

  const usable = ways.filter(({ input, output }) => input.length + output.length > 0)
  test.each(usable)('WW-5.3, WW-5.14: $text takes and gives what it shows', ({ id, text, input, output }) => {
    const coven = brewing({ recipes: [text], bench: amounts(input) })
    expect(coven.plan(0, { steps: [use(id, cost(input), gains(output))] })).toBe('ok')
    expect(coven.bench(0)).toBe('')
    expect(coven.sent(0)).toBe(amounts(output))
    expect(coven.step).toBe('choose')
  })

  const costly = ways.filter(({ input }) => input.length > 0)
  test.each(costly)('WW-5.7: $text is not offered while a slot would stay empty', ({ text, input }) => {
    const coven = brewing({ recipes: [text, 'void-storm'], bench: amounts(input.slice(1)) })
    expect(coven.offered(0)).toEqual(['finish', 'void-storm'])
  })

  const ownRecipes = CHARACTERS.flatMap((character) => ('recipe' in character ? [{ id: character.id, recipe: character.recipe }] : []))
  test.each(ownRecipes)('WW-9.12: the recipe of $id', ({ id, recipe }) => {
    const coven = brewing({ character: id, bench: amounts(recipe.in) })
    expect(coven.plan(0, { ...(id === 'child-of-the-elements' && { gain: 'W' }), steps: [use(id, cost(recipe.in), gains(recipe.out))] })).toBe('ok')
    expect(coven.sent(0)).toBe(amounts(recipe.out))
  })
})

describe('transformation', () => {
  test('WW-5.2: recipes of all rounds may be used in any order, each at most once, or none at all', () => {
    const witch = { recipes: ['lore-of-spores', 'lore-of-webs', 'void-storm'], bench: '2R 2U' }
    const coven = brewing(witch)
    expect(coven.offered(0)).toEqual(['finish', 'lore-of-spores', 'lore-of-webs', 'void-storm'])
    coven.answer(0, 'lore-of-webs')
    expect(coven.offered(0)).toEqual(['finish', 'lore-of-spores', 'void-storm'])
    coven.answers(0, 'void-storm', 'finish')
    expect(coven.sent(0)).toBe('1W 1R 1U 1G')
    const none = brewing(witch)
    expect(none.answer(0, 'finish')).toBe('ok')
    expect(none.sent(0)).toBe('')
    expect(none.bench(0)).toBe('2R 2U')
  })

  test('WW-T14: the same card twice is not offered', () => {
    const coven = brewing({ recipes: ['lore-of-webs'], bench: '2U' })
    expect(coven.plan(0, { steps: [use('lore-of-webs', 'U bench', 'W'), use('lore-of-webs', 'U bench', 'W')] })).toBe('not-offered')
    expect(coven.secret(0).draft?.deeds).toHaveLength(1)
  })

  test('WW-5.4: a cube comes from the bench, from earlier outputs, or from the supply if it is free', () => {
    const coven = brewing({ recipes: ['finding-spell', 'lore-of-croaks'], bench: '2G', free: 'G' })
    coven.answers(0, 'finding-spell')
    expect(coven.offered(0)).toEqual(['toad>bench', 'toad>free'])
    coven.answers(0, 'toad>bench', 'lore-of-croaks')
    expect(coven.offered(0)).toEqual(['toad>bench', 'toad>brew', 'toad>free'])
    coven.answers(0, 'toad>brew', 'finish')
    expect(coven.sent(0)).toBe('1W 1R 1U')
    expect(coven.bench(0)).toBe('1G')
  })

  test('WW-5.5, WW-T11: a recipe cannot take its own outputs', () => {
    const coven = brewing({ recipes: ['leaping-sorcery', 'void-storm'] })
    expect(coven.plan(0, { steps: [use('leaping-sorcery', 'W brew', 'W G G')] })).toBe('not-offered')
    expect(coven.secret(0).draft?.deeds).toEqual([])
    expect(coven.bench(0)).toBe('')
  })

  test('WW-5.6: a cube on an input slot is gone', () => {
    const coven = brewing({ recipes: ['lore-of-webs', 'binding-spell'], bench: '1U' })
    coven.answer(0, 'lore-of-webs')
    expect(coven.offered(0)).toEqual(['finish'])
    coven.answer(0, 'finish')
    expect(coven.sent(0)).toBe('1W')
  })

  test('WW-5.7, WW-R30, WW-T10: Mushroom Offering with two mushrooms is refused and moves nothing', () => {
    const coven = brewing({ recipes: ['mushroom-offering', 'lore-of-spores'], bench: '2R' })
    const before = coven.state
    expect(coven.plan(0, { steps: [use('mushroom-offering', 'R bench R bench R bench', 'W U G')] })).toBe('not-offered')
    expect(coven.state).toBe(before)
  })

  test('WW-5.8: hybrid slots take and give either ingredient, slot by slot and round by round', () => {
    const coven = arrange(
      [{ recipes: ['flask-of-shapes'], bench: '3R 3U', hand: 'toad-tornado spider-quake' }, { hand: 'mushroom-flood curse-of-shadows' }],
      {
        step: 'transform',
        deck: 'secret-summons',
      },
    )
    coven.answer(0, 'flask-of-shapes')
    expect(coven.offered(0)).toEqual(['mushroom>bench', 'spider>bench'])
    coven.answer(0, 'spider>bench')
    expect(coven.offered(0)).toEqual(['mushroom', 'toad'])
    coven.answers(0, 'toad', 'finish')
    expect(coven.sent(0)).toBe('1R 1G')
    coven.answer(0, 'mushroom-flood')
    coven.answer(1, 'toad-tornado')
    expect(coven.plan(0, { steps: [use('flask-of-shapes', 'R bench', 'R R')] })).toBe('ok')
    expect(coven.heard('sent', 0).at(-1)?.cubes).toEqual(['mushroom', 'mushroom'])
  })

  test.each([
    ['R bench R bench U bench G bench', 'ok'],
    ['R bench R bench G bench G bench', 'ok'],
    ['R bench R bench R bench U bench', 'not-offered'],
  ])('WW-T17: Book of Midnight with %s: %s', (input, ack) => {
    const coven = brewing({ recipes: ['book-of-midnight'], bench: '3R 2U 2G' })
    expect(coven.plan(0, { steps: [use('book-of-midnight', input, 'B')] })).toBe(ack)
  })

  test('WW-5.8: a hybrid slot offers only what leaves enough for the others', () => {
    const coven = brewing({ character: 'whirlwind', recipes: ['flask-of-shapes rotated'], bench: '1R 1G' })
    coven.answer(0, 'flask-of-shapes')
    expect(coven.lastDeed(0)).toBeUndefined()
    expect(coven.secret(0).draft?.filling).toMatchObject([{ in: ['toad>bench', 'mushroom>bench'] }])
    expect(coven.offered(0)).toEqual(['mushroom', 'spider'])
  })

  test('WW-5.9: an any slot yields any of the five, each slot on its own', () => {
    const coven = brewing({ character: 'warrior-of-power', bench: '1B 1W 1R 1U 1G' })
    coven.answer(0, 'warrior-of-power')
    for (const pick of ['toad', 'heart-of-shadow', 'toad']) {
      expect(coven.offered(0)).toEqual(INGREDIENT_IDS.toSorted())
      coven.answer(0, pick)
    }
    coven.answer(0, 'finish')
    expect(coven.sent(0)).toBe('1B 2G')
  })

  test('WW-5.10: a side without slots is legal; a card without any cannot be used', () => {
    const free = brewing({ recipes: ['void-storm', 'the-lost-arcana'] })
    expect(free.offered(0)).toEqual(['finish', 'void-storm'])
    const waste = brewing({ character: 'whirlwind', recipes: ['void-storm rotated', 'the-lost-arcana rotated'], bench: '1R 1U 1G' })
    expect(waste.offered(0)).toEqual(['finish', 'void-storm'])
    waste.answers(0, 'void-storm', 'finish')
    expect([waste.bench(0), waste.sent(0)]).toEqual(['', ''])
    expect(waste.heard('spent')).toHaveLength(1)
  })

  test('WW-5.11: cubes on output slots are one pool, whichever recipe made them', () => {
    const coven = brewing({ recipes: ['lore-of-spores', 'lore-of-webs', 'toad-tornado'], bench: '1R 1U' })
    const steps = [use('lore-of-spores', 'R bench', 'W'), use('lore-of-webs', 'U bench', 'W'), use('toad-tornado', 'W brew W brew', 'G G G')]
    expect(coven.plan(0, { steps })).toBe('ok')
    expect(coven.sent(0)).toBe('3G')
  })

  test('WW-5.12: cubes on output slots go to the cauldron, and cubes on input slots are gone', () => {
    const coven = arrange([{ recipes: ['storm-magic'], bench: '1B', cauldron: '1W' }, { bench: '1G' }], { step: 'transform' })
    coven.plan(0, { steps: [use('storm-magic', 'B bench', 'B R U')] })
    expect(coven.sent(0)).toBe('1B 1W 1R 1U')
    expect(coven.benches()).toEqual(['', '1B 1W 1R 1U 1G'])
  })

  test('WW-5.13: first the cauldron is filled, then a used card is discarded, then a cube may be kept', () => {
    const witch = brewing({ character: 'witch-of-all-trades', recipes: ['river-magic', 'elixir-of-the-sun'], bench: '1B 1W 2U' })
    const steps = [use('river-magic', 'B bench', 'B R G'), use('elixir-of-the-sun', 'W bench U bench', 'W R')]
    expect(witch.plan(0, { steps })).toBe('ok')
    expect(witch.circle(0)).toBe('')
    const warrior = brewing({ character: 'warrior-of-power', bench: '1B 1W 1R 1U 1G' })
    warrior.plan(0, { steps: [use('warrior-of-power', 'B bench W bench R bench U bench G bench', 'B B B')] })
    const told = warrior.events.map(({ type }) => type)
    expect(told.indexOf('character-discarded')).toBeGreaterThan(told.indexOf('brewed'))
    expect(told.indexOf('sent')).toBeGreaterThan(told.indexOf('character-discarded'))
  })

  test('WW-5.15: a plan is the sequence of its answers, and its first wrong step is not offered and changes nothing', () => {
    const wrong: readonly (readonly [string, PlanStep])[] = [
      ['a card of somebody else', use('lore-of-croaks', 'G bench', 'W')],
      ['too few inputs', use('spider-summons', 'R bench', 'W U U')],
      ['too many outputs', use('lore-of-spores', 'R bench', 'W W')],
      ['an input that does not fit', use('lore-of-spores', 'U bench', 'W')],
      ['an output that does not fit', use('flask-of-dreams', 'R bench', 'R G')],
      ['no such cube', use('lore-of-spores', 'R free', 'W')],
      ['nothing lies on the card', use('lore-of-spores', 'R card', 'W')],
    ]
    for (const [why, step] of wrong) {
      const coven = arrange(
        [
          { recipes: ['lore-of-spores', 'flask-of-dreams', 'spider-summons'], bench: '4R 2U' },
          { recipes: ['lore-of-croaks'], bench: '1G' },
        ],
        {
          step: 'transform',
        },
      )
      const table = JSON.stringify(coven.match.seatView(1))
      expect(coven.plan(0, { steps: [step] }), why).toBe('not-offered')
      expect(JSON.stringify(coven.match.seatView(1)), why).toBe(table)
    }
  })

  test('WW-5.16: steps are applied in the order in which they were given', () => {
    const steps = [
      use('rite-of-growth', 'U bench U bench', 'R R U G'),
      use('binding-spell', 'U brew', 'R U G'),
      use('shattering-spell', 'R brew', 'R U G'),
    ]
    const coven = brewing({ recipes: ['shattering-spell', 'binding-spell', 'rite-of-growth'], bench: '2U' })
    expect(coven.plan(0, { steps })).toBe('ok')
    expect(coven.heard('brewed').map(({ card }) => card)).toEqual(['rite-of-growth', 'binding-spell', 'shattering-spell'])
    expect(coven.sent(0)).toBe('3R 2U 3G')
  })

  test('WW-1.6: the supply is unlimited', () => {
    const many = RECIPES.filter(({ out }) => out.some(([id]) => id === 'mushroom')).map(({ id }) => id)
    const coven = brewing({ recipes: many, bench: '3B 4W 9R 9U 9G', free: 'B W R U G' })
    for (let picks = coven.offered(0); coven.step === 'transform'; picks = coven.asked.includes(0) ? coven.offered(0) : []) {
      coven.answer(0, picks.find((id) => id !== 'finish' && (id.endsWith('>free') || !id.includes('>'))) ?? 'finish')
    }
    expect(coven.bench(0)).toBe('3B 4W 9R 9U 9G')
    expect(coven.heard('brewed').length + coven.heard('brewed-from-nothing').length).toBe(many.length)
  })

  test('the fallback completes a recipe that was begun and submits the draft', () => {
    const coven = brewing({ recipes: ['flask-of-shapes'], bench: '1R 1U' })
    const fallback = (): unknown => coven.match.game.steps.transform?.fallback?.(coven.state, { step: 'transform' }, 0)
    expect(fallback()).toBe('finish')
    coven.answer(0, 'flask-of-shapes')
    expect(fallback()).toBe('mushroom>bench')
  })
})

describe('worked examples', () => {
  test('WW-T2: Moon [W, G] → [W, R], then Summons [R bench, R brew] → [W, U, U]; the third card is not used', () => {
    const coven = brewing({ recipes: ['elixir-of-the-moon', 'spider-summons', 'lore-of-croaks'], bench: '1W 1R 2G' })
    const steps = [use('elixir-of-the-moon', 'W bench G bench', 'W R'), use('spider-summons', 'R bench R brew', 'W U U')]
    expect(coven.plan(0, { steps })).toBe('ok')
    expect(coven.bench(0)).toBe('1G')
    expect(coven.sent(0)).toBe('2W 2U')
  })

  test('WW-T12: two spiders pay for Rite of Growth, and its brew pays for Binding Spell', () => {
    const coven = brewing({ recipes: ['rite-of-growth', 'binding-spell'], bench: '2U' })
    expect(coven.plan(0, { steps: [use('rite-of-growth', 'U bench U bench', 'R R U G'), use('binding-spell', 'U brew', 'R U G')] })).toBe('ok')
    expect(coven.sent(0)).toBe('3R 1U 2G')
    expect(coven.bench(0)).toBe('')
  })

  test.each([
    ['U bench U bench', 'not-offered', ''],
    ['U bench U brew', 'ok', '3R 1U 2G'],
  ])('WW-T13: Binding Spell first, then Rite of Growth from %s: %s', (input, ack, cauldron) => {
    const coven = brewing({ recipes: ['rite-of-growth', 'binding-spell'], bench: '2U' })
    expect(coven.plan(0, { steps: [use('binding-spell', 'U bench', 'R U G'), use('rite-of-growth', input, 'R R U G')] })).toBe(ack)
    expect(coven.sent(0)).toBe(cauldron)
    if (ack === 'ok') expect(coven.bench(0)).toBe('')
  })

  test('WW-T15: the book on toad pays for Toad Offering without a toad', () => {
    const coven = brewing({ recipes: ['toad-offering'], free: 'G' })
    expect(coven.plan(0, { steps: [use('toad-offering', 'G free G free G free', 'W R U')] })).toBe('ok')
    expect(coven.sent(0)).toBe('1W 1R 1U')
  })

  test('WW-T16: the book on toad can be combined with one toad of the own bench', () => {
    const coven = brewing({ recipes: ['toad-offering'], free: 'G', bench: '1G' })
    expect(coven.plan(0, { steps: [use('toad-offering', 'G free G bench G free', 'W R U')] })).toBe('ok')
    expect(coven.bench(0)).toBe('')
  })
})
