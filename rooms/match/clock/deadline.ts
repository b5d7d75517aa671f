import type { Cancel, Time } from '../../time.ts'

/** A timer for the one deadline that a match has before it begins. */
export class DeadlineTimer {
  readonly #time: Time
  readonly #onPassed: () => void
  #at: number | undefined
  #cancel: Cancel | undefined

  constructor(time: Time, onPassed: () => void) {
    this.#time = time
    this.#onPassed = onPassed
  }

  /** Sets or removes the deadline. The same deadline again changes nothing, so call it after every change. */
  update(at: number | undefined): void {
    if (at === this.#at) return
    this.stop()
    this.#at = at
    if (at !== undefined) this.#wait(at)
  }

  /** Sets the timer. It may fire a little early by the clock that people see, so the time is checked again. */
  #wait(at: number): void {
    this.#cancel = this.#time.after(at - this.#time.now(), () => (this.#time.now() < at ? this.#wait(at) : this.#onPassed()))
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = undefined
    this.#at = undefined
  }
}
