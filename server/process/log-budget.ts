import { TokenBuckets } from '#rooms/match/token-bucket.ts'

/** The rate of log lines of one kind. It keeps strangers from filling the disk. */
const LINES = { most: 30, withinMs: 300_000 }

/** Limits the log lines of each kind. */
export class LogBudget {
  readonly #lines = new TokenBuckets(LINES)
  readonly #omitted = new Map<string, number>()

  /** Decides whether a line of this kind is written, and returns how many were omitted before it. */
  take(kind: string, now: number): { readonly isWritten: boolean; readonly omitted: number } {
    const omitted = this.#omitted.get(kind) ?? 0
    if (this.#lines.of(kind, now).tryTake(now) === undefined) {
      this.#omitted.delete(kind)
      return { isWritten: true, omitted }
    }
    this.#omitted.set(kind, omitted + 1)
    return { isWritten: false, omitted }
  }
}
