import { at, type Cell, NOWHERE, OPPOSITES, PLACE_AT, PLACE_CELLS } from './cells.ts'
import { traitOf } from './movement.ts'
import { captorsOf, reachersOf, type Scene, sceneOf, shootersOf, sideOfUnit } from './reach.ts'
import { hasFallen, isOut, seatingOf, seatsOf } from './seating.ts'
import { cellIn, countWarriors, KIND_OF, SLOT_COUNT, type State, slotOf, sorcererUnit, summonUnit, UNIT_COUNT, unitOn } from './state.ts'
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

function pointsOf(s: State): number[] {
  const scene = sceneOf(s)
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
    points += summonPoints(s, slot)
    points += cellIn(s.cells, sorcererUnit(slot)) === NOWHERE ? -WEIGHTS.lostSorcerer : timerPoints(s, slot)
  }
  return points + warriors * WEIGHTS.warrior - (WEIGHTS.fewWarriors[warriors] ?? 0)
}

function summonPoints(s: State, slot: number): number {
  const unit = summonUnit(slot)
  if (cellIn(s.cells, unit) === NOWHERE) return 0
  return traitOf(s, unit, 'immuneToAttackSpells') ? WEIGHTS.immuneSummon : WEIGHTS.summon
}

function timerPoints(s: State, slot: number): number {
  const { sorcerer, summon, attack } = at(s.slots, slot)
  if (sorcerer === -1) return 0
  const summonTimer = isCharged(s, slot, 'summon') ? WEIGHTS.chargedSummon : summon * WEIGHTS.timerStep
  return summonTimer + (isCharged(s, slot, 'attack') ? WEIGHTS.chargedAttack : attack * WEIGHTS.timerStep)
}

/** Adds the points for places that are held and for places that can be taken in one move. */
function addPlaces(scene: Scene, points: number[]): void {
  const { s, seating, board } = scene
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
  for (const side of points.keys()) if (!hasFallen(s, side)) points[side] = at(points, side) + placePoints(scene, side, at(held, side), reachable)
}

/** `reachable` has, for each empty place, the slots (as bits) that can come to it. */
function placePoints({ seating, delay }: Scene, side: number, held: number, reachable: readonly number[]): number {
  const { slots, placesToWin } = at(seating.sides, side)
  const missing = placesToWin - held
  const gain = at(WEIGHTS.missingPlaces, Math.min(missing, WEIGHTS.missingPlaces.length - 1))
  const bits = slots.reduce((mask, slot) => mask | (1 << slot), 0)
  const open = reachable.filter((mask) => (mask & bits) !== 0)
  if (missing !== 1 || open.length === 0) return gain + open.length * WEIGHTS.reachablePlace
  const now = slots.some((slot) => delay[slot] === 0 && open.some((mask) => (mask & (1 << slot)) !== 0))
  return gain + (now ? WEIGHTS.winNow : open.length > 1 ? WEIGHTS.doubleThreat : WEIGHTS.winThreat)
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
    const side = at(seating.sideOf, slotOf(unit))
    if (hasFallen(s, side)) continue
    if (KIND_OF[unit] === 'sorcerer') {
      points[side] = at(points, side) + shelterOf(scene, cell, side) - sorcererRisk(scene, cell, side)
      continue
    }
    const hunters = captorsOf(scene, cell, side)
    if (hunters === 0) continue
    const worth = worthOf(unit, cell)
    points[side] = at(points, side) - worth * WEIGHTS.unitAttacked
    if (side !== movingSide && (hunters & (1 << mover)) !== 0 && worth > bestPrey) {
      bestPrey = worth
      preySide = side
    }
  }
  if (preySide !== -1) points[preySide] = at(points, preySide) - bestPrey * WEIGHTS.unitLostNow
}

const worthOf = (unit: number, cell: Cell): number =>
  (KIND_OF[unit] === 'warrior' ? WEIGHTS.warrior : WEIGHTS.summon) + (PLACE_AT[cell] === -1 ? 0 : WEIGHTS.placeLost)

function sorcererRisk(scene: Scene, cell: Cell, side: number): number {
  const hunters = captorsOf(scene, cell, side) | shootersOf(scene, cell, side)
  if (hunters === 0) return 0
  const { seating, delay } = scene
  let first: number = SLOT_COUNT
  for (let slot = 0; slot < SLOT_COUNT; slot++) if ((hunters & (1 << slot)) !== 0) first = Math.min(first, at(delay, slot))
  if (first === 0) return WEIGHTS.sorcererLostNow
  const { slots } = at(seating.sides, side)
  return slots.every((slot) => at(delay, slot) > first) ? WEIGHTS.sorcererLostSoon : WEIGHTS.sorcererAttacked
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
