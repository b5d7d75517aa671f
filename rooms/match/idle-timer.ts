import type { Cancel, Time } from '../time.ts'

/** Watches for a table that nobody needs, and lets it leave memory after a while. */
export class IdleTimer {
  readonly #time: Time
  readonly #afterMs: number
  readonly #isIdle: () => boolean
  readonly #unload: () => Promise<void>
  #cancel: Cancel | undefined
  #unloadsAtOnce = false
  #visits = 0

  constructor(time: Time, afterMs: number, isIdle: () => boolean, unload: () => Promise<void>) {
    this.#time = time
    this.#afterMs = afterMs
    this.#isIdle = isIdle
    this.#unload = unload
  }

  /** After every change: from here on it is counted anew. */
  restart(): void {
    this.stop()
    if (!this.#isIdle()) return
    if (this.#unloadsAtOnce) void this.#unload()
    else
      this.#cancel = this.#time.after(this.#afterMs, () => {
        if (this.#isIdle()) void this.#unload()
      })
  }

  /** It is here for what was due and nothing else, unless somebody came for it: it leaves as soon as that is done. */
  unloadWhenIdle(): void {
    this.#unloadsAtOnce = this.#visits === 0
    this.restart()
  }

  /** Its place is needed. */
  async leaveNow(): Promise<void> {
    this.stop()
    if (this.#isIdle()) await this.#unload()
  }

  /** How often somebody came for it. */
  get visits(): number {
    return this.#visits
  }

  /** Somebody comes for it, or it could not leave: there is time. */
  keepLoaded(): void {
    this.#visits++
    this.#unloadsAtOnce = false
    this.restart()
  }

  stop(): void {
    this.#cancel?.()
  }
}
