import type { Choice } from '../../../kernel/decision.ts'
import { at } from '../cells.ts'
import { CORNERS, SORCERERS } from '../content/index.ts'
import { nextSlot } from '../order.ts'
import { slotsInUse } from '../seating.ts'
import { isAble, type State } from '../state.ts'
import type { StepOf } from './frames.ts'

/** SO-1.5: returns the first slot that has no sorcerer yet. */
export const draftingSlot = (s: State): number | undefined => slotsInUse(s).find((slot) => isAble(s, slot) && at(s.slots, slot).sorcerer === -1)

const isTaken = (s: State, sorcerer: number): boolean => s.slots.some((slot) => slot.sorcerer === sorcerer)
const freeSorcerers = (s: State): readonly Choice[] => SORCERERS.filter((_, n) => !isTaken(s, n)).map(({ id }) => ({ id }))

export const draft: StepOf<'draft'> = {
  ask(s) {
    const slot = draftingSlot(s)
    if (slot === undefined) return []
    const { seat } = at(s.slots, slot)
    const corner = at(CORNERS, slot).id
    return [
      {
        seat,
        prompt: { key: 'prompt.pick-sorcerer', params: { corner } },
        status: { key: 'status.pick-sorcerer', params: { seat, corner } },
        question: { kind: 'one', choices: freeSorcerers(s) },
      },
    ]
  },

  answer(s, _frame, seat, pick, ctx) {
    const slot = draftingSlot(s)
    if (slot === undefined) throw new Error('nobody chooses')
    at(s.slots, slot).sorcerer = SORCERERS.findIndex(({ id }) => id === pick)
    s.active = draftingSlot(s) ?? slot
    ctx.emit({ type: 'sorcerer-chosen', seat, slot, sorcerer: String(pick), corner: at(CORNERS, slot).id })
  },

  run(s, _frame, ctx) {
    // SO-1.7
    s.active = isAble(s, 0) ? 0 : nextSlot(s, 0)
    ctx.goto({ step: 'turn' })
  },

  fallback: (s) => at(freeSorcerers(s), 0).id,
}
