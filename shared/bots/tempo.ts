import type { Position } from '../kernel/position.ts'

/** What a seat usually gains by deciding in a step. */
export interface Gain {
  mean: number
  count: number
}

/**
 * Corrects estimates for whose turn it is. A seat usually gains by deciding, and an estimate made before its decision misses that gain. So
 * positions with different seats to decide are not comparable. This class learns the mean gain of each step during the search, and `valueFor`
 * adds it in advance.
 */
export class TempoCorrection {
  readonly #gains = new Map<string, Gain>()

  at({ stack }: Position): Gain {
    const step = stack.at(-1)?.frame.step ?? ''
    const known = this.#gains.get(step)
    if (known) return known
    const gain = { mean: 0, count: 0 }
    this.#gains.set(step, gain)
    return gain
  }

  learn(position: Position, gain: number): void {
    const known = this.at(position)
    known.count++
    known.mean += (gain - known.mean) / known.count
  }
}
