import type { JournalEntry } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'

/** How far back a repeated request of a seat is recognised: farther than any client has unanswered ones. */
const REMEMBERED = 16

/** Which of the last entries came from which request: who repeats one, after a broken connection say, is told what became of it. */
export class RecentRequests {
  /** By seat: the entry's place in the journal, the oldest first. */
  readonly #seqs: (Map<string, number> | undefined)[] = []

  constructor(entries: readonly JournalEntry[]) {
    for (const entry of entries) this.add(entry)
  }

  add({ request, entry: { seat }, seq }: JournalEntry): void {
    if (request === undefined) return
    const seqs = this.#seqs[seat] ?? new Map<string, number>()
    this.#seqs[seat] = seqs
    seqs.set(request, seq)
    if (seqs.size <= REMEMBERED) return
    const [oldest] = seqs.keys()
    if (oldest !== undefined) seqs.delete(oldest)
  }

  seqOf(seat: Seat, request: string): number | undefined {
    return this.#seqs[seat]?.get(request)
  }
}
