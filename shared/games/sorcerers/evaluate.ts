import { AROUND, at, type Cell, NOWHERE, OPPOSITES, PLACE_AT, PLACE_CELLS, RAYS } from './cells.ts'
import type { Direction } from './content/index.ts'
import { movementsOf, traitOf } from './movement.ts'
import { nextSlot } from './order.ts'
import { hasFallen, isOut, type Seating, seatingOf, seatsOf } from './seating.ts'
import {
  type Board,
  boardOf,
  cellIn,
  countWarriors,
  KIND_OF,
  SLOT_COUNT,
  type State,
  slotOf,
  sorcererUnit,
  spellOf,
  summonUnit,
  UNIT_COUNT,
  unitOn,
} from './state.ts'
import { isCharged } from './timers.ts'

/** The weights of the estimate in points. A warrior is worth ten. */
const WEIGHTS = {
  warrior: 10,
  /** The penalty by the number of warriors left. With one warrior, the next loss is a defeat. */
  fewWarriors: [0, 45, 18, 5],
  summon: 15,
  immuneSummon: 18,
  lostSorcerer: 40,
  /** The value by the number of places that are still missing. */
  missingPlaces: [100, 30, 12, 4, 0],
  reachablePlace: 3,
  timerStep: 1,
  chargedSummon: 8,
  chargedAttack: 10,
  /** The side can win with the next move. */
  winNow: 110,
  winThreat: 16,
  doubleThreat: 34,
  sorcererLostNow: 100,
  sorcererLostSoon: 55,
  sorcererAttacked: 14,
  unitLostNow: 0.75,
  unitAttacked: 0.12,
  placeLost: 10,
  cornered: 6,
  openAxis: 3,
} as const
/** The scale of points. A lead of this many makes the odds of an even match almost three to one. */
const SCALE = 24

/** What several parts of the estimate use. */
interface Scene {
  readonly s: State
  readonly seating: Seating
  readonly board: Board
  /** By slot: how many turns it has to wait. 0 is the slot that moves next. */
  readonly delay: readonly number[]
  readonly jumpers: boolean
  readonly diagonals: boolean
}

/** Estimates the seat's chance to win, from 0 to 1. The chances of all sides add up to 1. */
export function evaluate(s: State, seat: number): number {
  if (s.ending !== '') return shareOfWin(s, seat)
  const points = pointsOf(s)
  let own = 0
  let all = 0
  for (const [side, score] of points.entries()) {
    if (hasFallen(s, side)) continue
    const weight = Math.exp(score / SCALE)
    all += weight
    if (seatsOf(s, side).includes(seat)) own += weight
  }
  return own / all
}

function shareOfWin(s: State, seat: number): number {
  const { teams } = seatingOf(s)
  const winners = new Set(s.winners.map((side) => (teams ? side : at(seatsOf(s, side), 0))))
  return s.winners.some((side) => seatsOf(s, side).includes(seat)) ? 1 / winners.size : 0
}

