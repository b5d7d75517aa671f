import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../kernel/words.ts'
import { textOf } from '../testing/notation.ts'
import {
  ARCANA,
  ARCANA_IDS,
  type ArcanaId,
  CHARACTERS,
  type Character,
  INGREDIENT_IDS,
  INGREDIENTS,
  LIMITS,
  type Power,
  RECIPES,
  type Recipe,
  type Slot,
  type Symbols,
  TABLE_PIECES,
} from './index.ts'

/** The cards as text: initiative, name, inputs, `→` fixed or `↔` rotatable, outputs, arcana symbols. */
const CARDS = `
1 Void Storm: – → R U G rr
2 The Lost Arcana: – → – rrbbcc
3 Book of Midnight: R R UG UG → B bb
4 Curse of Shadows: B W R U G → B B
5 Whirling Scheme: W ↔ R U G cc
6 Secret Summons: B B → W U U G G
7 Lore of Spores: R → W rbc
8 Lore of Webs: U → W rbc
9 Lore of Croaks: G → W rbc
10 Backache Remedy: W R ↔ B c
11 Toothache Remedy: W U ↔ B r
12 Headache Remedy: W G ↔ B b
13 Blistering Brew: R → W U bc
14 Balding Brew: U → W G rb
15 Warty Brew: G → W R rc
16 Charm of Sleep: UG ↔ R R b
17 Charm of Fear: RG ↔ U U r
18 Charm of Love: RU ↔ G G c
19 Flask of Shapes: RU → RG R r
20 Flask of Insight: UG → RU U b
21 Flask of Dreams: RG → UG G c
22 Levitation Spell: U G ↔ W rb
23 Invisibility Spell: R G ↔ W bc
24 Vanishing Spell: R U ↔ W rc
25 Shattering Spell: R → R U G rb
26 Binding Spell: U → R U G rc
27 Finding Spell: G → R U G bc
28 Elixir of Sorrow: R R ↔ U G bc
29 Elixir of Wrath: U U ↔ R G rc
30 Elixir of Despair: G G ↔ R U rb
31 Elixir of the Stars: W R → W UG bc
32 Elixir of the Sun: W U → W RG rc
33 Elixir of the Moon: W G → W RU rb
34 Poison Sorcery: W → W R R b
35 Crawling Sorcery: W → W U U r
36 Leaping Sorcery: W → W G G c
37 Lava Magic: B → B U G c
38 River Magic: B → B R G b
39 Storm Magic: B → B R U r
40 Mushroom Flood: W W → R R R
41 Spider Quake: W W → U U U
42 Toad Tornado: W W → G G G
43 Spider Summons: R R → W U U b
44 Slime Summons: U U → W G G r
45 Spore Summons: G G → W R R c
46 Mystery of Shadow: W R R → B U G c
47 Mystery of Chaos: W U U → B R G r
48 Mystery of Dread: W G G → B R U b
49 Mushroom Offering: R R R → W U G r
50 Spider Offering: U U U → W R G b
51 Toad Offering: G G G → W R U c
52 Rite of Nature: R R ↔ R U G G
53 Rite of Growth: U U ↔ R R U G
54 Rite of Beasts: G G ↔ R U U G
55 Tonic of Speed: R U G ↔ R R G r
56 Tonic of Stamina: R U G ↔ R U U b
57 Tonic of Strength: R U G ↔ U G G c
58 Ritual of Earth: W R U G ↔ B R R b
59 Ritual of Fire: W R U G ↔ B U U c
60 Ritual of Wind: W R U G ↔ B G G r
`
  .trim()
  .split('\n')

const codeOf = (slot: Slot): string => (slot.length === INGREDIENT_IDS.length ? '*' : slot.map((id) => INGREDIENTS[id].code).join(''))
const sideOf = (slots: readonly Slot[]): string => slots.map(codeOf).join(' ') || '–'
const symbolsOf = (symbols: Symbols): string => ARCANA_IDS.map((id) => id.slice(0, 1).repeat(symbols[id])).join('')
const writeCard = ({ initiative, name, in: input, rotatable, out, arcana }: Recipe): string =>
  `${initiative} ${name.en}: ${sideOf(input)} ${rotatable ? '↔' : '→'} ${sideOf(out)} ${symbolsOf(arcana)}`.trim()

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const families = [...new Set(RECIPES.map(({ family }) => family))].filter((family) => family !== 'unique')
const familyOf = (id: string): readonly Recipe[] => RECIPES.filter(({ family }) => family === id)

