/** How long a seat is held for somebody who was sent to it. */
export const HOLD_MS = 10_000

/** Who was sent to which table, so that not two are sent to the same seat. */
export interface SeatHolds {
  /** One at a time for each game, so that two who come together find the same table. */
  withLock<T>(game: string, work: () => Promise<T>): Promise<T>
  /** Holds one of so many open seats for the guest for a while; false if others have them all. */
  tryHold(match: string, guest: string, openSeats: number): Promise<boolean>
  /** The table made last in turn: others may not have heard of it yet. */
  lastCreated(game: string): Promise<string | undefined>
  recordCreated(game: string, match: string): Promise<void>
}

/** Of this process alone. */
export class LocalSeatHolds implements SeatHolds {
  readonly #queues = new Map<string, Promise<unknown>>()
  readonly #latest = new Map<string, string>()
  /** By match: who was sent there, and until when a seat is held for them. */
  readonly #held = new Map<string, Map<string, number>>()

  withLock<T>(game: string, work: () => Promise<T>): Promise<T> {
    const done = (this.#queues.get(game) ?? Promise.resolve()).then(work)
    this.#queues.set(
      game,
      done.catch(() => undefined),
    )
    return done
  }

  async tryHold(match: string, guest: string, openSeats: number): Promise<boolean> {
    const now = Date.now()
    this.#forget(now)
    const held = this.#held.get(match) ?? new Map<string, number>()
    held.delete(guest)
    if (held.size >= openSeats) return false
    this.#held.set(match, held.set(guest, now + HOLD_MS))
    return true
  }

  async lastCreated(game: string): Promise<string | undefined> {
    return this.#latest.get(game)
  }

  async recordCreated(game: string, match: string): Promise<void> {
    this.#latest.set(game, match)
  }

  #forget(now: number): void {
    for (const [match, held] of this.#held) {
      for (const [user, until] of held) if (until <= now) held.delete(user)
      if (held.size === 0) this.#held.delete(match)
    }
  }
}
