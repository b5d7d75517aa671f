import type { LocalizedText } from '../../../kernel/words.ts'
import { ANY, B, G, R, U, W } from './slots.ts'
import type { Amounts, Formula, Piece, Power, Symbols } from './vocabulary.ts'

export interface CharacterRecipe extends Formula {
  /** The card leaves the game after the step in which it was used. */
  readonly discardAfterUse?: true
}

export interface Character extends Piece {
  readonly start: Amounts
  readonly arcana: Symbols
  readonly recipe?: CharacterRecipe
  readonly powers: readonly Power[]
  readonly set: 'first-game' | 'advanced'
  readonly text: LocalizedText
}

const NO_SYMBOLS: Symbols = { raven: 0, book: 0, cauldron: 0 }
const start = (b: number, w: number, r: number, u: number, g: number): Amounts => ({
  'heart-of-shadow': b,
  mandrake: w,
  mushroom: r,
  spider: u,
  toad: g,
})

export const CHARACTERS = [
  {
    id: 'initiate',
    name: { en: 'Initiate', ru: 'Посвящённая' },
    count: 5,
    set: 'first-game',
    start: start(0, 1, 4, 4, 4),
    arcana: NO_SYMBOLS,
    powers: [{ kind: 'redrawHand', draw: 4 }],
    text: {
      en: 'Once a game, before you choose a recipe: discard this card and your hand, and draw 4 cards.',
      ru: 'Один раз за игру, до выбора рецепта: сбрось эту карту и всю руку и возьми 4 карты.',
    },
    source: 'public',
    rulebook: ['name.ru'],
    public: ['name.en'],
  },
  {
    id: 'witch-of-all-trades',
    name: { en: 'Witch of All Trades', ru: 'Ведьма на все руки' },
    count: 1,
    set: 'advanced',
    start: start(1, 1, 5, 5, 5),
    arcana: NO_SYMBOLS,
    powers: [{ kind: 'moveCauldronToCircle', count: 1 }],
    text: {
      en: 'After transforming, with all five ingredients in your cauldron, you may move one of them to your circle.',
      ru: 'После трансформации, если в котле есть все пять ингредиентов, можно переместить один из них в свой круг.',
    },
    source: 'rulebook',
  },
  {
    id: 'whirlwind',
    name: { en: 'Whirlwind', ru: 'Властительница вихрей' },
    count: 1,
    set: 'advanced',
    start: start(0, 0, 5, 5, 5),
    arcana: NO_SYMBOLS,
    powers: [{ kind: 'rotateOnPlay' }],
    text: { en: 'You may turn any recipe when you play it.', ru: 'Любой рецепт можно повернуть, когда он выкладывается.' },
    source: 'rulebook',
    public: ['name.en'],
  },
  {
    id: 'child-of-the-elements',
    name: { en: 'Child of the Elements', ru: 'Дитя стихий' },
    count: 1,
    set: 'advanced',
    start: start(0, 0, 2, 2, 2),
    arcana: NO_SYMBOLS,
    recipe: { in: [B], out: [W, R] },
    powers: [{ kind: 'gainToBench', count: 3 }],
    text: {
      en: "Each round before transforming, take 3 equal ingredients onto your workbench. What does not fit goes to your left neighbour's circle.",
      ru: 'Каждый раунд перед трансформацией возьми на стол 3 одинаковых ингредиента. Что не поместится, уходит в круг соседа слева.',
    },
    source: 'rulebook',
    public: ['recipe'],
  },
  {
    id: 'toad-whisperer',
    name: { en: 'Toad Whisperer', ru: 'Жабоуст' },
    count: 1,
    set: 'advanced',
    start: start(0, 1, 2, 1, 9),
    arcana: { raven: 0, book: 1, cauldron: 0 },
    recipe: { in: [G, G, G], out: [ANY] },
    powers: [],
    text: { en: 'Your own recipe turns three toads into any ingredient.', ru: 'Твой рецепт превращает трёх жаб в любой ингредиент.' },
    source: 'rulebook',
    public: ['recipe'],
  },
  {
    id: 'warrior-of-power',
    name: { en: 'Warrior of Power', ru: 'Воин силы' },
    count: 1,
    set: 'advanced',
    start: start(0, 0, 4, 4, 4),
    arcana: NO_SYMBOLS,
    recipe: { in: [B, W, R, U, G], out: [ANY, ANY, ANY], discardAfterUse: true },
    powers: [],
    text: {
      en: 'Your own recipe turns one of each into any three ingredients. Then this card is discarded.',
      ru: 'Твой рецепт превращает по одному ингредиенту каждого вида в три любых. После этого карта сбрасывается.',
    },
    source: 'rulebook',
    public: ['recipe'],
  },
  {
    id: 'potion-brewer',
    name: { en: 'Potion Brewer', ru: 'Зельевар' },
    count: 1,
    set: 'advanced',
    start: start(0, 2, 4, 4, 4),
    arcana: NO_SYMBOLS,
    powers: [{ kind: 'moveBenchToCauldron', perSymbol: 'cauldron' }],
    text: {
      en: 'For each cauldron symbol on the recipe you reveal, you may move an ingredient from your workbench to your cauldron.',
      ru: 'За каждый символ котла на раскрытом рецепте можно переложить один ингредиент со стола в свой котёл.',
    },
    source: 'rulebook',
    public: ['powers'],
  },
  {
    id: 'trickster',
    name: { en: 'Trickster', ru: 'Ловкачка' },
    count: 1,
    set: 'advanced',
    start: start(1, 1, 5, 3, 5),
    arcana: NO_SYMBOLS,
    recipe: { in: [R, R], out: [G, G] },
    powers: [{ kind: 'turnEveryRound', prelaid: 2 }],
    text: {
      en: 'Your own recipe turns round after every round. In the first round its two mushrooms lie there already.',
      ru: 'Твой рецепт поворачивается после каждого раунда. В первом раунде два гриба уже лежат на нём.',
    },
    source: 'rulebook',
    public: ['recipe'],
  },
  {
    id: 'scribe-of-magic',
    name: { en: 'Scribe of Magic', ru: 'Писательница волшебства' },
    count: 1,
    set: 'advanced',
    start: start(1, 2, 3, 3, 3),
    arcana: NO_SYMBOLS,
    powers: [{ kind: 'buyArcana', arcana: 'book', price: [W, W] }],
    text: {
      en: 'Once a round while transforming, you may pay 2 mandrakes to use the Book.',
      ru: 'Один раз за раунд, во время трансформации, можно заплатить 2 мандрагоры и применить «Книгу».',
    },
    source: 'rulebook',
    public: ['powers'],
  },
  {
    id: 'clairvoyant',
    name: { en: 'Clairvoyant', ru: 'Провидица' },
    count: 1,
    set: 'advanced',
    start: start(1, 2, 4, 4, 4),
    arcana: NO_SYMBOLS,
    powers: [{ kind: 'handLimit', limit: 5 }],
    text: { en: 'Your hand limit is 5.', ru: 'Предел твоей руки — 5 карт.' },
    source: 'rulebook',
  },
  {
    id: 'daredevil',
    name: { en: 'Daredevil', ru: 'Сорвиголова' },
    count: 1,
    set: 'advanced',
    start: start(0, 1, 4, 4, 4),
    arcana: NO_SYMBOLS,
    powers: [{ kind: 'playAtRandom', bonus: ['raven', 'book', 'cauldron'] }],
    text: {
      en: 'You may play a random card from your hand; then use the Raven, the Book or the Cauldron in addition.',
      ru: 'Можно сыграть случайную карту с руки и тогда дополнительно применить «Ворона», «Книгу» или «Котёл».',
    },
    source: 'rulebook',
    public: ['name.en', 'powers'],
  },
  {
    id: 'fey-blessed',
    name: { en: 'Fey-Blessed', ru: 'Благословлённая феями' },
    count: 1,
    set: 'advanced',
    start: start(1, 0, 5, 5, 0),
    arcana: NO_SYMBOLS,
    recipe: { in: [], out: [W, G] },
    powers: [],
    text: { en: 'Your own recipe makes a mandrake and a toad out of nothing.', ru: 'Твой рецепт создаёт мандрагору и жабу из ничего.' },
    source: 'public',
    ours: ['name.en', 'name.ru'],
  },
  {
    id: 'spider-summoner',
    name: { en: 'Spider Summoner', ru: 'Призывательница пауков' },
    count: 1,
    set: 'advanced',
    start: start(1, 0, 2, 5, 2),
    arcana: NO_SYMBOLS,
    recipe: { in: [W, W, W], out: [U, U, U, U, U] },
    powers: [],
    text: { en: 'Your own recipe turns three mandrakes into five spiders.', ru: 'Твой рецепт превращает три мандрагоры в пять пауков.' },
    source: 'public',
    public: ['name.en'],
    ours: ['name.ru'],
  },
] as const satisfies readonly Character[]

export type CharacterId = (typeof CHARACTERS)[number]['id']
