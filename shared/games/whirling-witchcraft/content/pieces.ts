import type { PieceList, Sourced } from '../../../kernel/piece.ts'
import { ARCANA } from './arcana.ts'
import { CHARACTERS } from './characters.ts'
import { INGREDIENTS } from './ingredients.ts'
import { RECIPES } from './recipes.ts'
import { TABLE_PIECES } from './table.ts'

/** The constants of the content, by name. */
const CONSTANTS: readonly Sourced[] = [
  {
    id: 'limits',
    name: { en: 'Players, hand, circle and arcana track', ru: 'Игроки, рука, круг и дорожка чар' },
    source: 'rulebook',
    public: ['seats', 'track'],
    ours: ['lastCauldronRounds', 'track wraps'],
  },
]

/** All pieces by kind, with their sources. */
export const PIECE_LISTS: readonly PieceList[] = [
  {
    id: 'ingredients',
    name: { en: 'Ingredients', ru: 'Ингредиенты' },
    pieces: Object.values(INGREDIENTS),
    public: ['count', 'capacity'],
    ours: ['code', 'value'],
    rulings: ['WW-R2', 'WW-R3'],
  },
  {
    id: 'recipes',
    name: { en: 'Recipes', ru: 'Рецепты' },
    pieces: RECIPES,
    rulings: ['WW-R4', 'WW-R5', 'WW-R31'],
  },
  {
    id: 'characters',
    name: { en: 'Characters', ru: 'Персонажи' },
    pieces: CHARACTERS,
    public: ['start', 'arcana'],
    ours: ['name.en'],
    rulings: ['WW-R10', 'WW-R11', 'WW-R12', 'WW-R15', 'WW-R16', 'WW-R17', 'WW-R18'],
  },
  {
    id: 'arcana',
    name: { en: 'Arcana', ru: 'Чары' },
    pieces: Object.values(ARCANA),
    public: ['name.en'],
    ours: ['name.ru'],
    rulings: ['WW-R7'],
  },
  { id: 'table', name: { en: 'Boards, cards and tokens', ru: 'Планшеты, карты и жетоны' }, pieces: TABLE_PIECES, rulings: ['WW-R32'] },
  { id: 'numbers', name: { en: 'Numbers of the rules', ru: 'Числа правил' }, pieces: CONSTANTS, rulings: ['WW-R1', 'WW-R8', 'WW-R21'] },
]
