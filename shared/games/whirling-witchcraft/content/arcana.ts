import type { LocalizedText } from '../../../kernel/words.ts'
import type { ArcanaEffect, ArcanaId, Piece } from './vocabulary.ts'

export interface Arcana extends Piece {
  readonly id: ArcanaId
  readonly effect: ArcanaEffect
  readonly text: LocalizedText
}

export const ARCANA: Readonly<Record<ArcanaId, Arcana>> = {
  raven: {
    id: 'raven',
    name: { en: 'Raven', ru: 'Ворон' },
    count: 5,
    effect: { kind: 'removeFromBench', times: 2 },
    text: {
      en: 'Return up to 2 ingredients from your workbench to the supply.',
      ru: 'Верни в запас до 2 ингредиентов со своего колдовского стола.',
    },
    source: 'rulebook',
  },
  book: {
    id: 'book',
    name: { en: 'Book', ru: 'Книга' },
    count: 5,
    effect: { kind: 'freeIngredient', times: 1 },
    text: {
      en: 'Name an ingredient. Until the end of the round your recipes may take it from the supply.',
      ru: 'Назови ингредиент. До конца раунда твои рецепты могут брать его из запаса.',
    },
    source: 'rulebook',
  },
  cauldron: {
    id: 'cauldron',
    name: { en: 'Cauldron', ru: 'Котёл' },
    count: 5,
    effect: { kind: 'addToCauldron', times: 1 },
    text: { en: 'Add an ingredient from the supply to your cauldron.', ru: 'Добавь в свой котёл один ингредиент из запаса.' },
    source: 'rulebook',
  },
}
