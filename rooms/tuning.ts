import type { Pace } from '#shared/protocol/match.ts'
import { CHAT_LIMITS, type ChatLimits } from './match/chat-limit.ts'
import { TIMINGS, type Timings } from './match/clock/timing.ts'
import { START_TIMES, type StartTimes } from './match/host/start-round.ts'
import { UNDO_LIMITS, type UndoLimits } from './match/host/undo-limit.ts'
import type { Rate } from './match/token-bucket.ts'

export interface Tuning {
  readonly timings: Timings
  readonly starts: Readonly<Record<Pace, StartTimes>>
  /** A bot's answer does not come faster than this, so that people can follow. */
  readonly botPauseMs: number
  /** Entries between two snapshots. */
  readonly snapshotEvery: number
  /** A table where nobody is, and nothing will happen by itself, leaves memory after this. */
  readonly idleMs: number
  /** What one connection may send. */
  readonly messagesPerSecond: number
  /** Views of the past and pages of logs that the whole process replies to: at half a millisecond each a quarter of its time. */
  readonly looksPerSecond: number
  /** Who waits longer for one is refused. */
  readonly lookPatienceMs: number
  /** How often one person may change anything about tables: where they sit, whether they are ready, who may talk, who plays for them. */
  readonly changes: Rate
  readonly undo: UndoLimits
  readonly chat: ChatLimits
  /** How many may watch one table. */
  readonly spectators: number
}
export const TUNING: Tuning = {
  timings: TIMINGS,
  starts: START_TIMES,
  botPauseMs: 600,
  snapshotEvery: 64,
  idleMs: 600_000,
  messagesPerSecond: 30,
  looksPerSecond: 500,
  lookPatienceMs: 5000,
  changes: { most: 30, withinMs: 10_000 },
  undo: UNDO_LIMITS,
  chat: CHAT_LIMITS,
  spectators: 60,
}
