import type { Journal, Logger } from '#rooms/services.ts'
import type { Cancel, Time } from '#rooms/time.ts'
import type { Result } from '#shared/kernel/refusal.ts'

const ROUND_MS = 5000
/** The number of matches that are woken before other work gets a turn. */
const BATCH_SIZE = 20
/** If there are more, the next round comes this many times sooner. */
const BACKLOG_SPEEDUP = 5
/** The time until a match that another process hosts is due again. That process stores the next due time itself. */
const ELSEWHERE_MS = 60_000
/** The time until a match that cannot be opened is due again. It must not block other matches. */
const BROKEN_MS = 3_600_000

export interface DueOptions {
  readonly journal: Journal
  readonly time: Time
  readonly log: Logger
  /** Hosts the match until everything that is due is done. */
  readonly wake: (match: string) => Promise<Result<'mine' | 'elsewhere'>>
}

/** Wakes matches outside memory that are due according to the journal. */
export class DueMatches {
  readonly #options: DueOptions
  #cancel: Cancel | undefined
  #currentRound: Promise<unknown> = Promise.resolve()
  #isRunning = false
  #closed = false

  constructor(options: DueOptions) {
    this.#options = options
  }

  /** Starts. The first round also wakes matches that are due within `aheadMs`, because the previous process may have ended before its bots moved. */
  start(aheadMs: number): void {
    this.#currentRound = this.#round(aheadMs)
  }

  /** True while a round is running. */
  get isRunning(): boolean {
    return this.#isRunning
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#cancel?.()
    await this.#currentRound
  }

  async #round(aheadMs = 0): Promise<void> {
    let isMore = false
    this.#isRunning = true
    try {
      isMore = await this.#wakeBatch(aheadMs)
    } catch (error) {
      this.#options.log.warn({ error }, 'due matches could not be looked up; the next round tries again')
    }
    this.#isRunning = false
    if (this.#closed) return
    this.#cancel = this.#options.time.after(isMore ? ROUND_MS / BACKLOG_SPEEDUP : ROUND_MS, () => {
      this.#currentRound = this.#round(isMore ? aheadMs : 0)
    })
  }

  /** Returns true if there may be more. */
  async #wakeBatch(aheadMs: number): Promise<boolean> {
    const { journal, time } = this.#options
    const matches = await journal.due(time.now() + aheadMs, BATCH_SIZE)
    for (const match of matches) if (!this.#closed) await this.#wake(match)
    return matches.length === BATCH_SIZE
  }

  async #wake(match: string): Promise<void> {
    const { journal, time, wake } = this.#options
    const woken = await wake(match)
    if (woken.ok && woken.value === 'elsewhere') await journal.postpone(match, time.now() + ELSEWHERE_MS)
    if (!woken.ok && woken.refusal.code !== 'unavailable') await journal.postpone(match, time.now() + BROKEN_MS)
  }
}
