/** Half the width of a 95 % interval, in standard deviations. */
const Z = 1.96

export type Interval = readonly [low: number, high: number]

/** Wilson's interval of a share out of n, the 95 % interval if `z` is not given. */
export function wilson(share: number, n: number, z = Z): Interval {
  if (n === 0) return [0, 1]
  const middle = share + (z * z) / (2 * n)
  const width = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))
  const scale = 1 + (z * z) / n
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

/** A share `p` of `n` cases. */
export interface Proportion {
  readonly p: number
  readonly n: number
}

/** The interval of a difference of two independent shares, from their two Wilson intervals (Newcombe). */
export function differenceInterval(a: Proportion, b: Proportion, z = Z): Interval {
  const [lowA, highA] = wilson(a.p, a.n, z)
  const [lowB, highB] = wilson(b.p, b.n, z)
  return [a.p - b.p - Math.hypot(a.p - lowA, highB - b.p), a.p - b.p + Math.hypot(highA - a.p, b.p - lowB)]
}

/** The probability of a standard normal number at least this far from zero (Abramowitz and Stegun 7.1.26). */
export function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return poly * Math.exp(-x * x)
}

/**
 * Returns half the width, in standard deviations, of intervals that hold at the same time with a probability of at least 95 % (Bonferroni).
 * For one interval it is 1.96, for fifty 3.29.
 */
export function simultaneousZ(comparisons: number): number {
  const wanted = 0.05 / Math.max(1, comparisons)
  let [low, high] = [0, 10]
  for (let n = 0; n < 50; n++) {
    const middle = (low + high) / 2
    if (twoSided(middle) > wanted) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Returns the whole number below which this share of the numbers lies. */
export function quantileOf(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
