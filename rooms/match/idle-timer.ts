import type { Cancel, Time } from '../time.ts'

/** Unloads a match after nobody has needed it for a while. */
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

  /** Starts the time again. Call it after every change. */
  restart(): void {
    this.stop()
    if (!this.#isIdle()) return
    if (this.#unloadsAtOnce) void this.#unload()
    else
      this.#cancel = this.#time.after(this.#afterMs, () => {
        if (this.#isIdle()) void this.#unload()
      })
  }

  /** The match was opened only because something was due. Unless somebody joined, it leaves memory as soon as it is idle. */
  unloadWhenIdle(): void {
    this.#unloadsAtOnce = this.#visits === 0
    this.restart()
  }

  /** Unloads the match now, if it is idle, because memory is needed. */
  async leaveNow(): Promise<void> {
    this.stop()
    if (this.#isIdle()) await this.#unload()
  }

  /** How often the match was kept because somebody joined it, or because it could not be unloaded. */
  get visits(): number {
    return this.#visits
  }

  /** Keeps the match for the full time: somebody joins it, or it could not be unloaded. */
  keepLoaded(): void {
    this.#visits++
    this.#unloadsAtOnce = false
    this.restart()
  }

  stop(): void {
    this.#cancel?.()
  }
}