describe('recipes', () => {
  test.each(CARDS.map((card, n) => [card, RECIPES[n]] as const))('%s', (card, recipe) => {
    expect(recipe && writeCard(recipe)).toBe(card)
  })

  test('there are 60 different cards: 27 symbols of each arcana, 22 rotatable, 10 with hybrid slots, 8 without arcana', () => {
    expect(RECIPES).toHaveLength(60)
    expect(new Set(RECIPES.map(({ id }) => id)).size).toBe(60)
    expect(new Set(RECIPES.map((recipe) => writeCard(recipe).replace(/^.*:/, ''))).size).toBe(60)
    for (const id of ARCANA_IDS) expect(sum(RECIPES.map(({ arcana }) => arcana[id]))).toBe(27)
    expect(RECIPES.filter(({ rotatable }) => rotatable)).toHaveLength(22)
    expect(RECIPES.filter(({ in: input, out }) => [...input, ...out].some(({ length }) => length === 2))).toHaveLength(10)
    expect(RECIPES.filter(({ arcana }) => symbolsOf(arcana) === '')).toHaveLength(8)
  })

  test('WW-R4: within a family the three cards differ only in the ingredients, even where we had to decide', () => {
    expect(families).toHaveLength(18)
    const commons: readonly string[] = ['mushroom', 'spider', 'toad']
    const formOf = ({ in: input, out }: Recipe): string =>
      [input, out]
        .map((side) =>
          side
            .map((slot) => (slot.length === 1 && slot.every((id) => !commons.includes(id)) ? codeOf(slot) : `c${slot.length}`))
            .sort()
            .join(' '),
        )
        .join('→')
    for (const family of families) {
      const [first, second, third] = familyOf(family)
      if (!first || !second || !third) throw new Error(`${family} has not three cards`)
      expect([formOf(second), formOf(third)]).toEqual([formOf(first), formOf(first)])
    }
    const resolved = ['lore-of-spores', 'flask-of-shapes', 'flask-of-insight', 'flask-of-dreams', 'spider-summons']
    expect(RECIPES.filter(({ id }) => resolved.includes(id)).map(({ in: input, out }) => `${sideOf(input)}→${sideOf(out)}`)).toEqual([
      'R→W',
      'RU→RG R',
      'UG→RU U',
      'RG→UG G',
      'R R→W U U',
    ])
  })

  test('WW-R5: the six unique cards are 1 to 6, then come families by number of slots as mushroom, spider, toad; the charms are 16 to 18', () => {
    expect(RECIPES.map(({ initiative }) => initiative)).toEqual(Array.from({ length: 60 }, (_, n) => n + 1))
    expect(RECIPES.slice(0, 6).every(({ family }) => family === 'unique')).toBe(true)
    expect(RECIPES.find(({ id }) => id === 'the-lost-arcana')?.initiative).toBe(2)
    const order = families.map((family) => ({ family, slots: Math.max(...familyOf(family).map(({ in: input, out }) => input.length + out.length)) }))
    expect(order).toEqual(order.toSorted((a, b) => a.slots - b.slots || (a.family < b.family ? -1 : 1)))
    for (const family of families) expect(familyOf(family).map(({ theme }) => theme)).toEqual(['mushroom', 'spider', 'toad'])
    expect(familyOf('charm').map(({ initiative }) => initiative)).toEqual([16, 17, 18])
  })

  test('WW-R31: every recipe has a unique name in both languages', () => {
    for (const language of LANGUAGES) expect(new Set(RECIPES.map(({ name }) => name[language])).size).toBe(60)
    expect(RECIPES.slice(0, 2).map(({ name }) => name)).toEqual([
      { en: 'Void Storm', ru: 'Буря пустоты' },
      { en: 'The Lost Arcana', ru: 'Утраченные чары' },
    ])
  })
})

