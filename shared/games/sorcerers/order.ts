import { at } from './cells.ts'
import { seatingOf, sideOfSlot } from './seating.ts'
import { SLOT_COUNT, type State } from './state.ts'

/** SO-0.3: whom the turn order counts as one. */
const partyOf = (s: State, slot: number): number => (seatingOf(s).teams ? sideOfSlot(s, slot) : at(s.slots, slot).seat)

function nextClockwise(s: State, after: number): number {
  for (let n = 1; n <= SLOT_COUNT; n++) {
    const slot = (after + n) % SLOT_COUNT
    if (s.waiting.includes(slot)) return slot
  }
  throw new Error('nobody is able to move')
}

/** SO-2.2: who moves after the slot. */
export function nextSlot(s: State, after: number): number {
  const clockwise = nextClockwise(s, after)
  const parties = new Set(s.waiting.map((slot) => partyOf(s, slot)))
  if (parties.size !== 2) return clockwise
  const last = partyOf(s, after)
  const next = parties.has(last)
    ? s.waiting.find((slot) => partyOf(s, slot) !== last)
    : s.waiting.find((slot) => partyOf(s, slot) === partyOf(s, clockwise))
  return next ?? clockwise
}

/** The slot has had its turn: now it has waited least. */
export function sendBack(s: State, slot: number): void {
  if (s.waiting.includes(slot)) s.waiting = [...s.waiting.filter((other) => other !== slot), slot]
}
