import type { JournalListener } from './journal-writer.ts'

/** The room around a host. */
export interface HostListener extends Pick<JournalListener, 'onJournalAhead' | 'onLeaseLost'> {
  /** Somebody may have another seat now. Called before the change is shown. */
  onRecorded(): void
  /** Whether a person is connected, in a seat or not. */
  isHere(person: string): boolean
  /** There is something new to show. */
  onChanged(): void
}
