import type { Cancel, Time } from '../../time.ts'

/** The one moment by which something has to be done at a table before its match begins. */
export class DeadlineTimer {
  readonly #time: Time
  readonly #onPassed: () => void
  #at: number | undefined
  #cancel: Cancel | undefined

  constructor(time: Time, onPassed: () => void) {
    this.#time = time
    this.#onPassed = onPassed
  }

  /** After every change. The same moment again is the same deadline. */
  update(at: number | undefined): void {
    if (at === this.#at) return
    this.stop()
    this.#at = at
    if (at !== undefined) this.#wait(at)
  }

  /** A timer may come a little early by the clock that people are shown. */
  #wait(at: number): void {
    this.#cancel = this.#time.after(at - this.#time.now(), () => (this.#time.now() < at ? this.#wait(at) : this.#onPassed()))
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = undefined
    this.#at = undefined
  }
}
