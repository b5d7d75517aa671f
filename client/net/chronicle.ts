import type { LogEntry } from '#shared/protocol/match.ts'

/** The log of a match without gaps: entries may come in any order and more than once, they are told in theirs. */
export class Chronicle {
  #told: readonly LogEntry[] = []
  readonly #waiting = new Map<number, LogEntry>()

  /** From the setup (0) on, nothing missing. */
  get entries(): readonly LogEntry[] {
    return this.#told
  }

  /** The first entry that is not known yet. */
  get next(): number {
    return this.#told.length
  }

  add(entries: readonly LogEntry[]): void {
    for (const entry of entries) if (entry.seq >= this.next) this.#waiting.set(entry.seq, entry)
    const told: LogEntry[] = []
    for (let entry = this.#waiting.get(this.next); entry; entry = this.#waiting.get(this.next + told.length)) {
      told.push(entry)
      this.#waiting.delete(entry.seq)
    }
    if (told.length > 0) this.#told = [...this.#told, ...told]
  }
}
