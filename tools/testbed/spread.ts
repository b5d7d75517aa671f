import { type Percentiles, percentilesOf } from '#testing/percentiles.ts'

/** Under a flood, a time may be twice what it was, and this long in any case. */
const FLOOR_MS = 10
const FACTOR = 2

/** Returns the longest time that is allowed. */
export const barFor = (calmMs: number): number => Math.max(FACTOR * calmMs, FLOOR_MS)

export interface Compared {
  readonly calm: Percentiles
  readonly flooded: Percentiles
}

export const compare = (calm: readonly number[], under: readonly number[]): Compared => ({ calm: percentilesOf(calm), flooded: percentilesOf(under) })

export const isWithinBar = ({ calm, flooded }: Compared): boolean => flooded.p99 <= barFor(calm.p99) && flooded.p50 <= barFor(calm.p50)

export const ms = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0))
