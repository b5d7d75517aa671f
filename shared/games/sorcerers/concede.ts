import { at } from './cells.ts'
import { defeatSides } from './defeat.ts'
import { removeUnit } from './pieces.ts'
import { seatingOf, sideOfSlot } from './seating.ts'
import { lookBefore, settle } from './settlement.ts'
import { isAble, isAlive, type State, sorcererUnit, tokenOf } from './state.ts'
import { draftingSlot } from './steps/draft.ts'
import type { Ctx } from './steps/frames.ts'

/** Returns the seat that takes over the units of a player who leaves a team. */
function mateOf(s: State, seat: number, side: number): number | undefined {
  return seatingOf(s).teams
    ? at(seatingOf(s).sides, side)
        .slots.map((slot) => at(s.slots, slot).seat)
        .find((other) => other !== seat)
    : undefined
}

function handOver(s: State, slot: number, mate: number, ctx: Ctx): void {
  const board = at(s.slots, slot)
  if (isAlive(s, slot)) removeUnit(s, sorcererUnit(slot), 'removal')
  ctx.emit({ type: 'handed-over', seat: board.seat, mate, slot, sorcerer: tokenOf(board.sorcerer, 'sorcerer') })
  board.seat = mate
}

/** SO-15.3: removes a player who resigns from the match. */
export function concede(s: State, seat: number, ctx: Ctx): void {
  const slots = s.slots.flatMap((slot, n) => (slot.seat === seat && isAble(s, n) ? [n] : []))
  const [first] = slots
  if (first === undefined) return
  const before = lookBefore(s)
  const mate = mateOf(s, seat, sideOfSlot(s, first))
  if (mate === undefined) {
    defeatSides(s, new Set(slots.map((slot) => sideOfSlot(s, slot))), ctx)
  } else for (const slot of slots) handOver(s, slot, mate, ctx)
  settle(s, before, ctx)
  if (s.phase === 'draft') s.active = draftingSlot(s) ?? s.active
}
