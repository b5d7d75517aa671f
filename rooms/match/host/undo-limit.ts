import type { Seat } from '#shared/kernel/decision.ts'
import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import { beginsTurn, type TurnChange } from '../clock/seat-time.ts'
import { type Rate, TokenBucket } from '../token-bucket.ts'

/** How often a seat may undo. */
export interface UndoLimits {
  /** The limit in one turn. The longest turns have about thirty answers, so all of them can be undone three times. */
  readonly perTurn: number
  readonly rate: Rate
  /** A match with this many entries has no undo any more, so that it ends. The longest match ever played has several times fewer. */
  readonly entries: number
}
export const UNDO_LIMITS: UndoLimits = { perTurn: 100, rate: { most: 30, withinMs: 30_000 }, entries: 10_000 }

/**
 * Limits how often each seat may undo. Without a limit, a seat could answer and undo forever, and the journal would only grow. Only what the
 * seat itself does and sees is counted, so the limit reveals nothing about others.
 */
export class UndoLimit {
  readonly #limits: UndoLimits
  /** The undos that each seat has used in its turn. */
  readonly #taken: number[] = []
  readonly #buckets: (TokenBucket | undefined)[] = []

  constructor(limits: UndoLimits) {
    this.#limits = limits
  }

  /** Whether the seat may undo in a match with this many entries. */
  allows(seat: Seat, entries: number): boolean {
    return entries < this.#limits.entries && (this.#taken[seat] ?? 0) < this.#limits.perTurn
  }

  take(seat: Seat, entries: number, now: number): Result<void> {
    if (!this.allows(seat, entries)) return refused('undo-limit')
    const bucket = this.#buckets[seat] ?? new TokenBucket(this.#limits.rate)
    this.#buckets[seat] = bucket
    return bucket.tryTake(now) === undefined ? ok(undefined) : refused('too-many')
  }

  /** Call it after every entry. */
  update(change: TurnChange): void {
    if (change.kind === 'undo') this.#taken[change.seat] = (this.#taken[change.seat] ?? 0) + 1
    for (const seat of change.after) if (beginsTurn(change, seat)) this.#taken[seat] = 0
  }
}
