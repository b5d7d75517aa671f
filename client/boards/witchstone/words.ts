import { WORDS } from '#shared/games/witchstone/words.ts'
import type { Language, LocalizedText } from '#shared/kernel/words.ts'
import { boardText as kitText } from '../kit/board-text.ts'

const BOARD_WORDS = {
  cauldron: { en: 'Your cauldron', ru: 'Твой котёл' },
  cauldronOf: { en: 'Cauldron of {name}', ru: 'Котёл: {name}' },
  ball: { en: 'Crystal ball', ru: 'Магический шар' },
  tracks: { en: 'Pentagram and wand', ru: 'Пентаграмма и палочка' },
  pentagram: { en: 'Pentagram', ru: 'Пентаграмма' },
  wand: { en: 'Wand', ru: 'Палочка' },
  rack: { en: 'Potion rack', ru: 'Стеллаж зелий' },
  scrolls: { en: 'Scrolls', ru: 'Свитки' },
  deck: { en: '{n} in the deck', ru: 'в колоде: {n}' },
  turnIt: { en: 'Turn', ru: 'Повернуть' },
  turnHint: { en: 'Choose two cells, first the one for the first symbol.', ru: 'Выбери две ячейки: сначала для первого символа.' },
  layIt: { en: 'Lay it', ru: 'Положить' },
  tooFar: { en: 'needs ×{n}', ru: 'нужно ×{n}' },
  tooFarWhy: { en: 'Shelf {n} is out of reach: it takes {n} repeats.', ru: 'До полки {n} не достать: нужно повторов: {n}.' },
  hideScrolls: { en: 'Hide', ru: 'Спрятать' },
  showScrolls: { en: 'Show', ru: 'Открыть' },
  hidden: { en: 'Nobody else sees them', ru: 'Другие их не видят' },
  ownTower: { en: 'own tower', ru: 'своя башня' },
  damage: { en: 'Damage', ru: 'Повредить' },
  screen: { en: 'Behind the screen', ru: 'За ширму' },
  again: { en: 'Once more around', ru: 'Ещё один круг' },
  prepare: { en: 'Prepare a witch', ru: 'Подготовить чародея' },
  supply: { en: '{n} witches in the supply', ru: 'чародеев в запасе: {n}' },
  lying: { en: '{n} lying beside the tower', ru: 'лежат у башни: {n}' },
  cell: { en: 'free cell', ru: 'свободная ячейка' },
  row: { en: 'row {r}, place {n}', ru: 'ряд {r}, место {n}' },
  open: { en: 'Still to do this turn', ru: 'Осталось в этом ходу' },
  openOf: { en: '{name} still has', ru: 'Осталось: {name}' },
  behind: { en: 'Behind your screen', ru: 'За твоей ширмой' },
  dominoes: { en: 'Dominoes', ru: 'Парные жетоны' },
  left: { en: '{n} face down', ru: 'лицом вниз: {n}' },
  yourScrolls: { en: 'Your scrolls', ru: 'Твои свитки' },
  noScrolls: { en: 'You take scrolls with the scroll action', ru: 'Свитки берут действием «Свиток»' },
  used: { en: '{n} boosters used', ru: 'сыграно усилителей: {n}' },
  owls: { en: 'Owl tiles', ru: 'Жетоны сов' },
  tokens: { en: 'Power tokens', ru: 'Жетоны усиления' },
  damaged: { en: 'Damaged crystals', ru: 'Повреждённые кристаллы' },
  crystals: { en: 'Crystals behind the screen', ru: 'Кристаллы за ширмой' },
  inCauldron: { en: 'Crystals in the cauldron', ru: 'Кристаллов в котле' },
  projected: { en: '{n} with final scoring', ru: 'с итоговым подсчётом: {n}' },
  points: { en: 'Points: {n}', ru: 'Очки: {n}' },
  scrollCount: { en: 'Scrolls: {n}', ru: 'Свитки: {n}' },
  round: { en: 'Round {n}/{all}', ru: 'Раунд {n}/{all}' },
  levels: { en: 'Choosing levels', ru: 'Выбор уровней' },
  level: { en: 'L{n}', ru: 'У{n}' },
  towers: { en: 'Choosing towers', ru: 'Выбор башен' },
  over: { en: 'The match is over', ru: 'Партия окончена' },
  now: { en: 'now +{n}', ru: 'сейчас +{n}' },
  booster: { en: 'Booster', ru: 'Усилитель' },
  prophecy: { en: 'Prophecy', ru: 'Пророчество' },
  vp: { en: '{n} points', ru: 'очков: {n}' },
  choices: { en: '{n} {n|choice|choices}', ru: 'выбор: {n}' },
} as const satisfies Readonly<Record<string, LocalizedText>>

export const boardText = kitText(BOARD_WORDS)

export const nameOf = (id: string, language: Language): string => WORDS[`term.${id}`]?.[language] ?? id
export const nameOfOption = (choice: string, language: Language): string => WORDS[`option.${choice}`]?.[language] ?? choice
export const textOf = (id: string, language: Language): string => WORDS[`text.${id}`]?.[language] ?? ''

const VOWEL = '[аеёиоуыэюя]'
const CONSONANT = '[бвгджзйклмнпрстфхцчшщ][ьъ]?'
const PLACES = [
  new RegExp(`(?<=[а-яё]${VOWEL}${CONSONANT})(?=${CONSONANT}${VOWEL})`, 'giu'),
  new RegExp(`(?<=[а-яё]${VOWEL})(?=${CONSONANT}${VOWEL})`, 'giu'),
]

/** Marks where a long Russian word may break on a narrow card, because not all browsers know. */
export const softly = (text: string): string => PLACES.reduce((broken, place) => broken.replace(place, '\u00ad'), text)
