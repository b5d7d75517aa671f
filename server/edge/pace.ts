export interface PaceOptions {
  /** How many have their turn in a second, one after another. */
  readonly perSecond: number
  /** So many who come at once have it at once, after a time of quiet. */
  readonly burst: number
  /** Who would have to wait longer has no turn at all. */
  readonly patienceMs: number
}

const SWEEP_AT = 10_000

/** Gives everybody who comes from the same network a turn, at a bounded pace. */
export class Pace {
  readonly #options: PaceOptions
  /** When the next of each network has its turn. */
  readonly #turns = new Map<string, number>()
  #sweepAt = SWEEP_AT

  constructor(options: PaceOptions) {
    this.#options = options
  }

  /** How many milliseconds to wait; undefined if that is too long, and then nobody has to wait for this one. */
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

  /** Who has been quiet needs no memory. */
  #sweep(earliest: number): void {
    for (const [network, turn] of this.#turns) if (turn <= earliest) this.#turns.delete(network)
    this.#sweepAt = Math.max(SWEEP_AT, this.#turns.size * 2)
  }
}
