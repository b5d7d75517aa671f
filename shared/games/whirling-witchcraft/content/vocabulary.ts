export type { Piece } from '../../../kernel/piece.ts'

/** The ingredients in the order in which they are shown everywhere: black, white, red, blue, green. */
export const INGREDIENT_IDS = ['heart-of-shadow', 'mandrake', 'mushroom', 'spider', 'toad'] as const
export type Ingredient = (typeof INGREDIENT_IDS)[number]

/** The number of cubes of each ingredient. */
export type Amounts = Readonly<Record<Ingredient, number>>

/** The ingredients that fit a slot: one if it is fixed, two if it is hybrid, all five for any. */
export type Slot = readonly Ingredient[]

export const ARCANA_IDS = ['raven', 'book', 'cauldron'] as const
export type ArcanaId = (typeof ARCANA_IDS)[number]
export type Symbols = Readonly<Record<ArcanaId, number>>

/** What is paid and what is gained. When the card is turned round, the two swap. */
export interface Formula {
  readonly in: readonly Slot[]
  readonly out: readonly Slot[]
}

/** The effect of an arcana, which may be used `times` times. */
export type ArcanaEffect =
  /** Moves a cube from the own workbench to the supply. */
  | { readonly kind: 'removeFromBench'; readonly times: number }
  /** Allows one ingredient to be taken from the supply to fill input slots until the end of the round. */
  | { readonly kind: 'freeIngredient'; readonly times: number }
  /** Moves a cube from the supply to the own cauldron. */
  | { readonly kind: 'addToCauldron'; readonly times: number }

/** What a character can do besides its recipe. */
export type Power =
  /** WW-9.1: once, before choosing, the card and the hand are discarded for a new hand. */
  | { readonly kind: 'redrawHand'; readonly draw: number }
  /** WW-9.2: with each ingredient in the cauldron, `count` cubes may go from there to the own circle. */
  | { readonly kind: 'moveCauldronToCircle'; readonly count: number }
  /** WW-9.3: any recipe may be turned when it is played. */
  | { readonly kind: 'rotateOnPlay' }
  /** WW-9.4: before transforming, `count` equal cubes must be taken. Cubes that do not fit go to the left neighbour's circle. */
  | { readonly kind: 'gainToBench'; readonly count: number }
  /** WW-9.7: for each `perSymbol` on the recipe just revealed, a cube may go from the workbench to the cauldron. */
  | { readonly kind: 'moveBenchToCauldron'; readonly perSymbol: ArcanaId }
  /** WW-9.8: `prelaid` cubes lie on the own recipe from the beginning, and it turns every round. */
  | { readonly kind: 'turnEveryRound'; readonly prelaid: number }
  /** WW-9.9: once a round an arcana is bought during transformation. */
  | { readonly kind: 'buyArcana'; readonly arcana: ArcanaId; readonly price: Formula['in'] }
  /** WW-9.10: the character has another hand limit. */
  | { readonly kind: 'handLimit'; readonly limit: number }
  /** WW-9.11: a player who plays a random card may use one of these arcana. */
  | { readonly kind: 'playAtRandom'; readonly bonus: readonly ArcanaId[] }
export type PowerKind = Power['kind']
