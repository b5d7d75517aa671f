import type { Agenda } from './agenda.ts'

/** One thing at a time, in the order of arrival: an event loop, or a Redis. */
export class Station {
  readonly #agenda: Agenda
  #freeAt = 0
  #busy = 0

  constructor(agenda: Agenda) {
    this.#agenda = agenda
  }

  /** The share of the time since the start in which it worked. */
  get load(): number {
    return this.#agenda.now === 0 ? 0 : Math.min(1, this.#busy / this.#agenda.now)
  }

  enter(seconds: number, then: () => void): void {
    this.#freeAt = Math.max(this.#freeAt, this.#agenda.now) + seconds
    this.#busy += seconds
    this.#agenda.at(this.#freeAt, then)
  }
}
