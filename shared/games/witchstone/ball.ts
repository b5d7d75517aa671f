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

/** WS-5.3: by region, 1 where it is joined to the own tower by own completed portals. */
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

/** WS-5.4: the portal that the seat has begun and not finished, -1 none. */
export const unfinishedPortal = (s: State, seat: Seat): number =>
  s.portals.findIndex((portal, n) => portal.owner === seat && portal.filled < at(LENGTHS, n))

/** A portal that may be started, and the ends it may be started from. */
export interface Start {
  readonly portal: number
  readonly ends: readonly number[]
}

/** WS-5.3 */
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

/** Whether a marker could be put somewhere, if there is one. */
export const hasMarkerPlace = (s: State, seat: Seat): boolean => unfinishedPortal(s, seat) !== -1 || startsOf(s, seat).length > 0

export const UNREACHABLE = 99

/**
 * WS-6.3: what it costs to bring a witch from the own tower to each region, by the cheapest way. Each region is looked at
 * twice: reached over an own portal, where the next own one is free, and over a foreign one.
 */
export function costsOf(s: State, seat: Seat): Uint8Array {
  const best = new Uint8Array(REGIONS.length).fill(UNREACHABLE)
  const { tower } = playerAt(s, seat)
  if (tower === '') return best
  const costs = new Uint8Array(2 * REGIONS.length).fill(UNREACHABLE)
  const start = 2 * regionIndex(tower)
  costs[start] = 0
  // grouped by cost, so that every place is settled at its cheapest
  let ring = [start]
  for (let cost = 0; ring.length > 0; cost++) {
    const next: number[] = []
    for (let n = 0; n < ring.length; n++) {
      const here = at(ring, n)
      if (costs[here] !== cost) continue
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
    ring = next
  }
  for (let region = 0; region < REGIONS.length; region++) best[region] = Math.min(at(costs, 2 * region), at(costs, 2 * region + 1))
  return best
}

/** WS-6.2: whether the seat may bring a witch there, if it can pay. */
export const isTarget = (s: State, seat: Seat, region: number): boolean => {
  const { id, witches } = at(s.regions, region)
  return id !== playerAt(s, seat).tower && !witches.includes(seat)
}
