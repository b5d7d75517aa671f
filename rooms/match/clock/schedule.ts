import type { Seat } from '#shared/kernel/decision.ts'
import type { Journal, Logger } from '../../services.ts'
import type { Time } from '../../time.ts'

/** Due never: nothing happens by itself. */
const NEVER = Number.MAX_SAFE_INTEGER
/** The host of a match does at once what is due. If it has not after this time, another process must look. */
export const DUE_GRACE_MS = 60_000
/** A match in which nothing happens for longer than this need not stay in memory. */
const FAR_MS = 15 * 60_000
/** A live match is closed without a result if nobody has come for this long. */
const ALONE_MS = 7 * 24 * 3_600_000

/** What will happen in a match by itself. */
export interface NextActivity {
  readonly isOver: boolean
  /** The seats that must decide. */
  readonly asked: readonly Seat[]
  /** Whether the server will answer for the seat. */
  readonly isAutomatic: (seat: Seat) => boolean
  /** When the first running clock runs out. */
  readonly deadline: number | undefined
}

export interface ScheduleOptions {
  readonly match: string
  readonly journal: Journal
  readonly log: Logger
  readonly time: Time
  /** Whether all clocks pause while nobody is there. */
  readonly pausesAlone: boolean
  /** Since when nobody has been there. */
  readonly aloneSince: number
}

/**
 * Keeps in the journal when a match must be looked at while no process has it in memory. The stored time may be too early, never too late:
 * a process that looks too early corrects it. So most entries, which only move it later, need not write it.
 */
export class MatchSchedule {
  readonly #options: ScheduleOptions
  #aloneSince: number | undefined
  #written = Number.POSITIVE_INFINITY

  constructor(options: ScheduleOptions) {
    this.#options = options
    this.#aloneSince = options.aloneSince
  }

  /** Call it with whether somebody is there, after every change. */
  update(attended: boolean): void {
    this.#aloneSince = attended ? undefined : (this.#aloneSince ?? this.#options.time.now())
  }

  /** Since when nobody has been there; undefined while somebody is. */
  get aloneSince(): number | undefined {
    return this.#aloneSince
  }

  /** Since when the clocks are paused because nobody is there. */
  get stoppedSince(): number | undefined {
    return this.#options.pausesAlone ? this.#aloneSince : undefined
  }

  /** Whether nobody has come for so long that the match is closed. */
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

  /** The time to write together with an entry or a record, if it is earlier than the stored one. Without `next`, soon. */
  dueIfEarlier(next?: NextActivity): number | undefined {
    const due = next ? this.dueOf(next) : this.#soon
    return due < this.#written ? due : undefined
  }

  onWritten(due: number | undefined): void {
    this.#written = due ?? this.#written
  }

  /** Call it when it is not known what was written. */
  forget(): void {
    this.#written = Number.POSITIVE_INFINITY
  }

  /** Stores the time. False if that failed. */
  async write(due: number): Promise<boolean> {
    const { journal, match, log } = this.#options
    try {
      await journal.schedule(match, due)
      this.#written = due
      return true
    } catch (error) {
      log.warn({ match, error }, 'the time at which a match is due could not be written')
      return false
    }
  }

  /** Moves the time of a match that was due and is in memory now. If a later time was stored in the meantime, that stays. */
  async postpone(next: NextActivity): Promise<void> {
    const isKnown = this.#written > this.#options.time.now() && this.#written < Number.POSITIVE_INFINITY
    if (!isKnown) await this.write(Math.max(this.dueOf(next), this.#soon))
  }

  get #soon(): number {
    return this.#options.time.now() + DUE_GRACE_MS
  }
}
