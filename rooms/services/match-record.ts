import type { JournalEntry } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { Fairness } from '#shared/kernel/fairness.ts'
import type { Outcome } from '#shared/kernel/game.ts'
import type { GameOptions } from '#shared/kernel/game-options.ts'
import type { Snapshot } from '#shared/kernel/match.ts'
import type { BotLevel, Pace, Phase, SeatKind } from '#shared/protocol/match.ts'
import type { SeatTime } from '../match/clock/seat-time.ts'

/** Keeps a seat free for one person until a moment. */
export interface Hold {
  readonly user: string
  readonly name: string
  readonly until: number
}

export interface SeatRecord {
  readonly kind: SeatKind
  readonly name: string
  /** The id of the guest who has the seat. */
  readonly user?: string
  /** A new number for every person who takes a seat; a match never reuses one. Older records have none. */
  readonly sitting?: number
  /** Only an open seat can be held. */
  readonly held?: Hold
  readonly level?: BotLevel
  /** The hash of this person's nonce, which makes them ready. When all have committed, it moves into the round. */
  readonly commitment?: string
}

/** The part of a stored match that is not entries. It is rewritten as a whole when people take seats, and when the match begins or ends. */
export interface MatchRecord {
  readonly id: string
  readonly game: string
  readonly version: string
  readonly options: GameOptions
  readonly pace: Pace
  readonly listed: boolean
  readonly host: string
  readonly phase: Phase
  readonly seats: readonly SeatRecord[]
  /** The last number that was given as a `sitting`. */
  readonly sittings?: number
  /** The people whom the host has removed. They may watch but not take a seat again. */
  readonly removed?: readonly string[]
  /** The people who kept others waiting in this listed match, once for each time. */
  readonly late?: readonly string[]
  /** The people whom the host has muted until the match begins. */
  readonly muted?: readonly string[]
  readonly fairness: Fairness
  readonly createdAt: number
  /** When everybody must be ready, or must have opened their nonce. */
  readonly deadline?: number
  /** Who created the match, and from which network. The match counts against their limits until it is over; then this is removed. */
  readonly made?: { readonly by: string; readonly from: string }
  readonly startedAt?: number
  readonly finishedAt?: number
  readonly outcome?: Outcome
  /** The id of the rematch. */
  readonly next?: string
  readonly stopped?: StoppedClocks
  /** When the last person left a match that left memory before it began. Valid while `sittings` is unchanged. */
  readonly alone?: { readonly since: number; readonly sittings: number }
  /** The seats that were on autopilot when the match left memory. */
  readonly autopilot?: readonly Seat[]
}

/** The stopped clocks of a match that left memory. Valid while the match has `seq` entries. */
export interface StoppedClocks {
  /** The number of entries. */
  readonly seq: number
  readonly at: number
  /** When the last person left. */
  readonly aloneSince: number
  readonly times: readonly SeatTime[]
}

export interface StoredMatch {
  readonly record: MatchRecord
  readonly entries: readonly JournalEntry[]
  readonly snapshot?: Snapshot
}
