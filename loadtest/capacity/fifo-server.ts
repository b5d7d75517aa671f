import type { EventQueue } from './event-queue.ts'

/** One thing at a time, in the order of arrival: an event loop, or a Redis. */
export class FifoServer {
  readonly #events: EventQueue
  #freeAt = 0
  #busy = 0

  constructor(events: EventQueue) {
    this.#events = events
  }

  /** The share of the time since the start in which it worked. */
  get load(): number {
    return this.#events.now === 0 ? 0 : Math.min(1, this.#busy / this.#events.now)
  }

  enter(seconds: number, then: () => void): void {
    this.#freeAt = Math.max(this.#freeAt, this.#events.now) + seconds
    this.#busy += seconds
    this.#events.at(this.#freeAt, then)
  }
}
