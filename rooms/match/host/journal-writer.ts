import type { JournalEntry } from '#shared/kernel/command.ts'
import type { Match } from '#shared/kernel/match.ts'
import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import type { MatchRecord, Services } from '../../services.ts'
import type { Tuning } from '../../tuning.ts'
import { MatchSchedule } from '../clock/schedule.ts'
import { aloneSinceOf } from './alone.ts'
import type { MatchState } from './match-state.ts'

/** How long to wait before the journal is tried again. */
export const RETRY_MS = 1000

/** An entry on its way into the journal. */
export interface PendingAppend {
  readonly entry: JournalEntry
  /** When the match is due after this entry, if that must be written with it. */
  readonly due: number | undefined
  /** Makes the entry take effect in memory. Called once, when the journal has it. */
  readonly commit: () => void
}

export interface JournalListener {
  /** The record was written and is in effect. */
  onRecorded(): void
  /** The journal of this match has entries that this process does not know. */
  onJournalAhead(): void
  /** Another process hosts the match now. */
  onLeaseLost(): void
  /** An entry whose fate was unknown turned out to be written, and has taken effect. */
  onProgress(): void
  /** Something could not be written; it is time to try again. */
  onRetry(): void
}

interface JournalWriterParts {
  readonly state: MatchState
  readonly services: Pick<Services, 'journal' | 'log' | 'time'>
  readonly tuning: Pick<Tuning, 'timings' | 'snapshotEvery'>
  readonly snapshotSeq: number
  readonly listener: JournalListener
}

/**
 * Writes one match to the journal. Together with CommandPipeline it keeps the log-first rule: nothing takes effect or is shown before it is
 * written. No other part of the host calls the journal.
 */
export class JournalWriter {
  /** When the match must be looked at while no process has it in memory. */
  readonly schedule: MatchSchedule
  readonly #parts: JournalWriterParts
  /** An append whose outcome is unknown. Nothing else is written before it is resolved. */
  #uncertain: PendingAppend | undefined
  #endIsWritten = true
  #snapshotAt: number
  #retry: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(parts: JournalWriterParts) {
    const { state, services, tuning, snapshotSeq } = parts
    const { record, entries } = state
    this.#parts = parts
    this.#snapshotAt = snapshotSeq
    this.schedule = new MatchSchedule({
      match: record.id,
      journal: services.journal,
      log: services.log,
      time: services.time,
      pausesAlone: tuning.timings[record.pace]?.pausesAlone === true,
      aloneSince: aloneSinceOf(record, entries.length, services.time.now()),
    })
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  /** False while the match is over and its record does not say so yet. */
  get endIsWritten(): boolean {
    return this.#endIsWritten
  }

  /** From now on no record is written, and nothing is tried again. */
  close(): void {
    this.#isClosed = true
    clearTimeout(this.#retry)
  }

  async saveRecord(record: MatchRecord, due = this.schedule.dueIfEarlier()): Promise<Result<void>> {
    if (this.#isClosed) return refused('unavailable')
    const { state, services, listener } = this.#parts
    try {
      await services.journal.save(record, due)
      this.schedule.onWritten(due)
    } catch (error) {
      this.#report(error, 'a table could not be written')
      return refused('unavailable')
    }
    state.record = record
    state.maybeBegin()
    listener.onRecorded()
    return ok(undefined)
  }

  /** If the outcome is `uncertain`, the entry is kept, and `resolveUncertain` finds out. */
  async append(pending: PendingAppend): Promise<'written' | 'uncertain' | 'failed'> {
    const { state, services } = this.#parts
    try {
      await services.journal.append(state.record.id, pending.entry, pending.due)
    } catch (error) {
      if (this.#report(error, 'an answer could not be written') !== 'unknown') return 'failed'
      this.#uncertain = pending
      this.schedule.forget()
      this.scheduleRetry()
      return 'uncertain'
    }
    this.#commit(pending)
    return 'written'
  }

  #commit({ commit, due }: PendingAppend): void {
    commit()
    this.schedule.onWritten(due)
  }

  /** Finds out whether the uncertain entry was written. False if that cannot be told yet; then nothing else may be written. */
  async resolveUncertain(): Promise<boolean> {
    const pending = this.#uncertain
    if (!pending) return true
    const { state, services, listener } = this.#parts
    try {
      const isWritten = await services.journal.has(state.record.id, pending.entry)
      this.#uncertain = undefined
      if (isWritten) {
        this.#commit(pending)
        await this.maybeFinish()
        listener.onProgress()
      }
      return true
    } catch (error) {
      services.log.warn({ match: state.record.id, error }, 'it is not known yet whether an answer was written; it is looked for again')
      this.scheduleRetry()
      return false
    }
  }

  /** Writes the end of a match that is over. The last answer is written already, so if this fails, the end is written later. */
  async maybeFinish(): Promise<void> {
    const { state, services } = this.#parts
    const { record, match } = state
    if (!match?.outcome) return
    const finished: MatchRecord = { ...record, phase: 'finished', finishedAt: record.finishedAt ?? services.time.now(), outcome: match.outcome }
    this.#endIsWritten = (await this.saveRecord(finished)).ok
    state.record = finished
    if (!this.#endIsWritten) this.scheduleRetry()
  }

  maybeSnapshot(match: Match): void {
    const { state, services, tuning } = this.#parts
    if (match.seq - this.#snapshotAt < tuning.snapshotEvery) return
    const snapshot = match.snapshot()
    if (!snapshot) return
    this.#snapshotAt = snapshot.seq
    services.journal
      .snapshot(state.record.id, { ...snapshot, last: state.logHead.last })
      .catch((error) => services.log.warn({ match: state.record.id, error }, 'a snapshot could not be written; the next one is tried later'))
  }

  scheduleRetry(): void {
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#parts.listener.onRetry(), RETRY_MS)
    this.#retry.unref()
  }

  /** Logs the error, tells the listener what it means, and returns its code. */
  #report(error: unknown, what: string): unknown {
    const { state, services, listener } = this.#parts
    services.log.error({ match: state.record.id, error }, what)
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'refused') listener.onJournalAhead()
    if (code === 'fenced') listener.onLeaseLost()
    return code
  }
}
