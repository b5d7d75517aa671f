import type { Seat } from '#shared/kernel/ask.ts'
import type { Written } from '#shared/kernel/entry.ts'

/** How far back a repeated request is recognised. */
const REMEMBERED = 64

const keyOf = (seat: Seat, request: string): string => `${seat} ${request}`

/** Which of the last entries came from which request: who repeats one, after a broken connection say, is told what became of it. */
export class RecentRequests {
  /** The entry's place in the journal, the oldest first. */
  readonly #seqs = new Map<string, number>()

  constructor(entries: readonly Written[]) {
    for (const written of entries.slice(-REMEMBERED)) this.add(written)
  }

  add({ request, entry, seq }: Written): void {
    if (request === undefined) return
    this.#seqs.set(keyOf(entry.seat, request), seq)
    if (this.#seqs.size <= REMEMBERED) return
    const [oldest] = this.#seqs.keys()
    if (oldest !== undefined) this.#seqs.delete(oldest)
  }

  seqOf(seat: Seat, request: string): number | undefined {
    return this.#seqs.get(keyOf(seat, request))
  }
}
