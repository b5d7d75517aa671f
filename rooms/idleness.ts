/** Watches for a table that nobody needs, and lets it leave memory after a while. */
export class Idleness {
  readonly #afterMs: number
  readonly #isIdle: () => boolean
  readonly #leave: () => void
  #timer: NodeJS.Timeout | undefined

  constructor(afterMs: number, isIdle: () => boolean, leave: () => void) {
    this.#afterMs = afterMs
    this.#isIdle = isIdle
    this.#leave = leave
  }

  /** After every change: from here on it is counted anew. */
  look(): void {
    this.stop()
    if (!this.#isIdle()) return
    this.#timer = setTimeout(() => {
      if (this.#isIdle()) this.#leave()
    }, this.#afterMs)
    this.#timer.unref()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
