import { FairQueue } from '#rooms/fair-queue.ts'
import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import type { JournalStore } from '../journal/index.ts'
import { replayOf } from '../replay.ts'

/** The most replays that one network may wait for. People watch one at a time. */
const MAX_WAITING = 8
const PATIENCE_MS = 20_000
/** The most bytes of replays in the cache. Replays never change. */
const KEPT_BYTES = 16 * 1024 * 1024

/**
 * Serves the replays of finished matches as bytes. The entries come from the journal as one JSON text, so a long match is not parsed and
 * serialised again.
 */
export class Replays {
  readonly #journal: JournalStore
  readonly #turns: FairQueue
  /** The cached replays in the order of their last use. */
  readonly #kept = new Map<string, Buffer>()
  #keptBytes = 0

  /** `perSecond` is the rate for all callers together. */
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

/** Builds a JSON object that begins with its entries. */
const join = (entries: Uint8Array, rest: object): Buffer =>
  Buffer.concat([Buffer.from('{"entries":'), entries, Buffer.from(`,${JSON.stringify(rest).slice(1)}`)])
