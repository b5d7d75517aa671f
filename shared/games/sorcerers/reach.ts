import { AROUND, at, type Cell, NOWHERE, OPPOSITES, PLACE_AT, RAYS } from './cells.ts'
import type { Direction } from './content/index.ts'
import { movementsOf } from './movement.ts'
import { nextSlot } from './order.ts'
import { type Seating, seatingOf } from './seating.ts'
import { type Board, boardOf, cellIn, KIND_OF, SLOT_COUNT, type State, slotOf, sorcererUnit, spellOf, summonUnit, unitOn } from './state.ts'
import { isCharged } from './timers.ts'

/** What several parts of the estimate use. */
export interface Scene {
  readonly s: State
  readonly seating: Seating
  readonly board: Board
  /** By slot: how many turns it has to wait. 0 is the slot that moves next. */
  readonly delay: readonly number[]
  readonly jumpers: boolean
  readonly diagonals: boolean
}

export function sceneOf(s: State): Scene {
  const mover = s.phase === 'cast' ? nextSlot(s, s.active) : s.active
  const delay = Array.from({ length: SLOT_COUNT }, (_, slot) => (slot - mover + SLOT_COUNT) % SLOT_COUNT)
  let jumpers = false
  let diagonals = false
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    const unit = summonUnit(slot)
    if (cellIn(s.cells, unit) === NOWHERE) continue
    for (const { kind, dirs } of movementsOf(s, unit)) {
      if (kind === 'jump') jumpers = true
      if (dirs === 'diag1') diagonals = true
    }
  }
  return { s, seating: seatingOf(s), board: boardOf(s), delay, jumpers, diagonals }
}

/** Returns the slots, as bits, that can move a unit to the empty cell. With `fresh` it ignores units that stand on a place. */
export function reachersOf(scene: Scene, cell: Cell, fresh: boolean): number {
  const slots = straightReachers(scene, cell, fresh)
  return scene.diagonals ? slots | diagonalReachers(scene, cell, fresh) : slots
}

function straightReachers({ s, board, jumpers }: Scene, cell: Cell, fresh: boolean): number {
  let slots = 0
  for (const ray of RAYS.orth1[cell] ?? NO_RAYS) {
    let distance = 0
    let passed = false
    for (const there of ray) {
      distance++
      const unit = unitOn(board, there)
      if (unit === -1) continue
      if (mayStart(there, fresh) && canCome(s, unit, 'orth1', distance, passed)) slots |= 1 << slotOf(unit)
      // A jumper can come over a unit that is next to the cell.
      if (!jumpers || passed || distance > 1) break
      passed = true
    }
  }
  return slots
}

function diagonalReachers({ s, board }: Scene, cell: Cell, fresh: boolean): number {
  let slots = 0
  for (const ray of RAYS.diag1[cell] ?? NO_RAYS) {
    let distance = 0
    for (const there of ray) {
      distance++
      const unit = unitOn(board, there)
      if (unit === -1) continue
      if (mayStart(there, fresh) && canCome(s, unit, 'diag1', distance, false)) slots |= 1 << slotOf(unit)
      break
    }
  }
  return slots
}

const NO_RAYS: readonly (readonly Cell[])[] = []
const mayStart = (cell: Cell, fresh: boolean): boolean => !fresh || PLACE_AT[cell] === -1

function canCome(s: State, unit: number, dirs: Direction, distance: number, jumps: boolean): boolean {
  if (KIND_OF[unit] !== 'summon') return dirs === 'orth1' && !jumps
  for (const movement of movementsOf(s, unit)) {
    if (movement.dirs !== dirs || (movement.kind === 'jump') !== jumps) continue
    if (movement.kind === 'jump' || distance <= (movement.max ?? distance)) return true
  }
  return false
}

/** Returns the slots, as bits, that can flank the unit with one move: an enemy is on one side of it, and the slot can come to the other. */
export function captorsOf(scene: Scene, cell: Cell, side: number): number {
  const { board } = scene
  let captors = 0
  for (const [a, b] of OPPOSITES[cell] ?? NO_AXES) {
    const first = unitOn(board, a)
    const second = unitOn(board, b)
    if (first === -1 && second !== -1 && sideOfUnit(scene, second) !== side) captors |= reachersOf(scene, a, false)
    else if (second === -1 && first !== -1 && sideOfUnit(scene, first) !== side) captors |= reachersOf(scene, b, false)
  }
  return captors === 0 ? 0 : withoutSide(scene, captors, side)
}

const NO_AXES: readonly (readonly [Cell, Cell])[] = []
export const sideOfUnit = ({ seating }: Scene, unit: number): number => seating.sideOf[slotOf(unit)] ?? -1

function withoutSide({ seating }: Scene, slots: number, side: number): number {
  return at(seating.sides, side).slots.reduce((mask, slot) => mask & ~(1 << slot), slots)
}

/** Returns the slots, as bits, whose sorcerer has a charged attack and can come to a cell from which it hits. */
export function shootersOf({ s, seating, board }: Scene, cell: Cell, side: number): number {
  let shooters = 0
  for (const slot of seating.slots) {
    if (at(seating.sideOf, slot) === side) continue
    const from = cellIn(s.cells, sorcererUnit(slot))
    if (from === NOWHERE || !isCharged(s, slot, 'attack')) continue
    const { effect } = spellOf(s, slot, 'attack')
    const hits = at(AROUND[effect.offsets], cell).some((there) => there === from || (board[there] === -1 && isOpenLine(board, from, there)))
    if (hits) shooters |= 1 << slot
  }
  return shooters
}

function isOpenLine(board: Board, from: Cell, to: Cell): boolean {
  for (const ray of at(RAYS.orth1, from)) {
    const n = ray.indexOf(to)
    if (n !== -1) return ray.slice(0, n).every((cell) => board[cell] === -1)
  }
  return false
}