function look(s: State): Scene {
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

function pointsOf(s: State): number[] {
  const scene = look(s)
  const points = scene.seating.sides.map((_, side) => standingPoints(scene, side))
  addPlaces(scene, points)
  addDangers(scene, points)
  return points
}

/** Returns the points for units and timers. */
function standingPoints({ s, seating }: Scene, side: number): number {
  return at(seating.sides, side).armies.reduce((points, army) => points + armyPoints(s, army), 0)
}

function armyPoints(s: State, army: readonly number[]): number {
  let points = 0
  let warriors = 0
  for (const slot of army) {
    warriors += countWarriors(s, slot)
    const summon = summonUnit(slot)
    if (cellIn(s.cells, summon) !== NOWHERE) points += traitOf(s, summon, 'immuneToAttackSpells') ? WEIGHTS.immuneSummon : WEIGHTS.summon
    const cell = cellIn(s.cells, sorcererUnit(slot))
    if (cell === NOWHERE) {
      points -= WEIGHTS.lostSorcerer
      continue
    }
    if (at(s.slots, slot).sorcerer === -1) continue
    const { summon: summonTimer, attack } = at(s.slots, slot)
    points += isCharged(s, slot, 'summon') ? WEIGHTS.chargedSummon : summonTimer * WEIGHTS.timerStep
    points += isCharged(s, slot, 'attack') ? WEIGHTS.chargedAttack : attack * WEIGHTS.timerStep
  }
  return points + warriors * WEIGHTS.warrior - (WEIGHTS.fewWarriors[warriors] ?? 0)
}

/** Returns the slots, as bits, that can move a unit to the empty cell. With `fresh` it ignores units that stand on a place. */
function reachersOf(scene: Scene, cell: Cell, fresh: boolean): number {
  const { s, board, jumpers, diagonals } = scene
  let slots = 0
  for (const ray of RAYS.orth1[cell] ?? NO_RAYS) {
    let distance = 0
    let passed = false
    for (const there of ray) {
      distance++
      const unit = unitOn(board, there)
      if (unit === -1) continue
      if (!(fresh && isPlace(there)) && canCome(s, unit, 'orth1', distance, passed)) slots |= 1 << slotOf(unit)
      // A jumper can come over a unit that is next to the cell.
      if (!jumpers || passed || distance > 1) break
      passed = true
    }
  }
  if (!diagonals) return slots
  for (const ray of RAYS.diag1[cell] ?? NO_RAYS) {
    let distance = 0
    for (const there of ray) {
      distance++
      const unit = unitOn(board, there)
      if (unit === -1) continue
      if (!(fresh && isPlace(there)) && canCome(s, unit, 'diag1', distance, false)) slots |= 1 << slotOf(unit)
      break
    }
  }
  return slots
}

const NO_RAYS: readonly (readonly Cell[])[] = []
const isPlace = (cell: Cell): boolean => PLACE_AT[cell] !== -1

function canCome(s: State, unit: number, dirs: Direction, distance: number, jumps: boolean): boolean {
  if (KIND_OF[unit] !== 'summon') return dirs === 'orth1' && !jumps
  for (const movement of movementsOf(s, unit)) {
    if (movement.dirs !== dirs || (movement.kind === 'jump') !== jumps) continue
    if (movement.kind === 'jump' || distance <= (movement.max ?? distance)) return true
  }
  return false
}

/** Adds the points for places that are held and for places that can be taken in one move. */
function addPlaces(scene: Scene, points: number[]): void {
  const { s, seating, board, delay } = scene
  const held = points.map(() => 0)
  const reachable: number[] = []
  for (const cell of PLACE_CELLS) {
    const unit = unitOn(board, cell)
    if (unit === -1) reachable.push(reachersOf(scene, cell, true))
    else if (!isOut(s, slotOf(unit))) {
      const side = at(seating.sideOf, slotOf(unit))
      held[side] = at(held, side) + 1
    }
  }
  for (const [side, { slots, placesToWin }] of seating.sides.entries()) {
    if (hasFallen(s, side)) continue
    const missing = placesToWin - at(held, side)
    let gain = at(WEIGHTS.missingPlaces, Math.min(missing, WEIGHTS.missingPlaces.length - 1))
    const bits = slots.reduce((mask, slot) => mask | (1 << slot), 0)
    const open = reachable.filter((mask) => (mask & bits) !== 0)
    if (missing === 1 && open.length > 0) {
      const now = slots.some((slot) => delay[slot] === 0 && open.some((mask) => (mask & (1 << slot)) !== 0))
      gain += now ? WEIGHTS.winNow : open.length > 1 ? WEIGHTS.doubleThreat : WEIGHTS.winThreat
    } else gain += open.length * WEIGHTS.reachablePlace
    points[side] = at(points, side) + gain
  }
}

/** Deducts points for units that can be captured or shot next. */
function addDangers(scene: Scene, points: number[]): void {
  const { s, seating, delay } = scene
  const mover = delay.indexOf(0)
  const movingSide = at(seating.sideOf, mover)
  let bestPrey = 0
  let preySide = -1
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const cell = cellIn(s.cells, unit)
    if (cell === NOWHERE) continue
    const slot = slotOf(unit)
    const side = at(seating.sideOf, slot)
    if (hasFallen(s, side)) continue
    const isSorcerer = KIND_OF[unit] === 'sorcerer'
    const hunters = captorsOf(scene, cell, side) | (isSorcerer ? shootersOf(scene, cell, side) : 0)
    if (isSorcerer) points[side] = at(points, side) + shelterOf(scene, cell, side) - (hunters === 0 ? 0 : sorcererRisk(scene, hunters, side))
    if (isSorcerer || hunters === 0) continue
    const worth = (KIND_OF[unit] === 'warrior' ? WEIGHTS.warrior : WEIGHTS.summon) + (PLACE_AT[cell] === -1 ? 0 : WEIGHTS.placeLost)
    points[side] = at(points, side) - worth * WEIGHTS.unitAttacked
    if (side !== movingSide && (hunters & (1 << mover)) !== 0 && worth > bestPrey) {
      bestPrey = worth
      preySide = side
    }
  }
  if (preySide !== -1) points[preySide] = at(points, preySide) - bestPrey * WEIGHTS.unitLostNow
}

function sorcererRisk({ seating, delay }: Scene, hunters: number, side: number): number {
  let first: number = SLOT_COUNT
  for (let slot = 0; slot < SLOT_COUNT; slot++) if ((hunters & (1 << slot)) !== 0) first = Math.min(first, at(delay, slot))
  if (first === 0) return WEIGHTS.sorcererLostNow
  const { slots } = at(seating.sides, side)
  return slots.every((slot) => at(delay, slot) > first) ? WEIGHTS.sorcererLostSoon : WEIGHTS.sorcererAttacked
}

/** Returns the slots, as bits, that can flank the unit with one move: an enemy is on one side of it, and the slot can come to the other. */
function captorsOf(scene: Scene, cell: Cell, side: number): number {
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
const sideOfUnit = ({ seating }: Scene, unit: number): number => seating.sideOf[slotOf(unit)] ?? -1

function withoutSide({ seating }: Scene, slots: number, side: number): number {
  return at(seating.sides, side).slots.reduce((mask, slot) => mask & ~(1 << slot), slots)
}

/** Returns the slots, as bits, whose sorcerer has a charged attack and can come to a cell from which it hits. */
function shootersOf({ s, seating, board }: Scene, cell: Cell, side: number): number {
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

/** Returns points for a sorcerer's shelter. It is safest in a corner or with a friend on each axis. */
function shelterOf(scene: Scene, cell: Cell, side: number): number {
  const axes = at(OPPOSITES, cell)
  if (axes.length === 0) return WEIGHTS.cornered
  const isFriend = (there: Cell): boolean => {
    const unit = unitOn(scene.board, there)
    return unit !== -1 && sideOfUnit(scene, unit) === side
  }
  return -axes.filter(([a, b]) => !isFriend(a) && !isFriend(b)).length * WEIGHTS.openAxis
}
