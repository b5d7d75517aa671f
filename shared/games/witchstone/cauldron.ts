import { CELLS, EXITS, KINDS, type Kind, NEIGHBOURS } from './content/index.ts'
import type { Laid, Placed, Player } from './state.ts'
import { at, dominoOf, found, specialOf } from './things.ts'

/** The index of a cell in `CELLS`. */
export type CellIndex = number
export const CELL_COUNT = CELLS.length

const CELL_NUMBERS: ReadonlyMap<string, CellIndex> = new Map(CELLS.map(({ id }, cell) => [id, cell]))
export const cellOf = (id: string): CellIndex => found(CELL_NUMBERS, id)
export const cellIdOf = (cell: CellIndex): string => at(CELLS, cell).id
export const isCell = (place: string): boolean => CELL_NUMBERS.has(place)

/** WS-3.2: the neighbours of each cell. */
export const AROUND: readonly (readonly CellIndex[])[] = CELLS.map(({ q, r }) =>
  NEIGHBOURS.flatMap(([dq, dr]) => CELLS.flatMap((other, cell) => (other.q === q + dq && other.r === r + dr ? [cell] : []))),
)

const distance = (a: CellIndex, b: CellIndex): number => {
  const dq = at(CELLS, a).q - at(CELLS, b).q
  const dr = at(CELLS, a).r - at(CELLS, b).r
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
}
const ALL: readonly CellIndex[] = CELLS.map((_, cell) => cell)
/** WS-8.2: the steps from each cell to each other one. A crystal passes over anything, so this is the straight distance. */
export const DISTANCES: readonly (readonly number[])[] = ALL.map((from) => ALL.map((to) => distance(from, to)))
/** WS-8.2: the steps from each cell to each exit on the rim, in the order of `EXITS`. */
export const EXIT_DISTANCES: readonly (readonly number[])[] = ALL.map((from) =>
  EXITS.map((exit) => 1 + Math.min(...exit.from.map((arrow) => distance(from, cellOf(arrow))))),
)

/** A set of kinds, one bit for each. */
export type Symbols = number
export const bitOf = (kind: Kind): Symbols => 1 << KINDS.indexOf(kind)
const BITS: Readonly<Record<Kind, Symbols>> = {
  energy: bitOf('energy'),
  witches: bitOf('witches'),
  pentagram: bitOf('pentagram'),
  crystal: bitOf('crystal'),
  wand: bitOf('wand'),
  scroll: bitOf('scroll'),
}
const PRINTED: readonly Symbols[] = CELLS.map(({ symbol }) => (symbol ? BITS[symbol] : 0))

/** The dominoes and special tiles that cover cells of a cauldron. */
interface Covered {
  readonly laid: readonly Laid[]
  readonly placed: readonly Placed[]
}

/** WS-3.1: the symbols on each cell. They are derived from a cauldron and never stored. */
export type Brew = Uint8Array
export function brewOf({ laid, placed }: Covered): Brew {
  const brew = Uint8Array.from(PRINTED)
  for (const { domino, a, b } of laid) {
    const halves = dominoOf(domino)
    brew[cellOf(a)] = BITS[halves.a]
    brew[cellOf(b)] = BITS[halves.b]
  }
  for (const { tile, cell } of placed) {
    const [one, other] = specialOf(tile).symbols
    brew[cellOf(cell)] = BITS[one] | BITS[other]
  }
  return brew
}

/** WS-0.5: 1 for each cell on which something can be put, and 0 for the others. */
export type Room = Uint8Array
export function roomOf(player: Player, brew: Brew, withoutCrystals = false): Room {
  const room = new Uint8Array(CELL_COUNT)
  for (let cell = 0; cell < CELL_COUNT; cell++) room[cell] = brew[cell] === 0 ? 1 : 0
  if (!withoutCrystals) for (const { place } of player.crystals) if (isCell(place)) room[cellOf(place)] = 0
  return room
}

/** WS-2.3: tells whether two free cells lie side by side. */
export const hasPair = (room: Room): boolean => ALL.some((cell) => room[cell] === 1 && at(AROUND, cell).some((next) => room[next] === 1))

/** WS-3.3: returns the length of the chain of this kind through the cell, or 0 if the cell does not show the kind. */
export function chainThrough(brew: Brew, kind: Kind, start: CellIndex): number {
  const bit = BITS[kind]
  if ((at(brew, start) & bit) === 0) return 0
  const seen = new Uint8Array(CELL_COUNT)
  const queue = [start]
  seen[start] = 1
  for (let n = 0; n < queue.length; n++) {
    for (const next of at(AROUND, at(queue, n))) {
      if (seen[next] === 1 || (at(brew, next) & bit) === 0) continue
      seen[next] = 1
      queue.push(next)
    }
  }
  return queue.length
}

/** The chains of one kind. `of` holds the number of the chain that each cell belongs to, or -1. */
export interface Chains {
  readonly of: Int8Array
  readonly lengths: readonly number[]
}
export function chainsOf(brew: Brew, kind: Kind): Chains {
  const bit = BITS[kind]
  const of = new Int8Array(CELL_COUNT).fill(-1)
  const lengths: number[] = []
  const queue: CellIndex[] = []
  for (let start = 0; start < CELL_COUNT; start++) {
    if (of[start] !== -1 || (at(brew, start) & bit) === 0) continue
    const chain = lengths.length
    of[start] = chain
    queue.length = 0
    queue.push(start)
    for (let n = 0; n < queue.length; n++) {
      for (const next of at(AROUND, at(queue, n))) {
        if (of[next] !== -1 || (at(brew, next) & bit) === 0) continue
        of[next] = chain
        queue.push(next)
      }
    }
    lengths.push(queue.length)
  }
  return { of, lengths }
}

/** Returns the length that the chain through the cell would have if the symbol were put there. */
export function chainIfAt({ of, lengths }: Chains, cell: CellIndex): number {
  let length = 1
  let [one, two, three] = [-1, -1, -1]
  for (const next of at(AROUND, cell)) {
    const chain = at(of, next)
    // a cell has six neighbours, so it touches at most three different chains
    if (chain === -1 || chain === one || chain === two || chain === three) continue
    length += at(lengths, chain)
    three = two
    two = one
    one = chain
  }
  return length
}

export const longestChain = (brew: Brew, kind: Kind): number => Math.max(0, ...chainsOf(brew, kind).lengths)
