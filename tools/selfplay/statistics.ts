/** Half the width of a 95 % interval, in standard deviations. */
const Z = 1.96

export type Interval = readonly [low: number, high: number]

/** Wilson's 95 % interval of a share out of n. */
export function wilson(share: number, n: number): Interval {
  if (n === 0) return [0, 1]
  const middle = share + (Z * Z) / (2 * n)
  const width = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n))
  const scale = 1 + (Z * Z) / n
  return [(middle - width) / scale, (middle + width) / scale]
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
export const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? Number.NaN : sum(numbers) / numbers.length)

/** The 95 % interval of a mean. */
export function meanInterval(numbers: readonly number[]): Interval {
  const middle = mean(numbers)
  const spread = sum(numbers.map((n) => (n - middle) ** 2)) / Math.max(1, numbers.length - 1)
  const width = Z * Math.sqrt(spread / Math.max(1, numbers.length))
  return [middle - width, middle + width]
}

/** The 95 % interval of a difference of two shares, from the two Wilson intervals (Newcombe). */
export function differenceInterval(a: number, n: number, b: number, m: number): Interval {
  const [lowA, highA] = wilson(a, n)
  const [lowB, highB] = wilson(b, m)
  return [a - b - Math.hypot(a - lowA, highB - b), a - b + Math.hypot(highA - a, b - lowB)]
}

/** The probability of a standard normal number at least this far from zero (Abramowitz and Stegun 7.1.26). */
export function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return poly * Math.exp(-x * x)
}

/** The wins of the seats that hold something at one table, compared with what chance would give them. */
export interface Table {
  readonly seats: number
  readonly holders: number
  readonly won: number
}

/**
 * Returns how surprising the wins of the holders are if what they hold does not matter. At every table, the one win is equally likely for each seat.
 * So tables where all or none hold it say nothing, and the seats of one table do not count as independent.
 */
export function surpriseOf(tables: readonly Table[]): number {
  let excess = 0
  let variance = 0
  for (const { seats, holders, won } of tables) {
    const share = holders / seats
    excess += won - share
    variance += share * (1 - share)
  }
  return variance === 0 ? 1 : twoSided(excess / Math.sqrt(variance))
}

/** Adjusts probabilities by Benjamini and Hochberg: among those below a level q, at most a share q is there by chance. */
export function adjust(probabilities: readonly number[]): readonly number[] {
  const order = probabilities.map((p, index) => ({ p, index })).toSorted((a, b) => b.p - a.p)
  const adjusted = probabilities.map(() => 1)
  let least = 1
  order.forEach(({ p, index }, n) => {
    least = Math.min(least, (p * order.length) / (order.length - n))
    adjusted[index] = least
  })
  return adjusted
}

/** Returns the whole number below which this share of the numbers lies. */
export function quantileOf(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
