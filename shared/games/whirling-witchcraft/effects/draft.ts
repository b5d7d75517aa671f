import { powerOf } from '../cards.ts'
import type { Ingredient } from '../content/index.ts'
import { copyCubes, noCubes } from '../cubes.ts'
import type { Draft, Player } from '../state.ts'

/** Returns a private copy of the player's cubes on which the seat works. */
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

/** WW-5.1: returns a draft for the transform step. A player who must first gain cubes begins with that. */
export const newBrewDraft = (player: Player): Draft => newDraft(player, powerOf(player, 'gainToBench') ? 'gain' : 'open')

/** WW-4.13: makes an ingredient free for the rest of the round. */
export function makeFree(draft: Draft, id: Ingredient): void {
  if (!draft.free.includes(id)) draft.free.push(id)
}
