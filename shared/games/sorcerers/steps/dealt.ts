import { at } from '../cells.ts'
import { CORNERS } from '../content/index.ts'
import { slotsInUse } from '../seating.ts'
import { tokenOf } from '../state.ts'
import type { StepOf } from './frames.ts'

/** Announces the sorcerers that were dealt. */
export const dealt: StepOf<'dealt'> = {
  run(s, _frame, ctx) {
    for (const slot of slotsInUse(s)) {
      const { seat, sorcerer } = at(s.slots, slot)
      ctx.emit({ type: 'sorcerer-dealt', seat, slot, sorcerer: tokenOf(sorcerer, 'sorcerer'), corner: at(CORNERS, slot).id })
    }
    ctx.goto({ step: 'draft' })
  },
}
