import { powerOf } from '../cards.ts'
import type { Ingredient } from '../content/index.ts'
import { copyCubes, noCubes } from '../cubes.ts'
import type { Draft, Player } from '../state.ts'

/** A private copy of what the player has, to try things on. */
export function newDraft(player: Player, stage: Draft['stage'] = 'open'): Draft {
  return {
    stage,
    deeds: [],
    filling: [],
    bench: copyCubes(player.bench),
    cauldron: copyCubes(player.cauldron),
    brew: noCubes(),
    free: [...player.free],
    returned: false,
  }
}

/** WW-5.1: who must take something first is asked that first. */
export const newBrewDraft = (player: Player): Draft => newDraft(player, powerOf(player, 'gainToBench') ? 'gain' : 'open')

/** WW-4.13 */
export function makeFree(draft: Draft, id: Ingredient): void {
  if (!draft.free.includes(id)) draft.free.push(id)
}
