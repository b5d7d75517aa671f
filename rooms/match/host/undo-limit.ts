import type { Seat } from '#shared/kernel/decision.ts'
import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import { beginsTurn, type TurnChange } from '../clock/seat-time.ts'
import { type Rate, TokenBucket } from '../token-bucket.ts'

/** How often a seat may undo. */
export interface UndoLimits {
  /** In one turn. The longest turns have about thirty answers, so this undoes all of them three times. */
  readonly perTurn: number
  readonly rate: Rate
  /** A match with this many entries, several times the longest ever played, has no undo any more, so that it ends. */
  readonly entries: number
}
export const UNDO_LIMITS: UndoLimits = { perTurn: 100, rate: { most: 30, withinMs: 30_000 }, entries: 10_000 }

/**
 * Limits undo. To answer and undo again and again only makes the journal longer; without undo, every answer brings a match nearer to its
 * end. Only what the seat itself does and sees is counted, so the limit reveals nothing about others.
 */
export class UndoLimit {
  readonly #limits: UndoLimits
  /** By seat. */
  readonly #taken: number[] = []
  readonly #allowances: (TokenBucket | undefined)[] = []

  constructor(limits: UndoLimits) {
    this.#limits = limits
  }

  /** Whether the seat may undo in a match with this many entries. */
  allows(seat: Seat, entries: number): boolean {
    return entries < this.#limits.entries && (this.#taken[seat] ?? 0) < this.#limits.perTurn
  }

  take(seat: Seat, entries: number, now: number): Result<void> {
    if (!this.allows(seat, entries)) return refused('undo-limit')
    const bucket = this.#allowances[seat] ?? new TokenBucket(this.#limits.rate)
    this.#allowances[seat] = bucket
    return bucket.tryTake(now) === undefined ? ok(undefined) : refused('too-many')
  }

  /** Call it after every entry. */
  update(change: TurnChange): void {
    if (change.kind === 'undo') this.#taken[change.seat] = (this.#taken[change.seat] ?? 0) + 1
    for (const seat of change.after) if (beginsTurn(change, seat)) this.#taken[seat] = 0
  }
}
