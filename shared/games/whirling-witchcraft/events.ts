import { defineEvents, type KindsOf, seat, seats } from '../../kernel/define-events.ts'
import { list, number, oneOf } from '../../kernel/shape.ts'
import { ARCANA_IDS, CHARACTERS, INGREDIENT_IDS, RECIPES } from './content/index.ts'
import { SOURCES } from './state.ts'

const characterIds: readonly string[] = CHARACTERS.map(({ id }) => id)
const recipeIds: readonly string[] = RECIPES.map(({ id }) => id)

const character = oneOf(characterIds)
const recipe = oneOf(recipeIds)
const recipes = list(recipe)
/** The card that was used: a recipe, a character with its recipe or power, or an arcana. */
const card = oneOf([...recipeIds, ...characterIds, ...ARCANA_IDS])
const cubes = list(oneOf(INGREDIENT_IDS))

const used = { seat, card, cubes }
/** The source of each paid cube. */
const from = list(oneOf(SOURCES))
const brewed = { seat, card, in: cubes, from, out: cubes }

export const events = defineEvents({
  ready: { seat },
  chose: { seat },
  'character-revealed': { seat, character },
  dealt: { private: { cards: recipes } },
  'round-began': { round: number },
  'last-cauldron': { round: number, count: number },
  redrew: { seat, character, count: number },
  reshuffled: { count: number },
  dared: { seat, character },
  revealed: { seat, card: recipe, initiative: number },
  'revealed-rotated': { seat, card: recipe, initiative: number },
  'arcana-fired': { seat, arcana: list(oneOf(ARCANA_IDS)) },
  'initiative-called': { seat },
  removed: used,
  freed: used,
  added: used,
  poured: used,
  gained: used,
  spilled: { seat, to: seat, cubes, count: number },
  brewed,
  'brewed-from-nothing': brewed,
  spent: brewed,
  bought: { ...used, in: cubes, from },
  kept: used,
  'character-discarded': { seat, character },
  sent: { seat, to: seat, cubes },
  /** `total` is the number of cubes in the giver's circle afterwards. */
  overflowed: { seat, to: seat, cubes, count: number, total: number },
  'hands-passed': { private: { cards: recipes } },
  drew: { seat, count: number, private: { cards: recipes } },
  turned: { seat, character },
  won: { seat },
  shared: { seats },
})
export type Events = KindsOf<typeof events>
