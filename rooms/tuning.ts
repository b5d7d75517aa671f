import type { Pace } from '#shared/protocol/match.ts'
import { CHAT_LIMITS, type ChatLimits } from './match/chat-limit.ts'
import { TIMINGS, type Timings } from './match/clock/timing.ts'
import { START_TIMES, type StartTimes } from './match/host/start-round.ts'
import { UNDO_LIMITS, type UndoLimits } from './match/host/undo-limit.ts'
import type { Rate } from './match/token-bucket.ts'

export interface Tuning {
  readonly timings: Timings
  readonly starts: Readonly<Record<Pace, StartTimes>>
  /** The shortest time in which a bot answers, so that people can follow the match. */
  readonly botPauseMs: number
  /** The least number of entries between two snapshots. */
  readonly snapshotEvery: number
  /** A match leaves memory after this time, if nobody is connected and nothing is about to happen. */
  readonly idleMs: number
  /** How many messages one connection may send in a second. */
  readonly messagesPerSecond: number
  /** How many past views and log pages the process serves in a second. At half a millisecond each, 500 take a quarter of its time. */
  readonly looksPerSecond: number
  /** A request for a past view or a log page that takes longer than this is refused. */
  readonly lookPatienceMs: number
  /** How often one person may change seats, readiness, muting or autopilot, in all matches together. */
  readonly changes: Rate
  readonly undo: UndoLimits
  readonly chat: ChatLimits
  /** How many spectators one match may have. */
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
