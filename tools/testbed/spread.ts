import { type Percentiles, percentilesOf } from '#testing/percentiles.ts'

/** A flood may make it twice as long as it was, and up to this anyway. */
const FLOOR_MS = 10
const FACTOR = 2

/** The longest that is allowed beside this. */
export const barFor = (calmMs: number): number => Math.max(FACTOR * calmMs, FLOOR_MS)

export interface Compared {
  readonly calm: Percentiles
  readonly under: Percentiles
}

export const compare = (calm: readonly number[], under: readonly number[]): Compared => ({ calm: percentilesOf(calm), under: percentilesOf(under) })

export const isWithinBar = ({ calm, under }: Compared): boolean => under.p99 <= barFor(calm.p99) && under.p50 <= barFor(calm.p50)

export const ms = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0))
