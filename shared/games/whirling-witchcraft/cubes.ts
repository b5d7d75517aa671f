import { type Amounts, INGREDIENT_IDS, INGREDIENTS, type Ingredient } from './content/index.ts'

/** The number of cubes of each ingredient on a bench, in a cauldron, in a circle or on output slots. */
export type Cubes = Record<Ingredient, number>

export const noCubes = (): Cubes => ({ 'heart-of-shadow': 0, mandrake: 0, mushroom: 0, spider: 0, toad: 0 })
export const copyCubes = (cubes: Amounts): Cubes => ({
  'heart-of-shadow': cubes['heart-of-shadow'],
  mandrake: cubes.mandrake,
  mushroom: cubes.mushroom,
  spider: cubes.spider,
  toad: cubes.toad,
})

export const addCubes = (a: Amounts, b: Amounts): Cubes => ({
  'heart-of-shadow': a['heart-of-shadow'] + b['heart-of-shadow'],
  mandrake: a.mandrake + b.mandrake,
  mushroom: a.mushroom + b.mushroom,
  spider: a.spider + b.spider,
  toad: a.toad + b.toad,
})

export const countCubes = (cubes: Amounts): number => cubes['heart-of-shadow'] + cubes.mandrake + cubes.mushroom + cubes.spider + cubes.toad
export const kindsOf = (cubes: Amounts): readonly Ingredient[] => INGREDIENT_IDS.filter((id) => cubes[id] > 0)
/** Returns the ingredient of each cube. */
export const namesOf = (cubes: Amounts): readonly Ingredient[] => INGREDIENT_IDS.flatMap((id) => Array.from({ length: cubes[id] }, () => id))

/** WW-1.7: returns how many more cubes of an ingredient fit on a bench. */
export const roomFor = (bench: Amounts, id: Ingredient): number => INGREDIENTS[id].capacity - bench[id]

/** WW-6.3: returns the cubes that the bench cannot hold. */
export function overflowOf(bench: Amounts, coming: Amounts): Cubes {
  const over = noCubes()
  for (const id of INGREDIENT_IDS) over[id] = Math.max(0, coming[id] - roomFor(bench, id))
  return over
}
