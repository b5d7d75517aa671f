import type { LogEntry } from '#shared/protocol/match.ts'

/** Collects the log of a match without gaps. Entries may come in any order and more than once. */
export class LogBuffer {
  #entries: readonly LogEntry[] = []
  readonly #waiting = new Map<number, LogEntry>()

  /** The entries from the setup (0) on, without gaps. */
  get entries(): readonly LogEntry[] {
    return this.#entries
  }

  /** The number of the first entry that is not known yet. */
  get next(): number {
    return this.#entries.length
  }

  add(entries: readonly LogEntry[]): void {
    for (const entry of entries) if (entry.seq >= this.next) this.#waiting.set(entry.seq, entry)
    const ready: LogEntry[] = []
    for (let entry = this.#waiting.get(this.next); entry; entry = this.#waiting.get(this.next + ready.length)) {
      ready.push(entry)
      this.#waiting.delete(entry.seq)
    }
    if (ready.length > 0) this.#entries = [...this.#entries, ...ready]
  }
}
