import type { LocalizedText } from '../../../kernel/words.ts'
import type { Kind, Piece, RegionType } from './vocabulary.ts'

interface Action extends Piece {
  readonly id: Kind
  /** WS-4.3: a bonus of this kind joins the activation of the same kind that is on top. */
  readonly merges: boolean
  /** The meaning of one more repeat: one more time, one more step, or one more shelf to choose from. */
  readonly repeats: 'times' | 'steps' | 'range'
}

export const ACTIONS = [
  { id: 'energy', name: { en: 'Energy', ru: 'Энергия' }, count: 1, merges: true, repeats: 'times', source: 'rulebook' },
  { id: 'witches', name: { en: 'Witches', ru: 'Чародеи' }, count: 1, merges: true, repeats: 'times', source: 'rulebook' },
  { id: 'pentagram', name: { en: 'Pentagram', ru: 'Пентаграмма' }, count: 1, merges: false, repeats: 'steps', source: 'rulebook' },
  { id: 'crystal', name: { en: 'Crystal', ru: 'Кристалл' }, count: 1, merges: true, repeats: 'times', source: 'rulebook' },
  { id: 'wand', name: { en: 'Wand', ru: 'Волшебная палочка' }, count: 1, merges: false, repeats: 'steps', source: 'rulebook' },
  { id: 'scroll', name: { en: 'Scroll', ru: 'Свиток' }, count: 1, merges: false, repeats: 'range', source: 'rulebook' },
] as const satisfies readonly Action[]

/** WS-R42: the colours by seat. */
export const COLOURS = [
  { id: 'green', name: { en: 'Green', ru: 'Зелёный' }, count: 1, source: 'rulebook' },
  { id: 'red', name: { en: 'Red', ru: 'Красный' }, count: 1, source: 'rulebook' },
  { id: 'yellow', name: { en: 'Yellow', ru: 'Жёлтый' }, count: 1, source: 'rulebook' },
  { id: 'blue', name: { en: 'Blue', ru: 'Синий' }, count: 1, source: 'rulebook' },
] as const satisfies readonly Piece[]
export type Colour = (typeof COLOURS)[number]['id']

interface TypeOfRegion extends Piece {
  readonly id: RegionType
  readonly hasPowerToken: boolean
}

export const TYPES_OF_REGIONS = [
  { id: 'tower', name: { en: 'Main tower', ru: 'Главная башня' }, count: 4, hasPowerToken: true, source: 'rulebook' },
  { id: 'forest', name: { en: 'Forest', ru: 'Лес' }, count: 4, hasPowerToken: true, source: 'public' },
  { id: 'village', name: { en: 'Village', ru: 'Деревня' }, count: 4, hasPowerToken: true, source: 'public' },
  { id: 'castle', name: { en: 'Castle', ru: 'Замок' }, count: 4, hasPowerToken: true, source: 'public' },
  { id: 'witchstone', name: { en: 'Witchstone', ru: 'Скала ведьм' }, count: 1, hasPowerToken: false, source: 'rulebook' },
] as const satisfies readonly TypeOfRegion[]

/** The number of each piece that every player has. Reminders (cube, familiar, aid) have no effect on the rules. */
export const PLAYER_PIECES = [
  { id: 'screen', name: { en: 'Screen', ru: 'Ширма' }, count: 4, perPlayer: 1, role: 'hides', source: 'rulebook' },
  { id: 'high-witch', name: { en: 'High witch', ru: 'Верховная ведьма' }, count: 4, perPlayer: 1, role: 'figure', source: 'rulebook' },
  { id: 'witch', name: { en: 'Witch', ru: 'Чародей' }, count: 44, perPlayer: 11, role: 'figure', source: 'rulebook' },
  { id: 'energy-marker', name: { en: 'Energy marker', ru: 'Маркер энергии' }, count: 80, perPlayer: 20, role: 'marker', source: 'rulebook' },
  { id: 'owl-figure', name: { en: 'Owl figure', ru: 'Фигурка совы' }, count: 12, perPlayer: 3, role: 'pawn', source: 'rulebook' },
  {
    id: 'coloured-crystal',
    name: { en: 'Coloured crystal', ru: 'Кристалл цвета игрока' },
    count: 24,
    perPlayer: 6,
    role: 'crystal',
    source: 'rulebook',
  },
  { id: 'black-crystal', name: { en: 'Black crystal', ru: 'Чёрный кристалл' }, count: 4, perPlayer: 1, role: 'crystal', source: 'rulebook' },
  {
    id: 'action-cube',
    name: { en: 'Active-action cube', ru: 'Кубик активного действия' },
    count: 4,
    perPlayer: 1,
    role: 'reminder',
    source: 'rulebook',
  },
  { id: 'familiar-marker', name: { en: 'Familiar marker', ru: 'Маркер фамильяра' }, count: 4, perPlayer: 1, role: 'reminder', source: 'rulebook' },
  { id: 'player-aid', name: { en: 'Player aid', ru: 'Памятка' }, count: 4, perPlayer: 1, role: 'reminder', source: 'rulebook' },
] as const satisfies readonly (Piece & { readonly perPlayer: number; readonly role: string })[]

/** WS-15: how many dominoes a seat chooses from, how many are left out, and when it draws. */
export const LEVELS = [
  { id: 'standard', name: { en: 'Standard', ru: 'Обычная игра' }, count: 1, hand: 5, removed: 0, drawAt: 'turn-end', source: 'rulebook' },
  { id: 'level-3', name: { en: 'Level 3 (easy)', ru: 'Уровень 3 (лёгкий)' }, count: 1, hand: 3, removed: 4, drawAt: 'turn-end', source: 'rulebook' },
  {
    id: 'level-2',
    name: { en: 'Level 2 (medium)', ru: 'Уровень 2 (средний)' },
    count: 1,
    hand: 2,
    removed: 4,
    drawAt: 'turn-end',
    source: 'rulebook',
  },
  {
    id: 'level-1',
    name: { en: 'Level 1 (hard)', ru: 'Уровень 1 (сложный)' },
    count: 1,
    hand: 0,
    removed: 4,
    drawAt: 'turn-start',
    source: 'rulebook',
  },
] as const satisfies readonly (Piece & { readonly hand: number; readonly removed: number; readonly drawAt: 'turn-end' | 'turn-start' })[]
export type Level = (typeof LEVELS)[number]['id']

export const NUMBERS = {
  turnsPerPlayer: 11,
  regionVp: 2,
  powerTokenEndVp: 2,
  unusedBoosterEndVp: 2,
} as const

/** Names two things that belong together, such as a portal's ends or a domino's halves. */
export const joined = (a: LocalizedText, b: LocalizedText, between: string): LocalizedText => ({
  en: `${a.en}${between}${b.en}`,
  ru: `${a.ru}${between}${b.ru}`,
})
