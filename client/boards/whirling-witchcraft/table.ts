import { formulaOf, ownRecipeOf, recipeOf } from '#shared/games/whirling-witchcraft/cards.ts'
import {
  CHARACTERS,
  type Character,
  type CharacterId,
  type Formula,
  INGREDIENT_IDS,
  type Ingredient,
  RECIPES,
} from '#shared/games/whirling-witchcraft/content/index.ts'
import { type Cubes, noCubes } from '#shared/games/whirling-witchcraft/cubes.ts'
import type { WhirlingWitchcraft } from '#shared/games/whirling-witchcraft/index.ts'
import type { HandView, TableView } from '#shared/games/whirling-witchcraft/view.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { EventOf } from '#shared/kernel/game.ts'
import type { BoardPropsOf, SeatPropsOf } from '../kit/game-ui.ts'

export type Props = BoardPropsOf<WhirlingWitchcraft>
export type SeatProps = SeatPropsOf<WhirlingWitchcraft>
export type WitchcraftEvent = EventOf<WhirlingWitchcraft>
export type PlayerView = TableView['players'][number]
export type Draft = HandView['draft']

const RECIPE_IDS: ReadonlySet<string> = new Set(RECIPES.map(({ id }) => id))
const CHARACTERS_BY_ID: ReadonlyMap<string, Character> = new Map(CHARACTERS.map((character) => [character.id, character]))

export const isRecipe = (id: string): boolean => RECIPE_IDS.has(id)
export const isCharacter = (id: string): id is CharacterId => CHARACTERS_BY_ID.has(id)
export const isIngredient = (id: string | undefined): id is Ingredient => INGREDIENT_IDS.some((known) => known === id)
export const characterById = (id: string): Character | undefined => CHARACTERS_BY_ID.get(id)

/** Returns cubes from their counts on the wire. A kind that is missing there has none. */
export function cubesOf(counts: Readonly<Record<string, number>>): Cubes {
  const cubes = noCubes()
  for (const id of INGREDIENT_IDS) cubes[id] = counts[id] ?? 0
  return cubes
}

/** Returns the seats around the table, starting with one of them. Each is to the left of the one before. */
export const ringFrom = (count: number, seat: Seat): readonly Seat[] => Array.from({ length: count }, (_, k) => (seat + k) % count)

// WW-1.2: cauldrons go to the right.
export const receiverOf = (count: number, seat: Seat): Seat => (seat - 1 + count) % count
export const giverTo = (count: number, seat: Seat): Seat => (seat + 1) % count

/** A recipe or character that can be brewed. */
export interface Brewable {
  readonly card: string
  readonly formula: Formula
  readonly rotated: boolean
  /** Revealed this round. */
  readonly fresh: boolean
}

export function recipesOf({ recipes, fresh }: PlayerView): readonly Brewable[] {
  return recipes.map((played, n) => ({
    card: played.card,
    formula: formulaOf(played),
    rotated: played.rotated,
    fresh: fresh && n === recipes.length - 1,
  }))
}

export function ownFormulaOf({ character, discarded, turned }: PlayerView): Formula | undefined {
  return isCharacter(character) ? ownRecipeOf({ character, discarded, turned }) : undefined
}

export const initiativeOf = (card: string): number => recipeOf(card).initiative
