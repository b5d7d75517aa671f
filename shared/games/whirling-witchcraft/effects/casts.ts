import { powerOf, recipeOf } from '../cards.ts'
import { ARCANA, type ArcanaId, INGREDIENT_IDS, type Ingredient } from '../content/index.ts'
import { countCubes } from '../cubes.ts'
import type { Draft, Player } from '../state.ts'
import { makeFree } from './draft.ts'

/** An effect that may be used several times, each time with one ingredient. */
export interface Cast {
  /** The arcana or character that grants it. */
  readonly card: string
  readonly kind: 'removeFromBench' | 'freeIngredient' | 'addToCauldron' | 'moveBenchToCauldron'
  readonly times: number
}

const arcanaCast = (id: ArcanaId): Cast => ({ card: id, ...ARCANA[id].effect })

/** WW-9.7: returns how many cubes may be poured into the cauldron in this round. */
function poursOf(player: Player): number {
  const power = powerOf(player, 'moveBenchToCauldron')
  const last = player.recipes.at(-1)
  return power && player.fresh && last ? recipeOf(last.card).arcana[power.perSymbol] : 0
}

/** WW-4.11, WW-4.16: returns the effects that the player may use in the arcana step. */
export function castsOf(player: Player): readonly Cast[] {
  const fired = player.fired.map(arcanaCast)
  const pours = poursOf(player)
  return pours > 0 ? [...fired, { card: player.character, kind: 'moveBenchToCauldron', times: pours }] : fired
}

export const hasCasts = (player: Player): boolean => player.fired.length > 0 || (poursOf(player) > 0 && countCubes(player.bench) > 0)

/** WW-9.11: returns the effects of the bonus. Only the one that is used first counts. */
export function bonusCasts(player: Player, { deeds }: Draft): readonly Cast[] {
  const casts = powerOf(player, 'playAtRandom')?.bonus.map(arcanaCast) ?? []
  const [begun] = deeds
  return begun ? casts.filter(({ card }) => card === begun.card) : casts
}

const usesLeft = ({ deeds }: Draft, { card, times }: Cast): number => times - deeds.filter((deed) => deed.card === card).length

function canCast(draft: Draft, { kind }: Cast, id: Ingredient): boolean {
  switch (kind) {
    case 'removeFromBench':
    case 'moveBenchToCauldron':
      return draft.bench[id] > 0
    case 'freeIngredient':
    case 'addToCauldron':
      return true
  }
}

/** Returns the choices of an effect with an ingredient, such as `raven>toad`. */
export const castChoices = (draft: Draft, casts: readonly Cast[]): readonly string[] =>
  casts
    .filter((cast) => usesLeft(draft, cast) > 0)
    .flatMap((cast) => INGREDIENT_IDS.filter((id) => canCast(draft, cast, id)).map((id) => `${cast.card}>${id}`))

export function castOn(draft: Draft, casts: readonly Cast[], pick: string): void {
  const [card, name] = pick.split('>')
  const cast = casts.find((known) => known.card === card)
  const id = INGREDIENT_IDS.find((known) => known === name)
  if (!cast || !id) throw new Error(`no effect '${pick}'`)
  switch (cast.kind) {
    case 'removeFromBench':
      draft.bench[id]--
      draft.deeds.push({ kind: cast.kind, card: cast.card, in: [`${id}>bench`], out: [] })
      break
    case 'moveBenchToCauldron':
      draft.bench[id]--
      draft.cauldron[id]++
      draft.deeds.push({ kind: cast.kind, card: cast.card, in: [`${id}>bench`], out: [id] })
      break
    case 'freeIngredient':
      makeFree(draft, id)
      draft.deeds.push({ kind: cast.kind, card: cast.card, in: [], out: [id] })
      break
    case 'addToCauldron':
      draft.cauldron[id]++
      draft.deeds.push({ kind: cast.kind, card: cast.card, in: [], out: [id] })
      break
  }
}
