export interface PaceOptions {
  /** The number of turns in a second. */
  readonly perSecond: number
  /** The number of turns at once after a quiet time. */
  readonly burst: number
  /** The longest wait. A request that would have to wait longer gets no turn. */
  readonly patienceMs: number
}

const SWEEP_AT = 10_000

/** Gives turns to the requests or connections of each network, at a limited pace. */
export class Pace {
  readonly #options: PaceOptions
  /** The time of the next turn of each network. */
  readonly #turns = new Map<string, number>()
  #sweepAt = SWEEP_AT

  constructor(options: PaceOptions) {
    this.#options = options
  }

  /** Takes a turn. Returns the milliseconds to wait, or undefined without taking a turn if the wait is too long. */
  take(network: string, now: number): number | undefined {
    const { perSecond, burst, patienceMs } = this.#options
    const intervalMs = 1000 / perSecond
    const earliest = now - (burst - 1) * intervalMs
    const turn = Math.max(this.#turns.get(network) ?? earliest, earliest)
    if (turn - now > patienceMs) return undefined
    if (this.#turns.size >= this.#sweepAt) this.#sweep(earliest)
    this.#turns.set(network, turn + intervalMs)
    return Math.max(0, turn - now)
  }

  get networks(): number {
    return this.#turns.size
  }

  /** Forgets networks that have been quiet. */
  #sweep(earliest: number): void {
    for (const [network, turn] of this.#turns) if (turn <= earliest) this.#turns.delete(network)
    this.#sweepAt = Math.max(SWEEP_AT, this.#turns.size * 2)
  }
}
