import type { Marks } from '../../../kernel/piece.ts'
import { ACTIONS } from './actions.ts'
import type { Count, EffectOf, Kind, Piece } from './vocabulary.ts'

export interface PentagramCell extends Piece {
  readonly index: number
  readonly colour: 'grey' | 'blue' | 'orange'
  readonly effect?: EffectOf<'takeOwl'> | EffectOf<'takeSpecial'>
  /** The effect if the stack or the slot is empty. */
  readonly fallback?: EffectOf<'vp'> | EffectOf<'activateAny'>
}

/** WS-R14: a clockwise loop; the first cell is the start. */
const PENTAGRAM_LENGTH = 15
const SPECIAL_CELLS = [2, 8, 14]
const OWL_CELLS = [5, 11]

function pentagramCell(index: number): PentagramCell {
  const name =
    index === 0
      ? { en: 'Pentagram start cell', ru: 'Начальная клетка пентаграммы' }
      : { en: `Pentagram cell ${index}`, ru: `Клетка пентаграммы ${index}` }
  const cell = { id: `pentagram-cell-${index}`, name, count: 1, index, source: 'ours' } as const
  const slot = SPECIAL_CELLS.indexOf(index)
  if (slot >= 0)
    return {
      ...cell,
      colour: 'blue',
      effect: { verb: 'takeSpecial', slot: `special-slot-${slot + 1}` },
      fallback: { verb: 'activateAny', times: 2 },
    }
  const stack = OWL_CELLS.indexOf(index)
  if (stack >= 0) return { ...cell, colour: 'orange', effect: { verb: 'takeOwl', stack: `owl-stack-${stack + 1}` }, fallback: { verb: 'vp', vp: 2 } }
  return { ...cell, colour: 'grey' }
}

export const PENTAGRAM: readonly PentagramCell[] = Array.from({ length: PENTAGRAM_LENGTH }, (_, index) => pentagramCell(index))

/** The stacks of owls. The rulebook names the highest and the lowest tile; those in between are public. */
export const OWL_STACKS = [
  { id: 'owl-stack-1', name: { en: 'Owl stack 1', ru: 'Стопка сов 1' }, count: 1, tiles: [7, 6, 5, 4, 3], source: 'rulebook', public: ['tiles'] },
  { id: 'owl-stack-2', name: { en: 'Owl stack 2', ru: 'Стопка сов 2' }, count: 1, tiles: [7, 6, 5, 4, 3], source: 'rulebook', public: ['tiles'] },
] as const satisfies readonly (Piece & { readonly tiles: readonly number[] })[]

export const OWL_TILES = [
  { id: 'owl-tile-7', name: { en: 'Owl tile 7', ru: 'Жетон совы 7' }, count: 2, vp: 7, source: 'rulebook' },
  { id: 'owl-tile-6', name: { en: 'Owl tile 6', ru: 'Жетон совы 6' }, count: 2, vp: 6, source: 'public' },
  { id: 'owl-tile-5', name: { en: 'Owl tile 5', ru: 'Жетон совы 5' }, count: 2, vp: 5, source: 'public' },
  { id: 'owl-tile-4', name: { en: 'Owl tile 4', ru: 'Жетон совы 4' }, count: 2, vp: 4, source: 'public' },
  { id: 'owl-tile-3', name: { en: 'Owl tile 3', ru: 'Жетон совы 3' }, count: 2, vp: 3, source: 'rulebook' },
] as const satisfies readonly (Piece & { readonly vp: number })[]

export const SPECIAL_SLOTS = [
  { id: 'special-slot-1', name: { en: 'Special tile slot 1', ru: 'Ячейка особого жетона 1' }, count: 1, source: 'rulebook' },
  { id: 'special-slot-2', name: { en: 'Special tile slot 2', ru: 'Ячейка особого жетона 2' }, count: 1, source: 'rulebook' },
  { id: 'special-slot-3', name: { en: 'Special tile slot 3', ru: 'Ячейка особого жетона 3' }, count: 1, source: 'rulebook' },
] as const satisfies readonly Piece[]

export interface WandCell extends Piece {
  readonly index: number
  readonly kind: 'handle' | 'light' | 'silver' | 'dark'
  readonly effect?: EffectOf<'scorePer'> | EffectOf<'activate'>
  /** WS-9.4: the effect for a player who ends level with the leader or ahead. */
  readonly leaderEffect?: EffectOf<'activate'>
}

/** WS-R17: the handle and 24 cells. */
const WAND_LENGTH = 24

const SILVER: Readonly<Record<number, { readonly metric: Count; readonly vp: number; readonly en: string; readonly ru: string }>> = {
  3: { metric: 'portalsCompleted', vp: 1, en: 'score own completed portals', ru: 'свои завершённые порталы' },
  7: { metric: 'powerTokens', vp: 1, en: 'score own power tokens', ru: 'свои жетоны усиления' },
  11: { metric: 'figuresInBall', vp: 1, en: 'score own figures in the crystal ball', ru: 'свои фигурки в магическом шаре' },
  15: { metric: 'crystalsOnRack', vp: 2, en: 'score own coloured crystals on the potion rack', ru: 'свои кристаллы на стеллаже' },
  19: { metric: 'specialTiles', vp: 2, en: 'score own special tiles', ru: 'свои особые жетоны чар' },
  24: { metric: 'scrolls', vp: 1, en: 'score own scroll cards', ru: 'свои карты свитков' },
}
const DARK: Readonly<Record<number, { readonly kind: Kind; readonly times: number }>> = {
  4: { kind: 'energy', times: 2 },
  8: { kind: 'crystal', times: 2 },
  12: { kind: 'witches', times: 2 },
  16: { kind: 'pentagram', times: 2 },
  20: { kind: 'scroll', times: 3 },
}

/** WS-R17: the sources of the cells that are known. Their places on the track are ours. */
const KNOWN_OF_WAND: Readonly<Record<number, Marks>> = {
  11: { rulebook: ['effect'] },
  12: { rulebook: ['effect', 'leaderEffect'] },
  20: { public: ['effect', 'leaderEffect'] },
}

function wandCell(index: number): WandCell {
  const id = `wand-cell-${index}`
  const name = { en: `Wand cell ${index}`, ru: `Клетка палочки ${index}` }
  const cell = { id, count: 1, index, source: 'ours', ...KNOWN_OF_WAND[index] } as const
  const silver = SILVER[index]
  if (silver) {
    const { metric, vp, en, ru } = silver
    return { ...cell, name: { en: `${name.en}: ${en}`, ru: `${name.ru}: ${ru}` }, kind: 'silver', effect: { verb: 'scorePer', metric, vp } }
  }
  const dark = DARK[index]
  if (dark) {
    const { kind, times } = dark
    const action = ACTIONS.find((known) => known.id === kind)?.name ?? { en: '', ru: '' }
    return {
      ...cell,
      name: { en: `${name.en}: ${action.en} bonus`, ru: `${name.ru}: бонус «${action.ru}»` },
      kind: 'dark',
      effect: { verb: 'activate', kind, times },
      leaderEffect: { verb: 'activate', kind, times: 2 * times },
    }
  }
  return index === 0
    ? { ...cell, name: { en: 'Wand handle (start)', ru: 'Рукоятка палочки (старт)' }, kind: 'handle' }
    : { ...cell, name, kind: 'light' }
}

export const WAND: readonly WandCell[] = Array.from({ length: WAND_LENGTH + 1 }, (_, index) => wandCell(index))
export const WAND_END = WAND_LENGTH
