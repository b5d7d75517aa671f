import { describe, expect, test } from 'vitest'
import { CHARACTERS, RECIPES } from '#shared/games/whirling-witchcraft/content/index.ts'
import { addCubes, noCubes } from '#shared/games/whirling-witchcraft/cubes.ts'
import { WORDS } from '#shared/games/whirling-witchcraft/words.ts'
import { LANGUAGES } from '#shared/kernel/words.ts'
import { nextTargets } from '../../features/table/selection-path.ts'
import { formulaName } from './Cube.tsx'
import { FACES } from './faces.tsx'
import { certainOf, contentOf, forecast, rowOf } from './forecast.ts'
import { arrowsOn, CIRCLE, FLAT, placesOn, ROUND, wingsOf } from './geometry.ts'
import { selectableCubes } from './places.ts'
import { PICTURES } from './recipe-art.tsx'
import { nextTouch } from './strokes.ts'
import { giverTo, receiverOf, ringFrom } from './table.ts'
import { nameOf } from './words.ts'

describe('every card is drawn', () => {
  test('all 60 recipes have a picture and a formula in words', () => {
    for (const recipe of RECIPES) {
      expect(PICTURES.has(recipe.family) || PICTURES.has(recipe.id), recipe.id).toBe(true)
      for (const language of LANGUAGES) expect(formulaName(recipe, language)).not.toBe('')
    }
  })
  test('all characters have their own face', () => {
    expect(Object.keys(FACES).sort()).toEqual(CHARACTERS.map(({ id }) => id).sort())
  })
  test('the button of a card shows the name of the card, because the rules have no word for its id', () => {
    for (const { id } of [...RECIPES, ...CHARACTERS]) expect(WORDS[`option.${id}`], id).toBeUndefined()
  })
  test('everything has a name in both languages', () => {
    for (const language of LANGUAGES) for (const { id } of [...RECIPES, ...CHARACTERS]) expect(nameOf(id, language)).not.toBe(id)
  })
})

describe('the ring', () => {
  test('each seat is to the left of the one before, and cauldrons go to the right', () => {
    expect(ringFrom(5, 3)).toEqual([3, 4, 0, 1, 2])
    expect([receiverOf(5, 0), giverTo(5, 0), receiverOf(2, 1), giverTo(2, 1)]).toEqual([4, 1, 0, 0])
  })
  test.each([2, 3, 4, 5])('with %i cauldrons the player’s own is near, the left neighbour’s is on the left, and none touch', (count) => {
    for (const shape of [ROUND, FLAT]) {
      const places = placesOn(shape, count, 1)
      const [near, left] = places
      expect(near).toMatchObject({ seat: 1, x: shape.middle.x })
      expect(near?.y).toBeGreaterThan(shape.middle.y)
      if (count > 2) expect(left?.x).toBeLessThan(shape.middle.x)
      for (const a of places) for (const b of places) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * CIRCLE * shape.scale)
      for (const { x, y } of places) {
        expect(Math.min(x, shape.width - x, y, shape.height - y)).toBeGreaterThan(CIRCLE * shape.scale)
      }
    }
  })
  test('every arrow goes from a cauldron to the right neighbour and ends near it', () => {
    const places = placesOn(ROUND, 5, 0)
    for (const { from, to, head } of arrowsOn(ROUND, 5, 0)) {
      expect(to).toBe(receiverOf(5, from))
      const distances = places.map(({ seat, x, y }) => ({ seat, way: Math.hypot(x - head.x, y - head.y) })).sort((a, b) => a.way - b.way)
      expect(distances[0]?.seat).toBe(to)
    }
  })
  test('the other players sit on both sides, from far to near', () => {
    expect(wingsOf(5, 0)).toEqual({ left: [2, 1], right: [3, 4] })
    expect(wingsOf(4, 0)).toEqual({ left: [2, 1], right: [3] })
    expect(wingsOf(3, 1)).toEqual({ left: [2], right: [0] })
    expect(wingsOf(2, 0)).toEqual({ left: [], right: [1] })
  })
})

