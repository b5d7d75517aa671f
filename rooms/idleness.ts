import type { Cancel, Time } from './time.ts'

/** Watches for a table that nobody needs, and lets it leave memory after a while. */
export class Idleness {
  readonly #time: Time
  readonly #afterMs: number
  readonly #isIdle: () => boolean
  readonly #leave: () => void
  #cancel: Cancel | undefined

  constructor(time: Time, afterMs: number, isIdle: () => boolean, leave: () => void) {
    this.#time = time
    this.#afterMs = afterMs
    this.#isIdle = isIdle
    this.#leave = leave
  }

  /** After every change: from here on it is counted anew. */
  look(): void {
    this.stop()
    if (!this.#isIdle()) return
    this.#cancel = this.#time.after(this.#afterMs, () => {
      if (this.#isIdle()) this.#leave()
    })
  }

  stop(): void {
    this.#cancel?.()
  }
}
