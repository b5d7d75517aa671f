import { adjacentTo, highlightedAt, oppositeTo, SECTOR_COUNT, sectorIndex, slotInfo } from '../board.ts'
import type { Face, Owner, Where } from '../content/index.ts'
import { at, type State } from '../state.ts'
import type { By } from '../steps/frames.ts'
import { ownerOf } from '../tiles.ts'

const EVERYWHERE: readonly number[] = Array.from({ length: SECTOR_COUNT }, (_, sector) => sector)

function sectorsAt(s: State, { seat, sector }: By, where: Where): readonly number[] {
  switch (where) {
    case 'here':
      return [sectorIndex(sector)]
    case 'opposite':
      return [oppositeTo(sectorIndex(sector))]
    case 'adjacent':
      return adjacentTo(sectorIndex(sector))
    case 'highlighted':
      return highlightedAt(s.rotation)
    case 'own-hidden':
      return s.slots.flatMap(({ tile, hidden }, slot) => (hidden && ownerOf(tile) === seat ? [slotInfo(s, slot).sector] : []))
    case 'anywhere':
      return EVERYWHERE
  }
}

export interface Target {
  readonly owner: Owner
  readonly where: Where
  readonly face: Face | 'any'
}

/** RY-4.1: returns the slots whose companions fit. The companion that uses its ability never fits. */
export function targetSlots(s: State, by: By, { owner, where, face }: Target): readonly number[] {
  const sectors = sectorsAt(s, by, where)
  const found: number[] = []
  s.slots.forEach(({ tile, hidden }, slot) => {
    if (tile === '' || tile === by.tile || !sectors.includes(slotInfo(s, slot).sector)) return
    if (owner !== 'any' && (ownerOf(tile) === by.seat) !== (owner === 'own')) return
    if (face !== 'any' && hidden !== (face === 'hidden')) return
    found.push(slot)
  })
  return found
}

export const tilesIn = (s: State, slots: readonly number[]): readonly string[] => slots.map((slot) => at(s.slots, slot).tile)
