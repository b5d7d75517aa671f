import { ACTIONS } from './actions.ts'
import { type EffectOf, KINDS, type Kind, type Piece } from './vocabulary.ts'

export const SCROLL_RACK = {
  id: 'scroll-rack',
  name: { en: 'Scroll rack', ru: 'Стеллаж свитков' },
  count: 1,
  source: 'rulebook',
} as const satisfies Piece

/** WS-1.2: shelf 1 is the bottom one, farthest from the deck. */
export const SCROLL_SHELVES: readonly (Piece & { readonly position: number })[] = Array.from({ length: 6 }, (_, n) => ({
  id: `scroll-shelf-${n + 1}`,
  name: { en: `Scroll shelf ${n + 1}`, ru: `Полка свитков ${n + 1}` },
  count: 1,
  position: n + 1,
  source: 'rulebook',
}))

export interface Shelf extends Piece {
  /** The kind of the shelf. The lower shelf has none. */
  readonly kind?: Kind
  /** WS-8.9: the number of bottles by number of players. */
  readonly capacity: Readonly<Record<2 | 3 | 4, number>>
  readonly effect: EffectOf<'activate'> | EffectOf<'takePowerToken'>
  /** WS-8.7: the effect of the black crystal. */
  readonly blackEffect: EffectOf<'activate'> | EffectOf<'takePowerToken'>
}

const actionShelf = (kind: Kind): Shelf => {
  const action = ACTIONS.find(({ id }) => id === kind)?.name ?? { en: '', ru: '' }
  return {
    id: `potion-shelf-${kind}`,
    name: { en: `${action.en} shelf`, ru: `Полка «${action.ru}»` },
    count: 1,
    kind,
    capacity: { 2: 4, 3: 5, 4: 6 },
    effect: { verb: 'activate', kind, times: 2 },
    blackEffect: { verb: 'activate', kind, times: 4 },
    source: 'rulebook',
  }
}

export const LOWER_SHELF: Shelf = {
  id: 'potion-shelf-lower',
  name: { en: 'Lower shelf', ru: 'Нижняя полка' },
  count: 1,
  capacity: { 2: 4, 3: 5, 4: 5 },
  effect: { verb: 'takePowerToken', from: 'stone-table', bonusTimes: 0, bonusVp: 0 },
  blackEffect: { verb: 'takePowerToken', from: 'stone-table', bonusTimes: 2, bonusVp: 2 },
  source: 'rulebook',
}

export const POTION_RACK = {
  id: 'potion-rack',
  name: { en: 'Potion rack', ru: 'Стеллаж для зелий' },
  count: 1,
  source: 'rulebook',
} as const satisfies Piece
/** The shelves from the top: one for each kind, and the lower one. */
export const SHELVES: readonly Shelf[] = [...KINDS.map(actionShelf), LOWER_SHELF]

export const STONE_TABLE = {
  id: 'stone-table',
  name: { en: 'Violet area of the stone table', ru: 'Фиолетовая область каменного стола' },
  count: 1,
  powerTokens: 5,
  source: 'rulebook',
} as const satisfies Piece & { readonly powerTokens: number }
