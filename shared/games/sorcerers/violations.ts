import { at, CELL_COUNT, NOWHERE } from './cells.ts'
import { countHeld, holdersOf } from './places.ts'
import { hasFallen, seatingOf, sideOfSlot, slotsInUse } from './seating.ts'
import { cellAt, countWarriors, hasUnits, isAlive, type State, summonUnit, UNIT_COUNT, UNIT_IDS } from './state.ts'
import { isCharged, TIMERS, type Timer, trackOf } from './timers.ts'

/** Returns a name for each broken invariant. */
export function violationsOf(s: State): readonly string[] {
  const misplaced = cellViolations(s)
  // The other checks read the board, so they need every unit on a valid cell.
  return misplaced.length > 0 ? misplaced : [...placeViolations(s), ...timerViolations(s), ...sideViolations(s), ...turnViolations(s)]
}

function cellViolations(s: State): string[] {
  const broken: string[] = []
  const taken = new Map<number, number>()
  if (s.cells.length !== UNIT_COUNT) broken.push(`${s.cells.length} units`)
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const cell = cellAt(s, unit)
    if (cell === NOWHERE) continue
    if (cell < 0 || cell >= CELL_COUNT) broken.push(`${UNIT_IDS[unit]} stands beside the board`)
    const other = taken.get(cell)
    if (other !== undefined) broken.push(`${UNIT_IDS[unit]} and ${UNIT_IDS[other]} share a cell`)
    taken.set(cell, unit)
  }
  for (const [slot, side] of seatingOf(s).sideOf.entries()) if (side === -1 && hasUnits(s, slot)) broken.push(`units in the unused corner ${slot}`)
  return broken
}

function placeViolations(s: State): string[] {
  if (s.ending !== '') return []
  const holders = holdersOf(s)
  return seatingOf(s).sides.flatMap(({ placesToWin }, side) =>
    !hasFallen(s, side) && countHeld(s, holders, side) >= placesToWin ? [`side ${side} holds enough places and has not won`] : [],
  )
}

function timerViolations(s: State): string[] {
  const holders = holdersOf(s)
  return slotsInUse(s).flatMap((slot) => {
    const board = at(s.slots, slot)
    if (board.sorcerer === -1) return board.summon === 0 && board.attack === 0 ? [] : [`slot ${slot} has timers without a sorcerer`]
    const held = countHeld(s, holders, sideOfSlot(s, slot))
    const broken = TIMERS.flatMap((timer) => trackViolations(s, slot, timer, held))
    if (cellAt(s, summonUnit(slot)) !== NOWHERE && board.summon !== 0) broken.push(`summon of slot ${slot} is on the board and its timer runs`)
    return broken
  })
}

function trackViolations(s: State, slot: number, timer: Timer, held: number): string[] {
  const { length, places } = trackOf(s, slot, timer)
  const step = at(s.slots, slot)[timer]
  const isKept = isCharged(s, slot, timer) || step === 0 || held >= places
  return [
    ...(step < 0 || step > length ? [`${timer} timer of slot ${slot} is beside its track`] : []),
    ...(isKept ? [] : [`${timer} timer of slot ${slot} should have been reset`]),
  ]
}

function sideViolations(s: State): string[] {
  return seatingOf(s).sides.flatMap(({ slots, armies }, side) => {
    const fallen = hasFallen(s, side)
    const alive = slots.some((slot) => isAlive(s, slot))
    const armed = slots.some((slot) => countWarriors(s, slot) > 0)
    if (!fallen && !(alive && armed)) return [`side ${side} is undefeated without a sorcerer and a warrior`]
    if (fallen && alive) return [`side ${side} has fallen and has a sorcerer`]
    const remains = slots.some((slot) => hasUnits(s, slot))
    if (fallen && remains && !(s.longLiver && armies.every((army) => army.length === 1))) return [`side ${side} has fallen and still has units`]
    const spent =
      armies.length > 1 ? slots.find((slot) => hasUnits(s, slot) && !(isAlive(s, slot) ? countWarriors(s, slot) > 0 : s.longLiver)) : undefined
    return spent === undefined ? [] : [`the army of slot ${spent} stays without a sorcerer or a warrior`]
  })
}

function turnViolations(s: State): string[] {
  const broken: string[] = []
  if (s.turn > s.turnCap || (s.turn === s.turnCap && s.ending === '')) broken.push(`turn ${s.turn} of ${s.turnCap}`)
  if ((s.ending === '') !== (s.phase !== 'over')) broken.push(`the match is ${s.ending || 'running'} in phase ${s.phase}`)
  const able = slotsInUse(s).filter((slot) => hasUnits(s, slot))
  if (s.waiting.toSorted((a, b) => a - b).join() !== able.join()) broken.push(`slots ${s.waiting.join()} wait, slots ${able.join()} are able`)
  return broken
}