describe('an ingredient is selectable', () => {
  const draft = { stage: 'open' } as const
  const offer = (options: readonly string[], selected: readonly string[] = []) =>
    selectableCubes(
      { selectable: nextTargets(options, selected), selected, selectableAfter: (target) => nextTargets(options, [...selected, target]) },
      draft,
    )
  const shown = (cubes: ReturnType<typeof offer>) =>
    Object.fromEntries(Object.entries(cubes).flatMap(([place, lit]) => (lit.size > 0 ? [[place, [...lit.keys()]]] : [])))

  test('for an input slot where the cube would come from, and one click selects both', () => {
    const cubes = offer(['toad>bench', 'toad>brew', 'spider>free'])
    expect(shown(cubes)).toEqual({ bench: ['toad'], brew: ['toad'], shelf: ['spider'] })
    expect(cubes.brew.get('toad')).toEqual({ touches: ['toad', 'brew'], zone: 'recipe' })
  })
  test('for the raven on the workbench, for the book and the cauldron in the supply', () => {
    const options = ['raven>toad', 'book>toad', 'cauldron>spider', 'potion-brewer>toad']
    expect(shown(offer(options, ['raven']))).toEqual({ bench: ['toad'] })
    expect(shown(offer(options, ['book']))).toEqual({ shelf: ['toad'] })
    expect(shown(offer(options, ['cauldron']))).toEqual({ shelf: ['spider'] })
    expect(shown(offer(options, ['potion-brewer']))).toEqual({ bench: ['toad'] })
    expect(shown(offer(options))).toEqual({})
  })
  test('for an output slot in the supply, for the player’s circle in the cauldron', () => {
    expect(shown(offer(['mushroom', 'toad']))).toEqual({ shelf: ['mushroom', 'toad'] })
    const keep = selectableCubes({ selectable: new Set(['toad', 'keep-none']), selected: [], selectableAfter: () => new Set() }, { stage: 'circle' })
    expect([...keep.pot.keys()]).toEqual(['toad'])
  })
})

describe('one click for several targets', () => {
  test('selects the next target that is missing, and a change of mind starts where the paths part', () => {
    expect(nextTouch([], ['toad', 'bench'])).toBe('toad')
    expect(nextTouch(['toad'], ['toad', 'bench'])).toBe('bench')
    expect(nextTouch(['charm-of-love', 'rotated'], ['charm-of-love', 'upright'])).toBe('upright')
    expect(nextTouch(['charm-of-love', 'rotated'], ['void-storm'])).toBe('void-storm')
    expect(nextTouch(['void-storm'], ['void-storm'])).toBeUndefined()
  })
})

describe('the forecast', () => {
  const bench = { ...noCubes(), toad: 8, mandrake: 4 }
  const player = { bench: noCubes(), circle: { ...noCubes(), spider: 1 }, cauldron: noCubes() }
  const view = { players: [player, player, { ...player, bench }] }

  test('what does not fit at the right neighbour’s comes to the player’s circle', () => {
    const ahead = forecast(view, 0, { ...noCubes(), toad: 3, mandrake: 1, mushroom: 2 })
    expect(ahead).toMatchObject({ to: 2, gain: 3, circle: 4, over: { ...noCubes(), toad: 2, mandrake: 1 } })
    expect(forecast(view, 0, noCubes())).toBeUndefined()
  })
  test('includes the draft, and of a brew only what is certain', () => {
    const draft = {
      stage: 'open',
      cauldron: { toad: 1 },
      brew: { toad: 1, spider: 2 },
      bench: {},
      deeds: [],
      filling: [],
      free: [],
      returned: false,
    } as const
    expect(contentOf({ mandrake: 3 }, draft)).toEqual({ ...noCubes(), toad: 2, spider: 2 })
    expect(contentOf({ mandrake: 3 }, undefined)).toEqual({ ...noCubes(), mandrake: 3 })
    const certain = certainOf({ in: [], out: [['toad'], ['toad'], ['mushroom', 'spider']] })
    expect(addCubes(certain, noCubes())).toEqual({ ...noCubes(), toad: 2 })
  })
  test('a row shows what lies there, what would come, what stays free and what cannot land', () => {
    expect(rowOf(9, 7, 4)).toEqual({ lying: 7, coming: 2, free: 0, over: 2 })
    expect(rowOf(4, 1, 1)).toEqual({ lying: 1, coming: 1, free: 2, over: 0 })
  })
})
