import type { JournalEntry } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'

/**
 * Numbers the public entries of a match from 1. All entries are public except the quiet ones. The numbers are updated with each entry, so
 * that no lookup scans the journal.
 */
export class PublicEntries {
  /** The seq of each public entry. */
  readonly #seqs: number[] = []
  /** The public numbers of each seat's answers that are not undone, latest last. A quiet answer has the number 0. */
  readonly #answers: number[][] = []
  /** The public number of the undone answer, by that of the undo. */
  readonly #undone = new Map<number, number>()

  constructor(entries: readonly JournalEntry[]) {
    for (const entry of entries) this.add(entry)
  }

  add({ seq, quiet, entry: { kind, seat } }: JournalEntry): void {
    if (!quiet) this.#seqs.push(seq)
    const publicSeq = quiet ? 0 : this.count
    if (kind === 'answer') this.#answersOf(seat).push(publicSeq)
    const undone = kind === 'undo' ? this.#answersOf(seat).pop() : undefined
    if (undone && publicSeq > 0) this.#undone.set(publicSeq, undone)
  }

  get count(): number {
    return this.#seqs.length
  }

  /** Returns the seq of a public entry; 0 for the setup. */
  seqOf(publicSeq: number): number {
    return this.#seqs[publicSeq - 1] ?? 0
  }

  /** Returns the number of public entries up to this seq. */
  countAt(seq: number): number {
    let [low, high] = [0, this.#seqs.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#seqs[middle] ?? 0) <= seq) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Returns the number of the entry that this one has undone; 0 for none. */
  undoneBy(publicSeq: number): number {
    return this.#undone.get(publicSeq) ?? 0
  }

  #answersOf(seat: Seat): number[] {
    const answers = this.#answers[seat] ?? []
    this.#answers[seat] = answers
    return answers
  }
}
