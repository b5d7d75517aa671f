import { formulasOf, powerOf } from '../cards.ts'
import { type Formula, INGREDIENT_IDS, type Ingredient, type Slot } from '../content/index.ts'
import { addCubes, type Cubes, kindsOf, roomFor } from '../cubes.ts'
import { type CubeSource, type Deed, type Draft, type Player, SOURCES } from '../state.ts'
import { makeFree } from './draft.ts'

/** Returns whether all these slots can be filled. Free ingredients cost nothing (WW-5.4). */
function canFill(slots: readonly Slot[], left: Cubes, free: readonly Ingredient[], from = 0): boolean {
  const slot = slots[from]
  if (!slot) return true
  if (slot.some((id) => free.includes(id))) return canFill(slots, left, free, from + 1)
  return slot.some((id) => {
    if (left[id] === 0) return false
    left[id]--
    const fits = canFill(slots, left, free, from + 1)
    left[id]++
    return fits
  })
}

const NOTHING_FREE: readonly Ingredient[] = []
const isUsed = ({ deeds }: Draft, kind: Deed['kind'], card: string): boolean => deeds.some((deed) => deed.kind === kind && deed.card === card)
const isPrelaid = (player: Player, card: string): boolean => player.prelaid > 0 && card === player.character

/** WW-5.2, WW-5.7, WW-5.10: returns the recipes that can be used now. */
export function usableCards(player: Player, draft: Draft): readonly string[] {
  const left = addCubes(draft.bench, draft.brew)
  return formulasOf(player)
    .filter(({ card, formula }) => {
      if (formula.in.length + formula.out.length === 0 || isUsed(draft, 'useRecipe', card)) return false
      return isPrelaid(player, card) || canFill(formula.in, left, draft.free)
    })
    .map(({ card }) => card)
}

/** WW-9.9: returns the choices to buy an arcana now, one for each ingredient. */
export function buyChoices(player: Player, draft: Draft): readonly string[] {
  const power = powerOf(player, 'buyArcana')
  if (!power || isUsed(draft, 'buyArcana', player.character)) return []
  return canFill(power.price, addCubes(draft.bench, draft.brew), NOTHING_FREE) ? INGREDIENT_IDS.map((id) => `${player.character}>${id}`) : []
}

/** WW-9.2: returns whether the player may keep a cube, because each ingredient is in the cauldron. */
export const canKeepOne = (player: Player, draft: Draft): boolean =>
  powerOf(player, 'moveCauldronToCircle') !== undefined && kindsOf(addCubes(draft.cauldron, draft.brew)).length === INGREDIENT_IDS.length

/** Returns whether the transform step has a question for the player. */
export const canBrew = (player: Player, draft: Draft): boolean =>
  draft.stage === 'gain' || usableCards(player, draft).length > 0 || buyChoices(player, draft).length > 0 || canKeepOne(player, draft)

function slotsOf(player: Player, { kind, card }: Deed): Formula {
  if (kind === 'buyArcana') return { in: powerOf(player, 'buyArcana')?.price ?? [], out: [] }
  const known = formulasOf(player).find((one) => one.card === card)
  if (!known) throw new Error(`'${card}' is not in play`)
  return known.formula
}

function hasCube(draft: Draft, id: Ingredient, source: CubeSource, deed: Deed, player: Player): boolean {
  if (deed.kind === 'useRecipe' && isPrelaid(player, deed.card)) return source === 'card'
  switch (source) {
    case 'bench':
      return draft.bench[id] > 0
    case 'brew':
      return draft.brew[id] > 0
    case 'free':
      return deed.kind === 'useRecipe' && draft.free.includes(id)
    case 'card':
      return false
  }
}

