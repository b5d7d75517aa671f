import { recipeOf } from '../cards.ts'
import { type Amounts, INGREDIENT_IDS, INGREDIENTS, type Ingredient } from '../content/index.ts'
import { type Cubes, noCubes } from '../cubes.ts'
import type { Played } from '../state.ts'

/** Reads an ingredient from its letter: `W` is the mandrake. */
export function ingredient(code: string): Ingredient {
  const id = INGREDIENT_IDS.find((known) => INGREDIENTS[known].code === code)
  if (!id) throw new Error(`no ingredient '${code}'`)
  return id
}

export const words = (text: string): readonly string[] => text.split(/[\s,]+/).filter(Boolean)

/** Reads cubes from a text like `1B 2W`. */
export function cubes(text: string): Cubes {
  const out = noCubes()
  for (const word of words(text)) out[ingredient(word.slice(-1))] += Number(word.slice(0, -1))
  return out
}

export const textOf = (amounts: Amounts): string =>
  INGREDIENT_IDS.flatMap((id) => (amounts[id] > 0 ? [`${amounts[id]}${INGREDIENTS[id].code}`] : [])).join(' ')

export const countNames = (names: readonly string[]): string => {
  const out = noCubes()
  for (const id of INGREDIENT_IDS) out[id] = names.filter((name) => name === id).length
  return textOf(out)
}

/** Reads a recipe in play from a text like `charm-of-fear` or `charm-of-fear rotated`. */
export function readPlayed(text: string): Played {
  const [card = '', rotated] = words(text)
  return { card: recipeOf(card).id, rotated: rotated === 'rotated' }
}

/** One step of a brew plan. Tests write it as `use('storm-magic', 'B bench', 'B R U')` or `scribe('B', 'bench brew')`. */
export interface PlanStep {
  readonly pick: string
  readonly in: readonly string[]
  readonly out: readonly Ingredient[]
}
export interface BrewPlan {
  readonly gain?: string
  readonly steps?: readonly PlanStep[]
  readonly toCircle?: string
}

export function use(card: string, input: string, output: string): PlanStep {
  const list = words(input)
  const pairs = Array.from({ length: list.length / 2 }, (_, n) => `${ingredient(list[2 * n] ?? '')}>${list[2 * n + 1]}`)
  return { pick: card, in: pairs, out: words(output).map(ingredient) }
}
export const scribe = (code: string, sources: string): PlanStep => ({
  pick: `scribe-of-magic>${ingredient(code)}`,
  in: words(sources).map((source) => `mandrake>${source}`),
  out: [ingredient(code)],
})
