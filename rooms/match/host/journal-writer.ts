import type { JournalEntry } from '#shared/kernel/command.ts'
import type { Match } from '#shared/kernel/match.ts'
import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import type { MatchRecord, Services } from '../../services.ts'
import type { Tuning } from '../../tuning.ts'
import { MatchSchedule } from '../clock/schedule.ts'
import { aloneSinceOf } from './alone.ts'
import type { MatchState } from './match-state.ts'

/** The pause before the journal is tried again. It is measured with a real timer, because it waits for the store and not for people. */
export const RETRY_MS = 1000

/** An entry that is being written to the journal. */
export interface PendingAppend {
  readonly entry: JournalEntry
  /** When the match is due after this entry. Undefined if the stored time need not change. */
  readonly due: number | undefined
  /** Makes the entry take effect in memory. Called once, after the entry is written. */
  readonly commit: () => void
}

export interface JournalListener {
  /** Called when a record was written and is in effect. */
  onRecorded(): void
  /** Called when the journal of this match has entries that this process does not know. */
  onJournalAhead(): void
  /** Called when another process hosts the match now. */
  onLeaseLost(): void
  /** Called when an uncertain entry was found in the journal and has taken effect. */
  onProgress(): void
  /** Called when it is time to try again after something could not be written. */
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
 * Writes one match to the journal. Together with CommandPipeline it keeps the log-first rule: nothing takes effect or is shown before it
 * is written. No other part of the host calls the journal.
 */
export class JournalWriter {
  /** Keeps in the journal when the match is due while no process has it in memory. */
  readonly schedule: MatchSchedule
  readonly #parts: JournalWriterParts
  /** An entry that may or may not be in the journal. No other entry is written before that is known. */
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

  /** False if the match is over and the journal's record does not say so yet. */
  get endIsWritten(): boolean {
    return this.#endIsWritten
  }

  /** Stops writing: no record is saved any more, and nothing is tried again. */
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
      this.#report(error, 'the record of a match could not be written')
      return refused('unavailable')
    }
    state.record = record
    state.maybeBegin()
    listener.onRecorded()
    return ok(undefined)
  }

  /** Writes an entry and makes it take effect. An `uncertain` entry is kept until `resolveUncertain` knows whether it was written. */
  async append(pending: PendingAppend): Promise<'written' | 'uncertain' | 'failed'> {
    const { state, services } = this.#parts
    try {
      await services.journal.append(state.record.id, pending.entry, pending.due)
    } catch (error) {
      if (this.#report(error, 'an entry could not be written to the journal') !== 'unknown') return 'failed'
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

  /** Finds out whether the uncertain entry was written. Returns false if that is still unknown; then no other entry may be written. */
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
      services.log.warn({ match: state.record.id, error }, 'it is still unknown whether an entry was written; it is looked for again')
      this.scheduleRetry()
      return false
    }
  }

  /** Writes the outcome of a match that is over. If that fails, it is tried again: the last answer is written, so the match stays over. */
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

  /** Logs the error, tells the listener if this process must give the match up, and returns the error's code. */
  #report(error: unknown, what: string): unknown {
    const { state, services, listener } = this.#parts
    services.log.error({ match: state.record.id, error }, what)
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'refused') listener.onJournalAhead()
    if (code === 'fenced') listener.onLeaseLost()
    return code
  }
}
