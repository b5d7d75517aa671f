import { at, NOWHERE, PLACE_AT, PLACE_CELLS } from './cells.ts'
import { isOut, sideOfSlot } from './seating.ts'
import { cellIn, SLOT_OF, type State, UNIT_COUNT } from './state.ts'

/** Returns the slot that holds each place of power, or -1. The units of a fallen slot hold nothing (SO-14.2). */
export function holdersOf(s: State): readonly number[] {
  const { cells } = s
  const holders = PLACE_CELLS.map(() => -1)
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const cell = cellIn(cells, unit)
    if (cell === NOWHERE) continue
    const place = at(PLACE_AT, cell)
    const slot = at(SLOT_OF, unit)
    if (place !== -1 && !isOut(s, slot)) holders[place] = slot
  }
  return holders
}

/** SO-3.1: returns how many places a side holds. */
export function countHeld(s: State, holders: readonly number[], side: number): number {
  let held = 0
  for (const holder of holders) if (holder !== -1 && sideOfSlot(s, holder) === side) held++
  return held
}
