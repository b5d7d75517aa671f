/** A rate of at most `most` uses within `withinMs`. All of them may come at once. */
export interface Rate {
  readonly most: number
  readonly withinMs: number
}

/** The tolerance for rounding errors in sums of fractions of a millisecond. */
const TOLERANCE_MS = 0.001
const SWEEP_AT = 10_000

/** A token bucket. It stores only the moment at which it is full again. */
export class TokenBucket {
  readonly #rate: Rate
  #fullAt = Number.NEGATIVE_INFINITY

  constructor(rate: Rate) {
    this.#rate = rate
  }

  /** Takes a token. Returns undefined if there was one; otherwise takes nothing and returns the milliseconds to wait. */
  tryTake(now: number): number | undefined {
    const wait = this.waitAt(now)
    if (wait === undefined) this.#fullAt = Math.max(now, this.#fullAt) + this.#interval
    return wait
  }

  /** Returns what `tryTake` would return, and takes nothing. */
  waitAt(now: number): number | undefined {
    const over = Math.max(now, this.#fullAt) + this.#interval - now - this.#rate.withinMs
    return over > TOLERANCE_MS ? over : undefined
  }

  isFull(now: number): boolean {
    return this.#fullAt <= now
  }

  get #interval(): number {
    return this.#rate.withinMs / this.#rate.most
  }
}

/** One token bucket for each key. */
export class TokenBuckets {
  readonly #rate: Rate
  readonly #byKey = new Map<string, TokenBucket>()
  #sweepAt = SWEEP_AT

  constructor(rate: Rate) {
    this.#rate = rate
  }

  of(key: string, now: number): TokenBucket {
    const known = this.#byKey.get(key)
    if (known) return known
    if (this.#byKey.size >= this.#sweepAt) this.#sweep(now)
    const bucket = new TokenBucket(this.#rate)
    this.#byKey.set(key, bucket)
    return bucket
  }

  get size(): number {
    return this.#byKey.size
  }

  /** Forgets the buckets that are full. */
  #sweep(now: number): void {
    for (const [key, bucket] of this.#byKey) if (bucket.isFull(now)) this.#byKey.delete(key)
    this.#sweepAt = Math.max(SWEEP_AT, this.#byKey.size * 2)
  }
}