describe('characters', () => {
  const ROWS: readonly (readonly [string, string, string, string, string, string])[] = [
    ['initiate', 'Посвящённая', '1W 4R 4U 4G', '', '', 'redrawHand'],
    ['witch-of-all-trades', 'Ведьма на все руки', '1B 1W 5R 5U 5G', '', '', 'moveCauldronToCircle'],
    ['whirlwind', 'Властительница вихрей', '5R 5U 5G', '', '', 'rotateOnPlay'],
    ['child-of-the-elements', 'Дитя стихий', '2R 2U 2G', '', 'B→W R', 'gainToBench'],
    ['toad-whisperer', 'Жабоуст', '1W 2R 1U 9G', 'b', 'G G G→*', ''],
    ['warrior-of-power', 'Воин силы', '4R 4U 4G', '', 'B W R U G→* * *', ''],
    ['potion-brewer', 'Зельевар', '2W 4R 4U 4G', '', '', 'moveBenchToCauldron'],
    ['trickster', 'Ловкачка', '1B 1W 5R 3U 5G', '', 'R R→G G', 'turnEveryRound'],
    ['scribe-of-magic', 'Писательница волшебства', '1B 2W 3R 3U 3G', '', '', 'buyArcana'],
    ['clairvoyant', 'Провидица', '1B 2W 4R 4U 4G', '', '', 'handLimit'],
    ['daredevil', 'Сорвиголова', '1W 4R 4U 4G', '', '', 'playAtRandom'],
    ['fey-blessed', 'Благословлённая феями', '1B 5R 5U', '', '–→W G', ''],
    ['spider-summoner', 'Призывательница пауков', '1B 2R 5U 2G', '', 'W W W→U U U U U', ''],
  ]
  const written = CHARACTERS.map(({ id, name, start, arcana, recipe, powers }: Character) => [
    id,
    name.ru,
    textOf(start),
    symbolsOf(arcana),
    recipe ? `${sideOf(recipe.in)}→${sideOf(recipe.out)}` : '',
    powers.map(({ kind }: Power) => kind).join(),
  ])

  test.each(ROWS.map((row, n) => [row[0], row, written[n]] as const))('%s', (_id, row, character) => {
    expect(character).toEqual(row)
  })

  test('there are 17 cards: five Initiates for a first game and twelve others', () => {
    expect(sum(CHARACTERS.map(({ count }) => count))).toBe(17)
    expect(CHARACTERS.filter(({ set }: Character) => set === 'advanced').every(({ count }) => count === 1)).toBe(true)
    expect(CHARACTERS.filter(({ set }: Character) => set === 'first-game').map(({ id, count }) => [id, count])).toEqual([['initiate', 5]])
  })

  test('WW-R10: only the Toad Whisperer carries an arcana symbol, one book', () => {
    const carriers = CHARACTERS.filter(({ arcana }: Character) => symbolsOf(arcana) !== '')
    expect(carriers.map(({ id, arcana }: Character) => [id, symbolsOf(arcana)])).toEqual([['toad-whisperer', 'b']])
  })

  test('WW-R12: Fey-Blessed and Spider Summoner complete the twelve, and the latter yields five spiders', () => {
    const summoner = CHARACTERS.find(({ id }) => id === 'spider-summoner') as Character
    expect(summoner.recipe?.out).toHaveLength(5)
    expect(CHARACTERS.filter(({ source }: Character) => source === 'public').map(({ id }) => id)).toEqual([
      'initiate',
      'fey-blessed',
      'spider-summoner',
    ])
  })

  test('WW-R28: the name that the scan spells «Жабуост» is «Жабоуст»', () => {
    expect(CHARACTERS.find(({ id }) => id === 'toad-whisperer')?.name.ru).toBe('Жабоуст')
  })

  test('every character has a text in both languages', () => {
    for (const { text } of CHARACTERS) for (const language of LANGUAGES) expect(text[language]).not.toBe('')
  })
})

describe('the rest of the box', () => {
  test('WW-R1: the game is for 2 to 5 players', () => {
    expect(LIMITS.seats).toEqual({ min: 2, max: 5 })
  })

  test('WW-R2: a workbench has room for 3 hearts of shadow, 4 mandrakes and 9 of each common ingredient', () => {
    expect(INGREDIENT_IDS.map((id) => INGREDIENTS[id].capacity)).toEqual([3, 4, 9, 9, 9])
  })

  test('WW-R3: there are 170 cubes: 20, 30 and three times 40', () => {
    const counts = INGREDIENT_IDS.map((id) => INGREDIENTS[id].count)
    expect(counts).toEqual([20, 30, 40, 40, 40])
    expect(sum(counts)).toBe(170)
  })

  test('the values of the ingredients fit the exchange rates of the rotatable cards', () => {
    expect(INGREDIENT_IDS.map((id) => INGREDIENTS[id].value)).toEqual([3, 2, 1, 1, 1])
    expect(INGREDIENT_IDS.map((id) => INGREDIENTS[id].code).join('')).toBe('BWRUG')
    expect(INGREDIENT_IDS.map((id) => INGREDIENTS[id].name.ru)).toEqual(['Сердце тени', 'Мандрагора', 'Гриб', 'Паук', 'Жаба'])
  })

  test('WW-R7: the three arcana are raven (remove), book (free ingredient), cauldron (add); 22 cards carry the rotation icon', () => {
    const effects: Readonly<Record<ArcanaId, object>> = {
      raven: { kind: 'removeFromBench', times: 2 },
      book: { kind: 'freeIngredient', times: 1 },
      cauldron: { kind: 'addToCauldron', times: 1 },
    }
    for (const id of ARCANA_IDS) expect(ARCANA[id].effect).toEqual(effects[id])
    expect(RECIPES.filter(({ rotatable }) => rotatable)).toHaveLength(22)
  })

  test('WW-R32: boards, cauldrons, arcana cards, tokens and reference cards are named and counted, and do nothing in the rules', () => {
    expect(TABLE_PIECES.map(({ id, count }) => `${count} ${id}`)).toEqual([
      '5 player-board',
      '5 cauldron-tray',
      '5 arcana-card',
      '5 raven-token',
      '5 book-token',
      '5 cauldron-token',
      '5 reference-card',
    ])
    for (const { name } of TABLE_PIECES) for (const language of LANGUAGES) expect(name[language]).not.toBe('')
  })
})
