import type { Seat } from '#shared/kernel/decision.ts'
import type { Journal, Logger } from '../../services.ts'
import type { Time } from '../../time.ts'

/** The due time of a match in which nothing happens unless somebody comes. */
const NEVER = Number.MAX_SAFE_INTEGER
/** The process that hosts a match does at once what is due. If that has not happened after this time, another process must load the match. */
export const DUE_GRACE_MS = 60_000
/** A match need not stay in memory if nothing happens in it for longer than this. */
const FAR_MS = 15 * 60_000
/** A live match that nobody has joined for this long is closed without a result. */
const ALONE_MS = 7 * 24 * 3_600_000

/** What will happen in a match if nobody comes. */
export interface NextActivity {
  readonly isOver: boolean
  /** The seats that must decide. */
  readonly asked: readonly Seat[]
  /** Whether the server will answer for the seat. */
  readonly isAutomatic: (seat: Seat) => boolean
  /** When the first running clock runs out; undefined if none runs. */
  readonly deadline: number | undefined
}

export interface ScheduleOptions {
  readonly match: string
  readonly journal: Journal
  readonly log: Logger
  readonly time: Time
  /** Whether all clocks pause while no person is connected. */
  readonly pausesAlone: boolean
  /** When the last person left. */
  readonly aloneSince: number
}

/**
 * Keeps in the journal when a match is due, so that a process loads it then. The stored time may be too early but never too late: a process
 * that looks too early corrects it. So most entries need not write it, because they only make it later.
 */
export class MatchSchedule {
  readonly #options: ScheduleOptions
  #aloneSince: number | undefined
  #written = Number.POSITIVE_INFINITY

  constructor(options: ScheduleOptions) {
    this.#options = options
    this.#aloneSince = options.aloneSince
  }

  /** Notes whether a person with a seat is connected. Call it after every change. */
  update(attended: boolean): void {
    this.#aloneSince = attended ? undefined : (this.#aloneSince ?? this.#options.time.now())
  }

  /** When the last person left; undefined while one is connected. */
  get aloneSince(): number | undefined {
    return this.#aloneSince
  }

  /** When the clocks paused because the last person left; undefined if they run. */
  get stoppedSince(): number | undefined {
    return this.#options.pausesAlone ? this.#aloneSince : undefined
  }

  /** Whether everybody has been away for so long that the match is closed. */
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

  /** Returns the due time to write with an entry or a record, if it is earlier than the stored one. Without `next`, the match is due soon. */
  dueIfEarlier(next?: NextActivity): number | undefined {
    const due = next ? this.dueOf(next) : this.#soon
    return due < this.#written ? due : undefined
  }

  onWritten(due: number | undefined): void {
    this.#written = due ?? this.#written
  }

  /** Forgets the stored time. Call it when it is not known what was written. */
  forget(): void {
    this.#written = Number.POSITIVE_INFINITY
  }

  /** Stores the due time. Returns false if that failed. */
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

  /** Moves the due time of a match that was due and is in memory now. Keeps a due time in the future if this object has stored one. */
  async postpone(next: NextActivity): Promise<void> {
    const isKnown = this.#written > this.#options.time.now() && this.#written < Number.POSITIVE_INFINITY
    if (!isKnown) await this.write(Math.max(this.dueOf(next), this.#soon))
  }

  get #soon(): number {
    return this.#options.time.now() + DUE_GRACE_MS
  }
}
