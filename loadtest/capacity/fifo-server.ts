import type { EventQueue } from './event-queue.ts'

/** Does one job at a time in the order of arrival, as an event loop or Redis does. */
export class FifoServer {
  readonly #events: EventQueue
  #freeAt = 0
  #busy = 0

  constructor(events: EventQueue) {
    this.#events = events
  }

  /** The share of the time since the start in which it was busy. */
  get load(): number {
    return this.#events.now === 0 ? 0 : Math.min(1, this.#busy / this.#events.now)
  }

  enter(seconds: number, then: () => void): void {
    this.#freeAt = Math.max(this.#freeAt, this.#events.now) + seconds
    this.#busy += seconds
    this.#events.at(this.#freeAt, then)
  }
}
