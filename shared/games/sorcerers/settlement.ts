import { findCaptured, findTrapped } from './capture.ts'
import { at, NOWHERE, nameOfCell } from './cells.ts'
import { CORNERS, PLACES } from './content/index.ts'
import { maybeDefeat } from './defeat.ts'
import { traitOf } from './movement.ts'
import { removeUnit } from './pieces.ts'
import { countHeld, holdersOf } from './places.ts'
import { hasFallen, seatingOf, sideOfSlot, slotsInUse } from './seating.ts'
import { boardOf, cellAt, isAlive, SLOT_OF, type State, summonUnit, tokenOf, tokenOfUnit, UNIT_IDS } from './state.ts'
import type { Ctx } from './steps/frames.ts'
import { resetTimers } from './timers.ts'
import { maybeWin } from './victory.ts'

const ALL_SLOTS: readonly number[] = CORNERS.map(({ slot }) => slot)

/** The part of the state before a step that the settlement needs. */
export interface Before {
  readonly holders: readonly number[]
  readonly alive: readonly boolean[]
  /** The acting side. It is missing if that side had already fallen or if a player leaves. */
  readonly acting: number | undefined
}

export function lookBefore(s: State, acting?: number): Before {
  return {
    holders: holdersOf(s),
    alive: ALL_SLOTS.map((slot) => isAlive(s, slot)),
    acting: acting !== undefined && !hasFallen(s, acting) ? acting : undefined,
  }
}

/** SO-6.1: removes the units that are captured by the units that changed cell in this step. */
export function captureBy(s: State, slot: number, arrivals: readonly number[], ctx: Ctx): void {
  const { seat } = at(s.slots, slot)
  const side = sideOfSlot(s, slot)
  const take = (units: readonly number[], type: 'captured' | 'trapped'): void => {
    for (const unit of units) {
      const victim = at(s.slots, at(SLOT_OF, unit)).seat
      ctx.emit({ type, seat, victim, unit: at(UNIT_IDS, unit), token: tokenOfUnit(s, unit), cell: nameOfCell(cellAt(s, unit)) })
      removeUnit(s, unit, 'capture')
    }
  }
  const captured = findCaptured(s, boardOf(s), side, arrivals)
  take(captured, 'captured')
  if (s.deadly) take(findTrapped(s, boardOf(s), side, arrivals), 'trapped')
}

/** SO-6.2 to SO-6.5: settles a step after its captures or its kill. */
export function settle(s: State, before: Before, ctx: Ctx): void {
  maybeDefeat(s, before.alive, ctx)
  tellOrphans(s, before, ctx)
  const holders = holdersOf(s)
  tellPlaces(s, before, holders, ctx)
  resetTimers(s, holders, ctx)
  maybeVanish(s, before, holders, ctx)
  maybeWin(s, before.acting, holders, ctx)
}

/** SO-12.4: announces each slot that lost its sorcerer but plays on with its side. */
function tellOrphans(s: State, before: Before, ctx: Ctx): void {
  if (seatingOf(s).twoArmies) return
  for (const slot of slotsInUse(s)) {
    if (!before.alive[slot] || isAlive(s, slot) || hasFallen(s, sideOfSlot(s, slot))) continue
    const { seat, sorcerer } = at(s.slots, slot)
    ctx.emit({ type: 'ghost', seat, slot, sorcerer: tokenOf(sorcerer, 'sorcerer'), units: [] })
  }
}

function tellPlaces(s: State, before: Before, holders: readonly number[], ctx: Ctx): void {
  for (const [place, holder] of holders.entries()) {
    const previous = at(before.holders, place)
    if (previous === holder) continue
    const type = holder === -1 ? 'place-left' : 'place-taken'
    const slot = holder === -1 ? previous : holder
    const side = sideOfSlot(s, slot)
    const { placesToWin: needed } = at(seatingOf(s).sides, side)
    ctx.emit({ type, seat: at(s.slots, slot).seat, place: at(PLACES, place).id, held: countHeld(s, holders, side), needed })
  }
}

/** SO-9.2: removes a summon that dies with the last place of its side. */
function maybeVanish(s: State, before: Before, holders: readonly number[], ctx: Ctx): void {
  for (const slot of slotsInUse(s)) {
    const summon = summonUnit(slot)
    const cell = cellAt(s, summon)
    if (cell === NOWHERE || !traitOf(s, summon, 'diesWithLastPlace')) continue
    const side = sideOfSlot(s, slot)
    if (countHeld(s, before.holders, side) === 0 || countHeld(s, holders, side) > 0) continue
    const { seat } = at(s.slots, slot)
    ctx.emit({ type: 'vanished', seat, unit: at(UNIT_IDS, summon), token: tokenOfUnit(s, summon), cell: nameOfCell(cell) })
    removeUnit(s, summon, 'removal')
  }
}
