import type { LocalizedText } from '../../../kernel/words.ts'
import type { Act } from './vocabulary.ts'

/** EV-26: the cells of her circle, clockwise from the top. On a cell with a yellow frame (`stop`) her marker halts. */
export const AUTOMA_CIRCLE = [
  { act: 'vpAndPath', stop: true },
  { act: 'playCard', stop: false },
  { act: 'findPlace', stop: false, region: 'north-lakes' },
  { act: 'findPlace', stop: false, region: 'central-highlands' },
  { act: 'advancePath', stop: false },
  { act: 'playCard', stop: false },
  { act: 'transfer', stop: true },
  { act: 'harvest', stop: false },
  { act: 'findPlace', stop: false, region: 'north-lakes' },
  { act: 'playCard', stop: false },
  { act: 'revealPlace', stop: false },
  { act: 'findPlace', stop: false, region: 'central-highlands' },
] as const satisfies readonly (Act & { readonly stop: boolean })[]

export const AUTOMA_PATH = [
  { act: 'none' },
  { act: 'revealPlace' },
  { act: 'vp', n: 2 },
  { act: 'transfer' },
  { act: 'playCard' },
  { act: 'vp', n: 3 },
  { act: 'transfer' },
  { act: 'harvest' },
  { act: 'vp', n: 5 },
] as const satisfies readonly Act[]

/** Returns the name of an act, which words and events use. */
export const actName = (act: Act): string =>
  act.act === 'vp' ? `${act.n}-vp` : act.act === 'findPlace' ? `act-findPlace-${act.region}` : `act-${act.act}`

export const AUTOMA_OVERFLOW_VP = 3
export const AUTOMA_WITCHES = 4

/** The levels of difficulty. `x` is the points that "X VP and advance" gives her. */
export const DIFFICULTIES = [
  { id: 'apprentice', name: { en: 'Apprentice', ru: 'Ученик' }, x: 1 },
  { id: 'witch', name: { en: 'Witch', ru: 'Ведьма' }, x: 3 },
  { id: 'master', name: { en: 'Master', ru: 'Мастер' }, x: 4 },
  { id: 'heir', name: { en: 'Heir to the Throne', ru: 'Наследник трона' }, x: 5 },
] as const satisfies readonly { readonly id: string; readonly name: LocalizedText; readonly x: number }[]
export type Difficulty = (typeof DIFFICULTIES)[number]['id']
