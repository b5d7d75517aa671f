import type { Seat } from '../../../kernel/decision.ts'
import { characterOf } from '../cards.ts'
import { INGREDIENT_IDS, type Ingredient } from '../content/index.ts'
import { addCubes, copyCubes, roomFor } from '../cubes.ts'
import { type CubeSource, type Deed, draftAt, leftOf, playerAt, SOURCES, type State, secretAt } from '../state.ts'
import type { Ctx } from '../steps/frames.ts'

const idsOf = (deed: Deed): readonly Ingredient[] => deed.in.flatMap((cube) => INGREDIENT_IDS.filter((id) => cube.startsWith(`${id}>`)))
const sourcesOf = (deed: Deed): readonly CubeSource[] => deed.in.flatMap((cube) => SOURCES.filter((source) => cube.endsWith(`>${source}`)))

/** Returns the deeds that are announced together: the same effect used several times in a row. */
function togetherWith(deeds: readonly Deed[], from: number): readonly Deed[] {
  const first = deeds[from]
  const end = deeds.findIndex((deed, index) => index > from && (deed.kind !== first?.kind || deed.card !== first.card))
  return deeds.slice(from, end === -1 ? undefined : end)
}

function tellBrew(seat: Seat, deed: Deed, ctx: Ctx): void {
  const facts = { seat, card: deed.card, in: idsOf(deed), from: sourcesOf(deed), out: deed.out }
  const type = deed.in.length === 0 ? 'brewed-from-nothing' : deed.out.length === 0 ? 'spent' : 'brewed'
  ctx.emit({ type, ...facts })
}

/** WW-9.4: gives the cubes that did not fit on the bench to the left neighbour. */
function spillGain(s: State, seat: Seat, id: Ingredient, count: number, ctx: Ctx): void {
  const spilled = Math.max(0, count - roomFor(playerAt(s, seat).bench, id))
  if (spilled === 0) return
  const to = leftOf(s, seat)
  playerAt(s, to).circle[id] += spilled
  ctx.emit({ type: 'spilled', seat, to, cubes: Array.from({ length: spilled }, () => id), count: spilled })
}

function tellDeeds(s: State, seat: Seat, deeds: readonly Deed[], ctx: Ctx): void {
  for (let n = 0; n < deeds.length; ) {
    const group = togetherWith(deeds, n)
    const [deed] = group
    if (!deed) return
    n += group.length
    const { card } = deed
    const gained = group.flatMap(({ out }) => out)
    switch (deed.kind) {
      case 'removeFromBench':
        ctx.emit({ type: 'removed', seat, card, cubes: group.flatMap(idsOf) })
        break
      case 'moveBenchToCauldron':
        ctx.emit({ type: 'poured', seat, card, cubes: gained })
        break
      case 'addToCauldron':
        ctx.emit({ type: 'added', seat, card, cubes: gained })
        break
      case 'freeIngredient':
        ctx.emit({ type: 'freed', seat, card, cubes: gained })
        break
      case 'gainToBench':
        ctx.emit({ type: 'gained', seat, card, cubes: gained })
        for (const { out } of group) if (out[0]) spillGain(s, seat, out[0], out.length, ctx)
        break
      case 'buyArcana':
        ctx.emit({ type: 'bought', seat, card, cubes: gained, in: group.flatMap(idsOf), from: group.flatMap(sourcesOf) })
        break
      case 'useRecipe':
        for (const one of group) tellBrew(seat, one, ctx)
        break
      case 'moveCauldronToCircle':
        break
    }
  }
}

/** WW-9.6: discards the character if its recipe was used and says so. */
function discardSpent(s: State, seat: Seat, deeds: readonly Deed[], ctx: Ctx): void {
  const player = playerAt(s, seat)
  const { character } = player
  if (character === '' || !characterOf(character).recipe?.discardAfterUse) return
  if (!deeds.some(({ kind, card }) => kind === 'useRecipe' && card === character)) return
  player.discarded = true
  ctx.emit({ type: 'character-discarded', seat, character })
}

/** WW-9.2: moves the kept cubes from the cauldron to the circle. */
function keepCubes(s: State, seat: Seat, deeds: readonly Deed[], ctx: Ctx): void {
  const player = playerAt(s, seat)
  for (const { kind, card, out } of deeds) {
    if (kind !== 'moveCauldronToCircle') continue
    for (const id of out) {
      player.cauldron[id]--
      player.circle[id]++
    }
    ctx.emit({ type: 'kept', seat, card, cubes: out })
  }
}

/** Applies and announces what the seat did in secret. WW-5.12, WW-5.13: first the brew, then the discard, then the circle. */
export function commitDraft(s: State, seat: Seat, ctx: Ctx): void {
  const player = playerAt(s, seat)
  const { deeds, bench, cauldron, brew, free } = draftAt(s, seat)
  tellDeeds(s, seat, deeds, ctx)
  player.bench = copyCubes(bench)
  player.cauldron = addCubes(cauldron, brew)
  player.free = [...free]
  discardSpent(s, seat, deeds, ctx)
  keepCubes(s, seat, deeds, ctx)
  delete secretAt(s, seat).draft
}
