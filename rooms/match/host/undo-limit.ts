import type { Seat } from '#shared/kernel/decision.ts'
import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import { beginsTurn, type TurnChange } from '../clock/seat-time.ts'
import { type Rate, TokenBucket } from '../token-bucket.ts'

/** How often a seat may take back. */
export interface UndoLimits {
  /** In one turn. The longest turns have some thirty answers: that is three times all of it. */
  readonly perTurn: number
  readonly rate: Rate
  /** A match of so many entries, several times the longest ever played, has no undo any more: it comes to its end. */
  readonly entries: number
}
export const UNDO_LIMITS: UndoLimits = { perTurn: 100, rate: { most: 30, withinMs: 30_000 }, entries: 10_000 }

/**
 * Answering and taking back leads nowhere but to a longer journal, so it has a limit; without undo every answer brings a match nearer
 * to its end. Counts only what the seat itself does and sees: it tells nobody anything of others.
 */
export class UndoLimit {
  readonly #limits: UndoLimits
  /** By seat. */
  readonly #taken: number[] = []
  readonly #allowances: (TokenBucket | undefined)[] = []

  constructor(limits: UndoLimits) {
    this.#limits = limits
  }

  /** Whether the seat may take back at all in a match of so many entries. */
  allows(seat: Seat, entries: number): boolean {
    return entries < this.#limits.entries && (this.#taken[seat] ?? 0) < this.#limits.perTurn
  }

  take(seat: Seat, entries: number, now: number): Result<void> {
    if (!this.allows(seat, entries)) return refused('undo-limit')
    const bucket = this.#allowances[seat] ?? new TokenBucket(this.#limits.rate)
    this.#allowances[seat] = bucket
    return bucket.tryTake(now) === undefined ? ok(undefined) : refused('too-many')
  }

  /** After every entry. */
  update(change: TurnChange): void {
    if (change.kind === 'undo') this.#taken[change.seat] = (this.#taken[change.seat] ?? 0) + 1
    for (const seat of change.after) if (beginsTurn(change, seat)) this.#taken[seat] = 0
  }
}
