import type { JournalListener } from './journal-writer.ts'

/** What a MatchHost tells the room around it, and asks of it. */
export interface HostListener extends Pick<JournalListener, 'onJournalAhead' | 'onLeaseLost'> {
  /** Called when the record has changed, so that somebody may have another seat. Called before the change is shown. */
  onRecorded(): void
  /** Returns whether a person is connected, with or without a seat. */
  isHere(person: string): boolean
  /** Called when there is something new to show. */
  onChanged(): void
}
