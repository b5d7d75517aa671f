import type { JournalEntry, MatchSetup } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import type { Snapshot } from '#shared/kernel/match.ts'
import type { PackedLogEntry } from '../match/host/packed-log-entry.ts'

/** A match as far as it has been played, for the Replayer. */
export interface Recording {
  readonly id: string
  readonly setup: MatchSetup
  /** Returns the match before its first entry. */
  begin(): Snapshot | undefined
  readonly entries: readonly JournalEntry[]
}

/** Replays matches in a separate thread and never on the event loop. */
export interface Replayer {
  /** Returns the table view after entry `seq` (0 is the setup), and the hand view of the seat. */
  view(recording: Recording, seq: number, seat: Seat | undefined): Promise<{ readonly table: object; readonly hand?: object }>
  /** Returns the events of each entry from `from` to `to`. */
  packedEntries(recording: Recording, from: number, to: number): Promise<readonly PackedLogEntry[]>
}
