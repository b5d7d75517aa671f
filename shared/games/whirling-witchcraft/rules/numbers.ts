import { powerOf } from '../cards.ts'
import {
  ARCANA,
  ARCANA_IDS,
  CHARACTERS,
  type Character,
  type CharacterId,
  INGREDIENT_IDS,
  INGREDIENTS,
  LIMITS,
  type Power,
  type PowerKind,
  RECIPES,
} from '../content/index.ts'

const characters: readonly Character[] = CHARACTERS
const countOf = (set: Character['set']): number => characters.filter((one) => one.set === set).reduce((sum, { count }) => sum + count, 0)

function powerIn<K extends PowerKind>(character: CharacterId, kind: K): Extract<Power, { readonly kind: K }> {
  const power = powerOf({ character, discarded: false, turned: false }, kind)
  if (!power) throw new Error(`${character} has no ${kind}`)
  return power
}

/** The numbers that the rules text writes as `{n:name}`. */
export const NUMBERS = {
  'players-min': LIMITS.seats.min,
  'players-max': LIMITS.seats.max,
  'circle-goal': LIMITS.circle,
  'hand-limit': LIMITS.hand,
  'track-spaces': LIMITS.track,
  'last-rounds': LIMITS.lastCauldronRounds,
  'dealt-characters': LIMITS.dealtCharacters,

  initiates: countOf('first-game'),
  'advanced-characters': countOf('advanced'),
  recipes: RECIPES.length,
  'rotatable-recipes': RECIPES.filter(({ rotatable }) => rotatable).length,
  'hybrid-recipes': RECIPES.filter((recipe) => [...recipe.in, ...recipe.out].some(({ length }) => length > 1)).length,
  'plain-recipes': RECIPES.filter(({ arcana }) => ARCANA_IDS.every((id) => arcana[id] === 0)).length,
  'symbols-each': RECIPES.reduce((sum, { arcana }) => sum + arcana.raven, 0),

  kinds: INGREDIENT_IDS.length,
  'room-heart': INGREDIENTS['heart-of-shadow'].capacity,
  'room-mandrake': INGREDIENTS.mandrake.capacity,
  'room-common': INGREDIENTS.mushroom.capacity,
  'cubes-heart': INGREDIENTS['heart-of-shadow'].count,
  'cubes-mandrake': INGREDIENTS.mandrake.count,
  'cubes-common': INGREDIENTS.mushroom.count,
  cubes: INGREDIENT_IDS.reduce((sum, id) => sum + INGREDIENTS[id].count, 0),

  'raven-cubes': ARCANA.raven.effect.times,

  'redraw-cards': powerIn('initiate', 'redrawHand').draw,
  'child-gain': powerIn('child-of-the-elements', 'gainToBench').count,
  'trickster-mushrooms': powerIn('trickster', 'turnEveryRound').prelaid,
  'scribe-price': powerIn('scribe-of-magic', 'buyArcana').price.length,
  'clairvoyant-hand': powerIn('clairvoyant', 'handLimit').limit,
} as const
