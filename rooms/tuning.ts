import { TIMINGS, type Timings } from './clock.ts'

export interface Tuning {
  readonly timings: Timings
  /** A bot's answer does not come faster than this, so that people can follow. */
  readonly botPauseMs: number
  /** Entries between two snapshots. */
  readonly snapshotEvery: number
  /** A table where nobody is, and nothing will happen by itself, leaves memory after this. */
  readonly idleMs: number
  /** What one connection may send. */
  readonly messagesPerSecond: number
}
export const TUNING: Tuning = { timings: TIMINGS, botPauseMs: 600, snapshotEvery: 64, idleMs: 600_000, messagesPerSecond: 30 }
