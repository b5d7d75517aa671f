import type { JournalEntry } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'

/** How many requests of each seat are remembered. No client has as many without a reply. */
const REMEMBERED = 16

/** Remembers which entry each request led to. A client that repeats a request, for example after a broken connection, gets the same reply. */
export class RecentRequests {
  /** The seq of the entry by request id, oldest first, for each seat. */
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
