import type { PackedLogEntry } from '#rooms/match/host/packed-log-entry.ts'
import type { Command, MatchSetup } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { Snapshot } from '#shared/kernel/match.ts'

/** What goes into the thread, and what comes back. */

export type Question =
  | { readonly kind: 'view'; readonly seq: number; readonly seat: Seat | undefined }
  | { readonly kind: 'told'; readonly from: number; readonly to: number }

/** By kind of question. */
export interface Answers {
  view: { readonly table: object; readonly hand?: object }
  told: readonly PackedLogEntry[]
}

export interface Task {
  readonly match: string
  readonly question: Question
  /** Only where the thread has said that it does not know the match. */
  readonly beginning?: { readonly setup: MatchSetup; readonly snapshot: Snapshot }
  /** Only where the thread has said that it lacks them: entries from number `from` + 1 on. */
  readonly more?: { readonly from: number; readonly entries: readonly Command[] }
}

export type Reply =
  | { readonly kind: 'answer'; readonly answer: Answers[Question['kind']] }
  /** The thread knows only so many entries; undefined: it does not know the match. */
  | { readonly kind: 'lacking'; readonly known: number | undefined }

/** What a thread is told when it starts. */
export interface ThreadData {
  /** The module that lists the games. */
  readonly games: string
}
