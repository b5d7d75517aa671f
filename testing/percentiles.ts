export interface Percentiles {
  readonly count: number
  readonly avg: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
}

/** Returns the value that this many hundredths of the values do not exceed. */
function percentile(sorted: readonly number[], hundredths: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredths) / 100))] ?? 0
}

export function percentilesOf(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b)
  const sum = sorted.reduce((total, value) => total + value, 0)
  const at = (hundredths: number) => percentile(sorted, hundredths)
  return { count: sorted.length, avg: sorted.length ? sum / sorted.length : 0, p50: at(50), p95: at(95), p99: at(99), max: sorted.at(-1) ?? 0 }
}