/** Returns the cubes, such as `toad>brew`, that may fill the next input slot and leave enough for the others. */
function inputChoices(player: Player, draft: Draft, deed: Deed, slots: readonly Slot[]): readonly string[] {
  const [slot = [], ...rest] = slots.slice(deed.in.length)
  const left = addCubes(draft.bench, draft.brew)
  const free = deed.kind === 'useRecipe' ? draft.free : NOTHING_FREE
  const leavesEnough = (id: Ingredient, source: CubeSource): boolean => {
    if (source === 'card') return true
    const spent = source === 'free' ? 0 : 1
    left[id] -= spent
    const fits = canFill(rest, left, free)
    left[id] += spent
    return fits
  }
  return slot.flatMap((id) =>
    SOURCES.filter((source) => hasCube(draft, id, source, deed, player) && leavesEnough(id, source)).map((source) => `${id}>${source}`),
  )
}

/** The question about the next slot of the recipe that is being filled. */
export interface SlotQuestion {
  readonly deed: Deed
  readonly side: 'in' | 'out'
  readonly options: readonly string[]
}

export function slotQuestion(player: Player, draft: Draft): SlotQuestion | undefined {
  const [deed] = draft.filling
  if (!deed) return undefined
  const { in: input, out } = slotsOf(player, deed)
  if (deed.in.length < input.length) return { deed, side: 'in', options: inputChoices(player, draft, deed, input) }
  return { deed, side: 'out', options: out[deed.out.length] ?? [] }
}

function putIn(draft: Draft, deed: Deed, pick: string): void {
  const [name, source] = pick.split('>')
  const id = readIngredient(name)
  if (source === 'bench') draft.bench[id]--
  if (source === 'brew') draft.brew[id]--
  deed.in.push(pick)
}

/** WW-5.3, WW-5.5: completes a recipe. Its outputs exist only when all slots are filled. */
function complete(draft: Draft, deed: Deed): void {
  if (deed.kind === 'buyArcana') for (const id of deed.out) makeFree(draft, id)
  else for (const id of deed.out) draft.brew[id]++
  draft.deeds.push({ kind: deed.kind, card: deed.card, in: [...deed.in], out: [...deed.out] })
  draft.filling = []
}

/** Fills slots while there is only one way, and completes the recipe after the last one. */
function fillOn(player: Player, draft: Draft): void {
  for (;;) {
    const question = slotQuestion(player, draft)
    if (!question) return
    const { deed, side, options } = question
    const [only, ...others] = options
    if (others.length > 0) return
    if (only === undefined) {
      if (side === 'in') throw new Error(`'${deed.card}' cannot be filled`)
      complete(draft, deed)
      return
    }
    if (side === 'in') putIn(draft, deed, only)
    else deed.out.push(readIngredient(only))
  }
}

/** Fills the slot of the current question. */
export function fillSlot(player: Player, draft: Draft, pick: string): void {
  const question = slotQuestion(player, draft)
  if (!question) throw new Error('no recipe is being filled')
  if (question.side === 'in') putIn(draft, question.deed, pick)
  else question.deed.out.push(readIngredient(pick))
  fillOn(player, draft)
}

/** Begins a recipe (`void-storm`) or the purchase of an arcana (`scribe-of-magic>toad`). */
export function beginBrew(player: Player, draft: Draft, pick: string): void {
  const [card = '', bought] = pick.split('>')
  draft.filling = [
    bought === undefined ? { kind: 'useRecipe', card, in: [], out: [] } : { kind: 'buyArcana', card, in: [], out: [readIngredient(bought)] },
  ]
  fillOn(player, draft)
}

/** WW-9.4: takes the cubes of the chosen ingredient. */
export function gainOn(player: Player, draft: Draft, pick: string): void {
  const id = readIngredient(pick)
  const count = powerOf(player, 'gainToBench')?.count ?? 0
  draft.bench[id] += Math.min(count, roomFor(draft.bench, id))
  draft.deeds.push({ kind: 'gainToBench', card: player.character, in: [], out: Array.from({ length: count }, () => id) })
  draft.stage = 'open'
}

export function keepOne(player: Player, draft: Draft, pick: string): void {
  draft.deeds.push({ kind: 'moveCauldronToCircle', card: player.character, in: [], out: [readIngredient(pick)] })
}

function readIngredient(name: string | undefined): Ingredient {
  const id = INGREDIENT_IDS.find((known) => known === name)
  if (!id) throw new RangeError(`there is no ingredient '${name}'`)
  return id
}
