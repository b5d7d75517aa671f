/** The time for which a seat is held for a person who was sent to it. */
export const HOLD_MS = 10_000

/** Holds seats for people who were sent to a match, so that two are not sent to the same seat. */
export interface SeatHolds {
  /** Runs one search per game at a time, so that two people who search at the same moment find the same match. */
  withLock<T>(game: string, work: () => Promise<T>): Promise<T>
  /** Holds one of the open seats for the guest for a while. Resolves with false if all are held for others. */
  tryHold(match: string, guest: string, openSeats: number): Promise<boolean>
  /** Resolves with the match that was created last under the lock. Other processes may not have its listing yet. */
  lastCreated(game: string): Promise<string | undefined>
  recordCreated(game: string, match: string): Promise<void>
}

/** The seat holds of a single server. */
export class LocalSeatHolds implements SeatHolds {
  readonly #queues = new Map<string, Promise<unknown>>()
  readonly #latest = new Map<string, string>()
  /** The people who were sent to each match, and until when their seats are held. */
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
