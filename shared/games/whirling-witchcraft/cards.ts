import {
  CHARACTERS,
  type Character,
  type CharacterId,
  type CharacterRecipe,
  type Formula,
  LIMITS,
  type Power,
  type PowerKind,
  RECIPES,
  type Recipe,
} from './content/index.ts'
import type { Played, Player } from './state.ts'

const RECIPES_BY_ID: ReadonlyMap<string, Recipe> = new Map(RECIPES.map((recipe) => [recipe.id, recipe]))
const CHARACTERS_BY_ID: ReadonlyMap<string, Character> = new Map(CHARACTERS.map((character) => [character.id, character]))

export function recipeOf(id: string): Recipe {
  const recipe = RECIPES_BY_ID.get(id)
  if (!recipe) throw new RangeError(`there is no recipe '${id}'`)
  return recipe
}

export function characterOf(id: CharacterId): Character {
  const character = CHARACTERS_BY_ID.get(id)
  if (!character) throw new RangeError(`there is no character '${id}'`)
  return character
}

export const byInitiative = (a: string, b: string): number => recipeOf(a).initiative - recipeOf(b).initiative

/** WW-3.4: returns the number of the last recipe played, or 0 before the first. */
export function initiativeOf({ recipes }: Player): number {
  const last = recipes.at(-1)
  return last ? recipeOf(last.card).initiative : 0
}

/** The public facts about a character's card, which are enough to know its powers. */
export type CharacterCard = Pick<Player, 'character' | 'discarded' | 'turned'>

/** Returns the character while its card is in the game. */
const activeCharacter = ({ character, discarded }: CharacterCard): Character | undefined =>
  character === '' || discarded ? undefined : characterOf(character)

export function powerOf<K extends PowerKind>(player: CharacterCard, kind: K): Extract<Power, { readonly kind: K }> | undefined {
  return activeCharacter(player)?.powers.find((power): power is Extract<Power, { readonly kind: K }> => power.kind === kind)
}

/** WW-9.10: returns the hand limit of a player. */
export const handLimitOf = (player: CharacterCard): number => powerOf(player, 'handLimit')?.limit ?? LIMITS.hand

/** WW-4.3, WW-9.3: returns whether the player may turn the recipe when it is played. */
export const canRotate = (player: CharacterCard, card: string): boolean => recipeOf(card).rotatable || powerOf(player, 'rotateOnPlay') !== undefined

const turnedOver = ({ in: input, out }: Formula): Formula => ({ in: out, out: input })
const ROTATED: ReadonlyMap<string, Formula> = new Map([
  ...RECIPES.map((recipe) => [recipe.id, turnedOver(recipe)] as const),
  ...CHARACTERS.flatMap((character: Character) => (character.recipe ? [[character.id, turnedOver(character.recipe)] as const] : [])),
])
const rotatedFormula = (id: string): Formula => {
  const formula = ROTATED.get(id)
  if (!formula) throw new RangeError(`'${id}' is no recipe`)
  return formula
}

/** WW-5.14: returns the formula of a recipe in play as it lies. */
export const formulaOf = ({ card, rotated }: Played): Formula => (rotated ? rotatedFormula(card) : recipeOf(card))

export function ownRecipeOf(player: CharacterCard): CharacterRecipe | undefined {
  const character = activeCharacter(player)
  if (!character?.recipe) return undefined
  return player.turned ? rotatedFormula(character.id) : character.recipe
}

/** Returns the formulas that the player may brew: each recipe in play and the character's own. */
export function formulasOf(player: Player): readonly { readonly card: string; readonly formula: Formula }[] {
  const played = player.recipes.map((one) => ({ card: one.card, formula: formulaOf(one) }))
  const own = ownRecipeOf(player)
  return own && player.character !== '' ? [...played, { card: player.character, formula: own }] : played
}
