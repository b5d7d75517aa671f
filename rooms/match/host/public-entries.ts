import type { JournalEntry } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'

/**
 * The public entries of a match: all but the quiet ones, numbered from 1. The numbers are kept up to date as entries are added, so that no
 * lookup scans the journal.
 */
export class PublicEntries {
  /** The seq of each public entry. */
  readonly #seqs: number[] = []
  /** By seat: the public numbers of its answers that are not undone, latest last; 0 for a quiet one. */
  readonly #answers: number[][] = []
  /** The number of the undone entry, by the number of the undo. */
  readonly #undone = new Map<number, number>()

  constructor(entries: readonly JournalEntry[]) {
    for (const entry of entries) this.add(entry)
  }

  add({ seq, quiet, entry: { kind, seat } }: JournalEntry): void {
    if (!quiet) this.#seqs.push(seq)
    const moment = quiet ? 0 : this.count
    if (kind === 'answer') this.#answersOf(seat).push(moment)
    const undone = kind === 'undo' ? this.#answersOf(seat).pop() : undefined
    if (undone && moment > 0) this.#undone.set(moment, undone)
  }

  get count(): number {
    return this.#seqs.length
  }

  /** The seq of a public entry; 0 for the setup. */
  seqOf(moment: number): number {
    return this.#seqs[moment - 1] ?? 0
  }

  /** How many public entries there are up to this seq. */
  countAt(seq: number): number {
    let [low, high] = [0, this.#seqs.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#seqs[middle] ?? 0) <= seq) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The number of the entry that this one has undone; 0 for none. */
  undoneBy(moment: number): number {
    return this.#undone.get(moment) ?? 0
  }

  #answersOf(seat: Seat): number[] {
    const answers = this.#answers[seat] ?? []
    this.#answers[seat] = answers
    return answers
  }
}
