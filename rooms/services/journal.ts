import type { JournalEntry } from '#shared/kernel/command.ts'
import type { Snapshot } from '#shared/kernel/match.ts'
import type { MatchRecord, StoredMatch } from './match-record.ts'

/** Stores matches. The promise of a write resolves when the write is as durable as the operator asked for, and rejects if it failed. */
export interface Journal {
  /** Stores the record. `due` says when the match is due. A new match without it is due at once, and a finished one never. */
  save(record: MatchRecord, due?: number): Promise<void>
  /**
   * Stores an entry. If that fails, the error has a `code`. `refused`: `seq` is not the next one of the match. `fenced`: the match belongs to
   * another process. `unknown`: the entry may or may not be stored. Call `has` before you write anything else to this match.
   */
  append(match: string, entry: JournalEntry, due?: number): Promise<void>
  /** Whether the journal has exactly this entry. */
  has(match: string, entry: JournalEntry): Promise<boolean>
  snapshot(match: string, snapshot: Snapshot): Promise<void>
  load(match: string): Promise<StoredMatch | undefined>
  record(match: string): Promise<MatchRecord | undefined>
  /** Stores when a match that is not over is due. This is a hint: the process that opens the match finds out what has to be done. */
  schedule(match: string, due: number): Promise<void>
  /** Does the same as `schedule`, but only if the new time is later than the stored one. */
  postpone(match: string, due: number): Promise<void>
  /** Returns up to `limit` matches that are due at that moment, earliest first. */
  due(at: number, limit: number): Promise<readonly string[]>
  /** Returns all matches that are not over, newest first. */
  unfinished(): Promise<readonly MatchRecord[]>
  /** Returns up to `limit` matches of one guest that are not over, newest first. */
  unfinishedOf(user: string, limit: number): Promise<readonly MatchRecord[]>
  close(): Promise<void>
}
