import { at, type Cell, OPPOSITES, PASSES } from './cells.ts'
import { sideOf } from './seating.ts'
import { type Board, cellAt, type State } from './state.ts'

const isHostile = (s: State, board: Board, cell: Cell, side: number): boolean => {
  const unit = board[cell]
  return unit !== undefined && unit !== -1 && sideOf(s, unit) !== side
}

/** SO-5.1: returns whether both neighbours on some axis are units hostile to the side. */
function isFlanked(s: State, board: Board, cell: Cell, side: number): boolean {
  return at(OPPOSITES, cell).some(([a, b]) => isHostile(s, board, a, side) && isHostile(s, board, b, side))
}

/** SO-5.3: returns the units hostile to the acting side that the arrivals capture. */
export function findCaptured(s: State, board: Board, acting: number, arrivals: readonly number[]): readonly number[] {
  const captured: number[] = []
  const add = (unit: number): void => {
    if (!captured.includes(unit)) captured.push(unit)
  }
  for (const arrival of arrivals) {
    const cell = cellAt(s, arrival)
    const side = sideOf(s, arrival)
    // The arrival stands between two flankers.
    if (side !== acting && isFlanked(s, board, cell, side)) add(arrival)
    // The arrival is a flanker.
    for (const { over, behind } of at(PASSES.orth1, cell)) {
      const unit = at(board, over)
      if (unit === -1) continue
      const target = sideOf(s, unit)
      if (target !== acting && target !== side && isHostile(s, board, behind, target)) add(unit)
    }
  }
  return captured
}

/** SO-5.7: returns the arrivals of the acting side that stand between two enemies. Captured enemies are already off the board. */
export function findTrapped(s: State, board: Board, acting: number, arrivals: readonly number[]): readonly number[] {
  return arrivals.filter((arrival) => sideOf(s, arrival) === acting && isFlanked(s, board, cellAt(s, arrival), acting))
}
