import type { Seat } from '../../kernel/decision.ts'
import { PORTALS, REGIONS, WITCHSTONE } from './content/index.ts'
import { type PortalState, playerAt, type State } from './state.ts'
import { at, regionIndex } from './things.ts'

interface Way {
  readonly portal: number
  readonly to: number
}
const WAYS: readonly (readonly Way[])[] = REGIONS.map(({ id }) =>
  PORTALS.flatMap(({ a, b }, portal) => (a === id ? [{ portal, to: regionIndex(b) }] : b === id ? [{ portal, to: regionIndex(a) }] : [])),
)
const LENGTHS: readonly number[] = PORTALS.map(({ length }) => length)
export const STONE = regionIndex(WITCHSTONE)

const isComplete = ({ owner, filled }: PortalState, portal: number): boolean => owner !== -1 && filled === LENGTHS[portal]

/** WS-5.3: returns 1 for each region that the seat's completed portals join to the seat's tower, and 0 for the others. */
export function networkOf(s: State, seat: Seat): Uint8Array {
  const network = new Uint8Array(REGIONS.length)
  const { tower } = playerAt(s, seat)
  if (tower === '') return network
  const start = regionIndex(tower)
  const queue = [start]
  network[start] = 1
  for (let n = 0; n < queue.length; n++) {
    for (const { portal, to } of at(WAYS, at(queue, n))) {
      const built = at(s.portals, portal)
      if (network[to] === 1 || built.owner !== seat || !isComplete(built, portal)) continue
      network[to] = 1
      queue.push(to)
    }
  }
  return network
}

/** WS-5.4: returns the portal that the seat has begun and not finished, or -1. */
export const unfinishedPortal = (s: State, seat: Seat): number =>
  s.portals.findIndex((portal, n) => portal.owner === seat && portal.filled < at(LENGTHS, n))

/** A portal that may be started, with the ends from which it may be started. */
export interface Start {
  readonly portal: number
  readonly ends: readonly number[]
}

/** WS-5.3: returns the portals that the seat may start. */
export function startsOf(s: State, seat: Seat): readonly Start[] {
  const network = networkOf(s, seat)
  const starts: Start[] = []
  for (const [portal, { a, b }] of PORTALS.entries()) {
    if (at(s.portals, portal).owner !== -1) continue
    const ends = [regionIndex(a), regionIndex(b)].filter((end) => network[end] === 1)
    if (ends.length > 0) starts.push({ portal, ends })
  }
  return starts
}

/** Tells whether there is a place for a marker, no matter whether the seat has one. */
export const hasMarkerPlace = (s: State, seat: Seat): boolean => unfinishedPortal(s, seat) !== -1 || startsOf(s, seat).length > 0

export const UNREACHABLE = 99

/** A search in order of rising cost. A node is twice the number of its region, plus one if a portal of the seat led there. */
interface CostSearch {
  readonly costs: Uint8Array
  cost: number
  ring: number[]
  next: number[]
}

/** WS-6.3: reaches the neighbours of a node. A portal of the seat is free after another one of the seat; every other portal costs one more. */
function spread(s: State, seat: Seat, here: number, { costs, cost, ring, next }: CostSearch): void {
  for (const { portal, to } of at(WAYS, here >> 1)) {
    const built = at(s.portals, portal)
    if (!isComplete(built, portal)) continue
    const own = built.owner === seat
    const free = own && (here & 1) === 1
    const there = 2 * to + (own ? 1 : 0)
    const price = free ? cost : cost + 1
    if (price >= at(costs, there)) continue
    costs[there] = price
    if (free) ring.push(there)
    else next.push(there)
  }
}

/** WS-6.3: returns the lowest cost of bringing a witch from the seat's tower to each region. */
export function costsOf(s: State, seat: Seat): Uint8Array {
  const best = new Uint8Array(REGIONS.length).fill(UNREACHABLE)
  const { tower } = playerAt(s, seat)
  if (tower === '') return best
  const start = 2 * regionIndex(tower)
  const costs = new Uint8Array(2 * REGIONS.length).fill(UNREACHABLE)
  costs[start] = 0
  const search: CostSearch = { costs, cost: 0, ring: [start], next: [] }
  for (; search.ring.length > 0; search.cost++) {
    // `spread` adds to the ring while this loop reads it
    for (let n = 0; n < search.ring.length; n++) {
      const here = at(search.ring, n)
      if (costs[here] === search.cost) spread(s, seat, here, search)
    }
    search.ring = search.next
    search.next = []
  }
  for (let region = 0; region < REGIONS.length; region++) best[region] = Math.min(at(costs, 2 * region), at(costs, 2 * region + 1))
  return best
}

/** WS-6.2: tells whether the seat may bring a witch to the region, no matter what it costs. */
export const isTarget = (s: State, seat: Seat, region: number): boolean => {
  const { id, witches } = at(s.regions, region)
  return id !== playerAt(s, seat).tower && !witches.includes(seat)
}
