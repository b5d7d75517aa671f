import type { Cancel, Time } from '../time.ts'

/** Unloads a match that has been idle for a while. */
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

  /** Starts the wait again if the match is idle. Call it after every change. */
  restart(): void {
    this.stop()
    if (!this.#isIdle()) return
    if (this.#unloadsAtOnce) void this.#unload()
    else
      this.#cancel = this.#time.after(this.#afterMs, () => {
        if (this.#isIdle()) void this.#unload()
      })
  }

  /** Unloads the match as soon as it is idle, unless somebody has joined. For a match that was opened only because something was due. */
  unloadWhenIdle(): void {
    this.#unloadsAtOnce = this.#visits === 0
    this.restart()
  }

  /** Unloads the match now if it is idle. Called when memory is full. */
  async leaveNow(): Promise<void> {
    this.stop()
    if (this.#isIdle()) await this.#unload()
  }

  /** Counts the calls of `keepLoaded`. */
  get visits(): number {
    return this.#visits
  }

  /** Keeps the match for the full time. Called when somebody joins it, and when it could not be unloaded. */
  keepLoaded(): void {
    this.#visits++
    this.#unloadsAtOnce = false
    this.restart()
  }

  stop(): void {
    this.#cancel?.()
  }
}
