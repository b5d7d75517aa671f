import type { Position } from '../kernel/position.ts'

/** What deciding in a step usually brings to the one who decides. */
export interface Gain {
  mean: number
  count: number
}

/**
 * Whoever decides usually gains by it, and an estimate made before does not know. So positions where it is one's own turn and those
 * where it is another's cannot be compared as they are: what each step brings is learnt during the search and given in advance.
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
