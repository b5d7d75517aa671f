import type { CountedLimit, LimitScope } from './limits.ts'

/** Counts what /metrics reports. */
export interface Metrics {
  answered(game: string, seconds: number): void
  refused(code: string): void
  /** Counts a use that a limit refused or disconnected. */
  limited(limit: CountedLimit, scope: LimitScope): void
  incident(game: string): void
  matchOpened(game: string): void
  matchClosed(game: string): void
  joined(): void
  left(): void
}
