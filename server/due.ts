import type { Journal, Logger } from '#rooms/services.ts'
import type { Cancel, Time } from '#rooms/time.ts'
import type { Result } from '#shared/kernel/refusal.ts'

const EVERY_MS = 5000
/** Matches looked at before the others of the process have their turn. */
const PORTION = 20
/** If there are more, the rest does not wait as long. */
const HASTE = 5
/** Another process has it in memory and will say when it is due next. */
const ELSEWHERE_MS = 60_000
/** It cannot be opened, and must not stand in the way of others. */
const BROKEN_MS = 3_600_000

export interface DueOptions {
  readonly journal: Journal
  readonly time: Time
  readonly log: Logger
  /** Hosts the match for as long as it takes to do what is due. */
  readonly wake: (match: string) => Promise<Result<'mine' | 'elsewhere'>>
}

/** Looks after the matches that wait outside of memory: wakes those of which the journal says that something is due. */
export class DueMatches {
  readonly #options: DueOptions
  #cancel: Cancel | undefined
  #looking: Promise<unknown> = Promise.resolve()
  #isLooking = false
  #closed = false

  constructor(options: DueOptions) {
    this.#options = options
  }

  /** From now on. What would be due before long is looked at first: if the process before this one ended, its bots were about to move. */
  start(aheadMs: number): void {
    this.#looking = this.#round(aheadMs)
  }

  /** Something is due, or may be, and is being seen to. */
  get isLooking(): boolean {
    return this.#isLooking
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#cancel?.()
    await this.#looking
  }

  async #round(aheadMs = 0): Promise<void> {
    let isMore = false
    this.#isLooking = true
    try {
      isMore = await this.#look(aheadMs)
    } catch (error) {
      this.#options.log.warn({ error }, 'it could not be looked up what is due')
    }
    this.#isLooking = false
    if (this.#closed) return
    this.#cancel = this.#options.time.after(isMore ? EVERY_MS / HASTE : EVERY_MS, () => {
      this.#looking = this.#round(isMore ? aheadMs : 0)
    })
  }

  /** True if there may be more. */
  async #look(aheadMs: number): Promise<boolean> {
    const { journal, time } = this.#options
    const matches = await journal.due(time.now() + aheadMs, PORTION)
    for (const match of matches) if (!this.#closed) await this.#wake(match)
    return matches.length === PORTION
  }

  async #wake(match: string): Promise<void> {
    const { journal, time, wake } = this.#options
    const woken = await wake(match)
    if (woken.ok && woken.value === 'elsewhere') await journal.postpone(match, time.now() + ELSEWHERE_MS)
    if (!woken.ok && woken.refusal.code !== 'unavailable') await journal.postpone(match, time.now() + BROKEN_MS)
  }
}
