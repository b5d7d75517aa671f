import type { Seat } from '../../kernel/decision.ts'
import {
  type Cost,
  FACE_COUNT,
  FREE_SLOTS,
  RESOURCES,
  ROTATING_BOARD,
  SECTOR_IDS,
  SECTORS,
  type Sector,
  type SectorId,
  SPOTS,
  type Spot,
  VISIBLE_FACES,
} from './content/index.ts'
import { at, type Player, playerAt, type Slot, type State } from './state.ts'
import { ownerOf } from './tiles.ts'

export const SECTOR_COUNT = SECTOR_IDS.length

/** A slot of the board. `gate-1` is the first slot of the Gate. */
export interface SlotInfo {
  readonly id: string
  /** The index of its sector in `SECTORS`. */
  readonly sector: number
  readonly cost: Cost
}

const FREE: Cost = {}
const layOut = (free: number): readonly SlotInfo[] =>
  SECTORS.flatMap(({ id, paidSlot }, sector) =>
    Array.from({ length: free + 1 }, (_, n) => ({ id: `${id}-${n + 1}`, sector, cost: n < free ? FREE : paidSlot })),
  )

const SMALL_SIDE = layOut(FREE_SLOTS[2])
export const LARGE_SIDE = layOut(FREE_SLOTS[4])
/** RY-1.1: returns the slots of the board side for this number of players. */
export const slotsFor = (seats: number): readonly SlotInfo[] => (seats === 2 ? SMALL_SIDE : LARGE_SIDE)
export const slotInfo = (s: State, slot: number): SlotInfo => at(slotsFor(s.players.length), slot)

const SLOT_SECTORS: ReadonlyMap<string, SectorId> = new Map(LARGE_SIDE.map(({ id, sector }) => [id, at(SECTOR_IDS, sector)]))
/** Returns the sector that a slot belongs to, or undefined if the id is not a slot. */
export const sectorOfSlot = (id: string): SectorId | undefined => SLOT_SECTORS.get(id)
export const slotOf = (s: State, id: string): number => slotsFor(s.players.length).findIndex((slot) => slot.id === id)

const ALL_SECTORS: readonly Sector[] = SECTORS
const ALL_IDS: readonly string[] = SECTOR_IDS
export const sectorIndex = (id: string): number => ALL_IDS.indexOf(id)
export const sectorAt = (index: number): Sector => at(ALL_SECTORS, index)
/** RY-0.1: returns the two adjacent sectors. */
export const adjacentTo = (sector: number): readonly number[] => [(sector + 1) % SECTOR_COUNT, (sector + SECTOR_COUNT - 1) % SECTOR_COUNT]
export const oppositeTo = (sector: number): number => (sector + SECTOR_COUNT / 2) % SECTOR_COUNT

/** RY-0.2: the highlighted sectors by rotation. */
const HIGHLIGHTED: readonly (readonly number[])[] = Array.from({ length: ROTATING_BOARD.positions }, (_, rotation) =>
  ROTATING_BOARD.highlightOffsets.map((offset) => (offset + rotation) % SECTOR_COUNT).toSorted((a, b) => a - b),
)
export const highlightedAt = (rotation: number): readonly number[] => at(HIGHLIGHTED, rotation)
export const isHighlighted = (s: State, sector: number): boolean => highlightedAt(s.rotation).includes(sector)

const isLocked = (s: State, sector: number): boolean => {
  const { id } = sectorAt(sector)
  return s.players.some(({ lock }) => lock === id)
}

/** Returns the free slots of a sector that is not locked. Slots with the same cost are interchangeable, so it returns only the first of them. */
export function freeSlotsIn(s: State, sector: number): readonly number[] {
  if (isLocked(s, sector)) return []
  const width = s.slots.length / SECTOR_COUNT
  const found: number[] = []
  let costs: Cost | undefined
  for (let slot = sector * width; slot < (sector + 1) * width; slot++) {
    const { cost } = slotInfo(s, slot)
    if (at(s.slots, slot).tile !== '' || cost === costs) continue
    costs = cost
    found.push(slot)
  }
  return found
}

/** Returns the slot where a companion stands, or -1 if it stands in none. */
export const slotWith = (s: State, tile: string): number => s.slots.findIndex((slot) => slot.tile === tile)

export const hasOwnIn = (s: State, seat: Seat, sector: number): boolean =>
  s.slots.some(({ tile }, slot) => tile !== '' && ownerOf(tile) === seat && slotInfo(s, slot).sector === sector)

export const ownInPalace = ({ palace }: { readonly palace: readonly string[] }, seat: Seat): readonly string[] =>
  palace.filter((tile) => tile !== '' && ownerOf(tile) === seat)

/** The parts of the state that decide who has the majority in a sector. */
export interface Standing {
  readonly slots: readonly Slot[]
  readonly heralds: readonly Seat[]
}

/** RY-12.2: returns the influence of each seat in the sector. */
export function influenceIn(s: Standing, sector: number): readonly number[] {
  const influence = s.heralds.map(() => 0)
  const width = s.slots.length / SECTOR_COUNT
  for (let slot = sector * width; slot < (sector + 1) * width; slot++) {
    const { tile, hidden } = at(s.slots, slot)
    if (tile !== '') influence[ownerOf(tile)] = at(influence, ownerOf(tile)) + (hidden ? 2 : 1)
  }
  return influence
}
export const influenceInPalace = (s: { readonly palace: readonly string[]; readonly heralds: readonly Seat[] }): readonly number[] =>
  s.heralds.map((_, seat) => ownInPalace(s, seat).length)

/** RY-12.4, RY-12.5: returns the seat with the most influence. In a tie it is the one with the better herald. */
export function majorityOf({ heralds }: { readonly heralds: readonly Seat[] }, influence: readonly number[]): Seat | undefined {
  const most = Math.max(...influence)
  return most === 0 ? undefined : heralds.find((seat) => influence[seat] === most)
}

const ALL_SPOTS: readonly Spot[] = SPOTS
export const spotIndex = (id: string): number => SPOTS.findIndex((spot) => spot.id === id)
export const spotAt = (index: number): Spot => at(ALL_SPOTS, index)
export const SUMMIT = spotIndex('summit')

/** RY-14.3: returns the faces of the Palace that a player on this side sees. */
export const visibleFaces = (rotation: number, side: number): readonly number[] =>
  at<readonly number[]>(VISIBLE_FACES, rotation).map((face) => (face + side) % FACE_COUNT)

export function visibleSpots(s: State, seat: Seat): readonly number[] {
  const faces = visibleFaces(s.rotation, playerAt(s, seat).side)
  return ALL_SPOTS.flatMap(({ face }, spot) => (face === undefined || faces.includes(face) ? [spot] : []))
}

/** RY-14.9: returns the free outer walls that the seat sees. */
export const freeWalls = (s: State, seat: Seat): readonly number[] =>
  visibleSpots(s, seat).filter((spot) => spotAt(spot).kind === 'outer-wall' && s.palace[spot] === '')

export const canPay = (player: Player, cost: Cost): boolean => RESOURCES.every((resource) => player[resource] >= (cost[resource] ?? 0))
