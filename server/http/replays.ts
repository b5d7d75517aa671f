import { FairQueue } from '#rooms/fair-queue.ts'
import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import type { JournalStore } from '../journal/index.ts'
import { replayOf } from '../replay.ts'

/** What one network may have waiting: people look at one replay at a time. */
const MAX_WAITING = 8
const PATIENCE_MS = 20_000
/** Replays do not change any more: those that were asked for lately are kept as they are sent. */
const KEPT_BYTES = 16 * 1024 * 1024

/**
 * The replays of finished matches, as the bytes that are sent: the entries come from the journal as one text, so that a long match is
 * not read and written again entry by entry.
 */
export class Replays {
  readonly #journal: JournalStore
  readonly #turns: FairQueue
  /** The one that was asked for last comes last. */
  readonly #kept = new Map<string, Buffer>()
  #keptBytes = 0

  /** `perSecond` is for all callers together. */
  constructor(journal: JournalStore, perSecond: number, onRefused: (scope: 'network' | 'all') => void) {
    this.#journal = journal
    this.#turns = new FairQueue({
      perSecond,
      maxWaiting: MAX_WAITING,
      patienceMs: PATIENCE_MS,
      onRefused: (whose) => onRefused(whose === 'caller' ? 'network' : 'all'),
    })
  }

  bytesOf(match: string, network: string): Promise<Result<Buffer>> {
    return this.#turns.run(network, () => this.#find(match))
  }

  async #find(match: string): Promise<Result<Buffer>> {
    const record = await this.#journal.record(match)
    if (!record) return refused('no-such-match')
    const head = replayOf({ record, entries: [] })
    if (!head.ok) return head
    const { entries: _, ...rest } = head.value
    const bytes = this.#kept.get(match) ?? join(await this.#journal.entriesAsJson(match), rest)
    this.#keep(match, bytes)
    return ok(bytes)
  }

  #keep(match: string, bytes: Buffer): void {
    this.#forget(match)
    this.#kept.set(match, bytes)
    this.#keptBytes += bytes.length
    for (const oldest of this.#kept.keys()) {
      if (this.#keptBytes <= KEPT_BYTES) return
      this.#forget(oldest)
    }
  }

  #forget(match: string): void {
    this.#keptBytes -= this.#kept.get(match)?.length ?? 0
    this.#kept.delete(match)
  }
}

/** An object that begins with its entries. */
const join = (entries: Uint8Array, rest: object): Buffer =>
  Buffer.concat([Buffer.from('{"entries":'), entries, Buffer.from(`,${JSON.stringify(rest).slice(1)}`)])
