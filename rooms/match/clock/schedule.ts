import type { Seat } from '#shared/kernel/decision.ts'
import type { Journal, Logger } from '../../services.ts'
import type { Time } from '../../time.ts'

/** Nothing goes on by itself. */
const NEVER = Number.MAX_SAFE_INTEGER
/** Whoever hosts a match does what is due at once. If that has not been done after so long, somebody else has to look. */
export const DUE_GRACE_MS = 60_000
/** A match whose next moment is farther off need not wait in memory. */
const FAR_MS = 15 * 60_000
/** A table for people who sit there together is closed when none of them has come for so long. */
const ALONE_MS = 7 * 24 * 3_600_000

/** What makes a match go on by itself. */
export interface NextActivity {
  readonly isOver: boolean
  /** Who has to decide. */
  readonly asked: readonly Seat[]
  /** Seats that need no person to decide. */
  readonly isAutomatic: (seat: Seat) => boolean
  /** When the first time is up of those that run. */
  readonly deadline: number | undefined
}

export interface ScheduleOptions {
  readonly match: string
  readonly journal: Journal
  readonly log: Logger
  readonly time: Time
  /** All clocks stand still while no person is there. */
  readonly pausesAlone: boolean
  /** Since when nobody has been there. */
  readonly aloneSince: number
}

/**
 * When a match has to be looked at, if nobody has it in memory: that is kept in the journal. It may say too early, and whoever looks in
 * vain puts it right; but never too late. So most entries, which put off what is due, need not change it.
 */
export class MatchSchedule {
  readonly #options: ScheduleOptions
  #aloneSince: number | undefined
  #written = Number.POSITIVE_INFINITY

  constructor(options: ScheduleOptions) {
    this.#options = options
    this.#aloneSince = options.aloneSince
  }

  /** Whether somebody is there. */
  update(attended: boolean): void {
    this.#aloneSince = attended ? undefined : (this.#aloneSince ?? this.#options.time.now())
  }

  /** Since when nobody has been there, if nobody is. */
  get aloneSince(): number | undefined {
    return this.#aloneSince
  }

  /** Since when the clocks stand still because nobody is there. */
  get stoppedSince(): number | undefined {
    return this.#options.pausesAlone ? this.#aloneSince : undefined
  }

  /** Nobody has come for so long that nobody will. */
  get isAbandoned(): boolean {
    return this.stoppedSince !== undefined && this.#options.time.now() - this.stoppedSince >= ALONE_MS
  }

  isFar(at: number = NEVER): boolean {
    return at > this.#options.time.now() + FAR_MS
  }

  dueOf({ isOver, asked, isAutomatic, deadline }: NextActivity): number {
    if (isOver || asked.some(isAutomatic)) return this.#soon
    return deadline ?? (this.stoppedSince === undefined ? NEVER : this.stoppedSince + ALONE_MS)
  }

  /** What is to be written along with something else, if anything: without a prospect, that somebody looks soon. */
  dueIfEarlier(next?: NextActivity): number | undefined {
    const due = next ? this.dueOf(next) : this.#soon
    return due < this.#written ? due : undefined
  }

  onWritten(due: number | undefined): void {
    this.#written = due ?? this.#written
  }

  /** It is not known what was written. */
  forget(): void {
    this.#written = Number.POSITIVE_INFINITY
  }

  /** False if that could not be done. */
  async write(due: number): Promise<boolean> {
    const { journal, match, log } = this.#options
    try {
      await journal.schedule(match, due)
      this.#written = due
      return true
    } catch (error) {
      log.warn({ match, error }, 'it could not be written when a match is due')
      return false
    }
  }

  /** It was looked at and is in memory: in a while somebody looks again. If more is known since it was found to be due, that holds. */
  async postpone(next: NextActivity): Promise<void> {
    const isKnown = this.#written > this.#options.time.now() && this.#written < Number.POSITIVE_INFINITY
    if (!isKnown) await this.write(Math.max(this.dueOf(next), this.#soon))
  }

  get #soon(): number {
    return this.#options.time.now() + DUE_GRACE_MS
  }
}
