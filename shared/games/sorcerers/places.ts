import { at, NOWHERE, PLACE_AT, PLACE_CELLS } from './cells.ts'
import { hasFallen, sideOf, sideOfSlot } from './seating.ts'
import { cellIn, SLOT_OF, type State, UNIT_COUNT } from './state.ts'

/** For each place of power the slot that holds it, -1 for none. A fallen side's units hold nothing (SO-14.2). */
export function holdersOf(s: State): readonly number[] {
  const { cells } = s
  const holders = PLACE_CELLS.map(() => -1)
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const cell = cellIn(cells, unit)
    if (cell === NOWHERE) continue
    const place = at(PLACE_AT, cell)
    if (place !== -1 && !hasFallen(s, sideOf(s, unit))) holders[place] = at(SLOT_OF, unit)
  }
  return holders
}

// SO-3.1
export function countHeld(s: State, holders: readonly number[], side: number): number {
  let held = 0
  for (const holder of holders) if (holder !== -1 && sideOfSlot(s, holder) === side) held++
  return held
}
