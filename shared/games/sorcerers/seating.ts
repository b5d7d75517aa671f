import { at } from './cells.ts'
import { LAYOUTS, type Layout } from './content/index.ts'
import { isAlive, SLOT_COUNT, SLOT_OF, type State } from './state.ts'

interface Side {
  readonly slots: readonly number[]
  /** The groups of slots that fall together. */
  readonly armies: readonly (readonly number[])[]
  readonly placesToWin: number
}

/** The fixed part of a layout: the slots, their sides and what each side needs to win. */
export interface Seating {
  readonly id: string
  readonly teams: boolean
  /** The corners in use, clockwise. */
  readonly slots: readonly number[]
  readonly sides: readonly Side[]
  /** SO-13.4: one player has two armies, and each of them depends on its own sorcerer. */
  readonly twoArmies: boolean
  /** The side by slot, or -1 for an unused corner. */
  readonly sideOf: readonly number[]
}

function seatingBy({ id, mode, pair, sides, placesToWin }: Layout): Seating {
  const twoArmies = pair === 'player'
  return {
    id,
    teams: mode === 'teams',
    slots: sides.flat().toSorted((a, b) => a - b),
    twoArmies,
    sides: sides.map((slots, side) => ({
      slots,
      armies: twoArmies ? slots.map((slot) => [slot]) : [slots],
      placesToWin: at(placesToWin, side),
    })),
    sideOf: Array.from({ length: SLOT_COUNT }, (_, slot) => sides.findIndex((slots) => slots.includes(slot))),
  }
}

const SEATINGS: ReadonlyMap<string, Seating> = new Map(LAYOUTS.map((layout) => [layout.id, seatingBy(layout)]))

export function seatingOf(s: State): Seating {
  const seating = SEATINGS.get(s.layout)
  if (!seating) throw new RangeError(`there is no layout '${s.layout}'`)
  return seating
}

export const slotsInUse = (s: State): readonly number[] => seatingOf(s).slots
export const sideOfSlot = (s: State, slot: number): number => at(seatingOf(s).sideOf, slot)
export const sideOf = (s: State, unit: number): number => sideOfSlot(s, at(SLOT_OF, unit))

/** Returns the seats that win and lose with a side. */
export const seatsOf = (s: State, side: number): readonly number[] => [
  ...new Set(at(seatingOf(s).sides, side).slots.map((slot) => at(s.owners, slot))),
]
/** SO-14.2: returns whether a side has fallen. A ghost has fallen although its warriors play on. */
export const hasFallen = (s: State, side: number): boolean => at(s.fallen, side) > 0
/** SO-13.4: returns whether a slot has fallen, alone or with its side. */
export const isOut = (s: State, slot: number): boolean => hasFallen(s, sideOfSlot(s, slot)) || (seatingOf(s).twoArmies && !isAlive(s, slot))
