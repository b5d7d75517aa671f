import { COUNTS, type Metric, SHARES, TIMES } from '#sdk/raw/runtime.ts'
import { type Percentiles, percentilesOf } from '#testing/percentiles.ts'
import type { Threshold } from './plan.ts'

export interface Sample {
  readonly metric: Metric
  /** The time of the system clock. */
  readonly at: number
  readonly value: number
}
/** A line of a plot: seconds since the start, and a value. */
export type Points = readonly (readonly [number, number])[]

/** Stores all samples of a run. They have the same form for both drivers. */
export class SampleStore {
  readonly #samples = new Map<Metric, Sample[]>()

  add(sample: Sample): void {
    const known = this.#samples.get(sample.metric)
    if (known) known.push(sample)
    else this.#samples.set(sample.metric, [sample])
  }

  #of(metric: Metric): readonly Sample[] {
    return this.#samples.get(metric) ?? []
  }
  spread(metric: Metric): Percentiles {
    return percentilesOf(this.#of(metric).map(({ value }) => value))
  }
  sum(metric: Metric): number {
    return this.#of(metric).reduce((sum, { value }) => sum + value, 0)
  }
  get spreads(): Readonly<Record<string, Percentiles>> {
    return Object.fromEntries([...TIMES, ...SHARES].map((metric) => [metric, this.spread(metric)]))
  }
  get counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(COUNTS.map((metric) => [metric, this.sum(metric)]))
  }

  /** Returns one point for each second that has a sample. */
  bySecond(metric: Metric, since: number, measure: (values: readonly number[]) => number): Points {
    const seconds = Map.groupBy(this.#of(metric), ({ at }) => Math.floor((at - since) / 1000))
    return [...seconds].map(([second, samples]): [number, number] => [second, measure(samples.map(({ value }) => value))]).sort(([a], [b]) => a - b)
  }

  /** Returns the measured value that a limit is about. */
  measure({ metric, of }: Threshold): number {
    switch (of) {
      case 'count':
        return this.sum(metric)
      case 'avg':
        return this.spread(metric).avg
      case 'p(95)':
        return this.spread(metric).p95
      case 'p(99)':
        return this.spread(metric).p99
    }
  }
}

export function isWithin({ is, value }: Threshold, measured: number): boolean {
  switch (is) {
    case '<':
      return measured < value
    case '>':
      return measured > value
    case '==':
      return measured === value
  }
}
