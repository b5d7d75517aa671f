import type { Cancel, Time } from './time.ts'

/** Watches for a table that nobody needs, and lets it leave memory after a while. */
export class Idleness {
  readonly #time: Time
  readonly #afterMs: number
  readonly #isIdle: () => boolean
  readonly #leave: () => Promise<void>
  #cancel: Cancel | undefined
  #isHurried = false
  #visits = 0

  constructor(time: Time, afterMs: number, isIdle: () => boolean, leave: () => Promise<void>) {
    this.#time = time
    this.#afterMs = afterMs
    this.#isIdle = isIdle
    this.#leave = leave
  }

  /** After every change: from here on it is counted anew. */
  look(): void {
    this.stop()
    if (!this.#isIdle()) return
    if (this.#isHurried) void this.#leave()
    else
      this.#cancel = this.#time.after(this.#afterMs, () => {
        if (this.#isIdle()) void this.#leave()
      })
  }

  /** It is here for what was due and nothing else, unless somebody came for it: it leaves as soon as that is done. */
  hurry(): void {
    this.#isHurried = this.#visits === 0
    this.look()
  }

  /** Its place is needed. */
  async leaveNow(): Promise<void> {
    this.stop()
    if (this.#isIdle()) await this.#leave()
  }

  /** How often somebody came for it. */
  get visits(): number {
    return this.#visits
  }

  /** Somebody comes for it, or it could not leave: there is time. */
  stay(): void {
    this.#visits++
    this.#isHurried = false
    this.look()
  }

  stop(): void {
    this.#cancel?.()
  }
}
