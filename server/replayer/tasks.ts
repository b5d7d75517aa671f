import type { PackedLogEntry } from '#rooms/match/host/packed-log-entry.ts'
import type { Command, MatchSetup } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { Snapshot } from '#shared/kernel/match.ts'

/** The tasks of the thread, and its replies. */

export type Question =
  | { readonly kind: 'view'; readonly seq: number; readonly seat: Seat | undefined }
  | { readonly kind: 'told'; readonly from: number; readonly to: number }

/** The result of each kind of task. */
export interface Answers {
  view: { readonly table: object; readonly hand?: object }
  told: readonly PackedLogEntry[]
}

export interface Task {
  readonly match: string
  readonly question: Question
  /** Sent only if the thread replied that it does not know the match. */
  readonly beginning?: { readonly setup: MatchSetup; readonly snapshot: Snapshot }
  /** The entries after number `from`. Sent only if the thread replied that it lacks them. */
  readonly more?: { readonly from: number; readonly entries: readonly Command[] }
}

export type Reply =
  | { readonly kind: 'answer'; readonly answer: Answers[Question['kind']] }
  /** The number of entries that the thread knows. Undefined if it does not know the match. */
  | { readonly kind: 'lacking'; readonly known: number | undefined }

/** The data that a thread receives when it starts. */
export interface ThreadData {
  /** The module that lists the games. */
  readonly games: string
}
