import type { Cancel, Time } from '#rooms/time.ts'

interface Planned {
  readonly at: number
  readonly act: () => void
}

/** A clock that stands still until a test advances it. */
export class ControlledTime implements Time {
  #now: number
  readonly #planned = new Set<Planned>()

  constructor(now = Date.UTC(2030, 0, 1)) {
    this.#now = now
  }

  now(): number {
    return this.#now
  }

  monotonic(): number {
    return this.#now
  }

  after(ms: number, act: () => void): Cancel {
    const planned: Planned = { at: this.#now + Math.max(0, ms), act }
    this.#planned.add(planned)
    return () => this.#planned.delete(planned)
  }

  /** Advances the clock by `ms`. Runs the timers that become due at their own moments and in order, also those that are set on the way. */
  advance(ms: number): void {
    const until = this.#now + ms
    for (let next = this.#next(until); next; next = this.#next(until)) {
      this.#planned.delete(next)
      this.#now = next.at
      next.act()
    }
    this.#now = until
  }

  /** Freezes the process for `ms`. The timers that become due in that time run late, when it wakes. */
  freeze(ms: number): void {
    const until = this.#now + ms
    this.#now = until
    for (let next = this.#next(until); next; next = this.#next(until)) {
      this.#planned.delete(next)
      next.act()
    }
  }

  /** When the next timer is due; undefined if none is set. */
  get nextAt(): number | undefined {
    return this.#next(Number.POSITIVE_INFINITY)?.at
  }

  #next(until: number): Planned | undefined {
    let next: Planned | undefined
    for (const planned of this.#planned) if (planned.at <= until && planned.at < (next?.at ?? Number.POSITIVE_INFINITY)) next = planned
    return next
  }
}
