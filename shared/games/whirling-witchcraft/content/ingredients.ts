import type { LocalizedText } from '../../../kernel/words.ts'
import type { Ingredient, Piece } from './vocabulary.ts'

export interface IngredientPiece extends Piece {
  readonly id: Ingredient
  /** The letter that stands for the ingredient. */
  readonly code: string
  /** The spaces on a workbench. */
  readonly capacity: number
  /** The value of a cube, by the exchange rates of the recipes. */
  readonly value: number
}

const row = (id: Ingredient, name: LocalizedText, code: string, count: number, capacity: number, value: number): IngredientPiece => ({
  id,
  name,
  code,
  count,
  capacity,
  value,
  source: 'rulebook',
})

/** The ingredients. Their capacities and counts come from public sources (WW-R2, WW-R3), because the rulebook only shows them in a picture. */
export const INGREDIENTS: Readonly<Record<Ingredient, IngredientPiece>> = {
  'heart-of-shadow': row('heart-of-shadow', { en: 'Heart of Shadow', ru: 'Сердце тени' }, 'B', 20, 3, 3),
  mandrake: { ...row('mandrake', { en: 'Mandrake', ru: 'Мандрагора' }, 'W', 30, 4, 2), rulebook: ['capacity'] },
  mushroom: row('mushroom', { en: 'Mushroom', ru: 'Гриб' }, 'R', 40, 9, 1),
  spider: row('spider', { en: 'Spider', ru: 'Паук' }, 'U', 40, 9, 1),
  toad: row('toad', { en: 'Toad', ru: 'Жаба' }, 'G', 40, 9, 1),
}
