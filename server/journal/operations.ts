import type { Span } from '#rooms/match/clock/spans.ts'
import type { Beat } from '../process/pauses.ts'

/** The requests to the thread of the journal, and its replies. Records, entries and snapshots are sent as JSON text. */

export interface RecordRow {
  readonly id: string
  readonly phase: string
  readonly createdAt: number
  readonly finishedAt: number | undefined
  /** The people who have a seat in the match. */
  readonly users: readonly string[]
  readonly body: string
}

export interface MatchRows {
  readonly record: string
  readonly entries: readonly string[]
  readonly snapshot: string | undefined
}

export type Operation =
  | { readonly kind: 'save'; readonly row: RecordRow; readonly due: number | undefined }
  | { readonly kind: 'append'; readonly match: string; readonly seq: number; readonly body: string; readonly due: number | undefined }
  | { readonly kind: 'schedule'; readonly match: string; readonly due: number; readonly onlyLater: boolean }
  | { readonly kind: 'due'; readonly at: number; readonly limit: number }
  | { readonly kind: 'snapshot'; readonly match: string; readonly seq: number; readonly body: string }
  | { readonly kind: 'load'; readonly match: string }
  | { readonly kind: 'record'; readonly match: string }
  | { readonly kind: 'entries'; readonly match: string }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'gathering' }
  | { readonly kind: 'unfinishedOf'; readonly user: string; readonly limit: number }
  | { readonly kind: 'openBy'; readonly user: string; readonly since: number }
  | { readonly kind: 'openFrom'; readonly network: string; readonly since: number }
  | { readonly kind: 'finished'; readonly limit: number; readonly before: number }
  | { readonly kind: 'prune'; readonly finishedBefore: number; readonly abandonedBefore: number; readonly limit: number }
  | { readonly kind: 'probe' }
  | { readonly kind: 'beat'; readonly beat: Beat }

/** The result of each kind of operation. */
export interface Values {
  save: undefined
  append: undefined
  schedule: undefined
  due: readonly string[]
  snapshot: undefined
  load: MatchRows | undefined
  record: string | undefined
  /** The entries as one JSON text in UTF-8. */
  entries: Uint8Array
  unfinished: readonly string[]
  gathering: readonly string[]
  unfinishedOf: readonly string[]
  openBy: { readonly all: number; readonly gathering: number }
  openFrom: number
  finished: readonly string[]
  prune: number
  probe: undefined
  beat: readonly Span[]
}

export type Reply =
  | { readonly ok: true; readonly value: Values[Operation['kind']] }
  /** `refused`: this write is wrong. `failed`: the disk or the database failed. */
  | { readonly ok: false; readonly code: 'refused' | 'failed'; readonly message: string }

export const DURABILITIES = ['process', 'power'] as const
export type Durability = (typeof DURABILITIES)[number]

export interface DatabaseOptions {
  readonly file: string
  readonly durability: Durability
  /** `own`: no other process may own the same journal. `read`: only reads, beside an owner or without one. */
  readonly mode: 'own' | 'read'
  /** The longest wait for the previous owner, in milliseconds. */
  readonly patience: number
}

export type WorkerRequest = readonly Operation[] | 'close'
export interface WorkerReply {
  /** Undefined if every operation succeeded and has no result. */
  readonly replies?: readonly Reply[]
  readonly seconds: number
}
