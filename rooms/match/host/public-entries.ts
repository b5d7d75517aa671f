import type { JournalEntry } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'

/**
 * The moments of a match: its entries without the quiet ones. Counted as entries come in, so that no question about them ever goes
 * through the whole journal.
 */
export class PublicEntries {
  /** By moment, the first at 0: the entry's place in the journal. */
  readonly #seqs: number[] = []
  /** By seat: the moments of its answers that still stand, the latest last; 0 for a quiet one. */
  readonly #answers: number[][] = []
  /** Which moment was taken back, by the moment that did it. */
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

  /** The place in the journal of a moment's entry; 0 for the setup. */
  seqOf(moment: number): number {
    return this.#seqs[moment - 1] ?? 0
  }

  /** How many moments there were after that entry. */
  countAt(seq: number): number {
    let [low, high] = [0, this.#seqs.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#seqs[middle] ?? 0) <= seq) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The earlier moment that this one has taken back, 0 = none. */
  undoneBy(moment: number): number {
    return this.#undone.get(moment) ?? 0
  }

  #answersOf(seat: Seat): number[] {
    const answers = this.#answers[seat] ?? []
    this.#answers[seat] = answers
    return answers
  }
}
