import { at } from './cells.ts'
import { seatingOf, sideOfSlot } from './seating.ts'
import { SLOT_COUNT, type State } from './state.ts'

/** SO-0.3: returns the party of a slot, which the turn order counts as one: a side in teams, otherwise a player. */
const partyOf = (s: State, slot: number): number => (seatingOf(s).teams ? sideOfSlot(s, slot) : at(s.slots, slot).seat)

function nextClockwise(s: State, after: number): number {
  for (let n = 1; n <= SLOT_COUNT; n++) {
    const slot = (after + n) % SLOT_COUNT
    if (s.waiting.includes(slot)) return slot
  }
  throw new Error('nobody is able to move')
}

/** SO-2.2: returns the slot that moves after `after`. */
export function nextSlot(s: State, after: number): number {
  const parties = new Set(s.waiting.map((slot) => partyOf(s, slot)))
  // While three parties move, the next slot clockwise has waited longest. That also holds when one of them has just left.
  const next = parties.size === 2 ? s.waiting.find((slot) => partyOf(s, slot) !== partyOf(s, after)) : undefined
  return next ?? nextClockwise(s, after)
}

/** Moves the slot to the end of the waiting order after its turn. */
export function sendBack(s: State, slot: number): void {
  if (s.waiting.includes(slot)) s.waiting = [...s.waiting.filter((other) => other !== slot), slot]
}
