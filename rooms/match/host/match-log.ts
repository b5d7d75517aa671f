import type { JournalEntry, MatchSetup } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import { type EmittedEvent, eventForSeat } from '#shared/kernel/event.ts'
import type { Game } from '#shared/kernel/game.ts'
import { Match } from '#shared/kernel/match.ts'
import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import type { LogEntry, ViewAt } from '#shared/protocol/match.ts'
import type { MatchRecord, Recording, Replayer } from '../../services.ts'
import { lengthOf, type PackedLogEntry, pack, unpack } from './packed-log-entry.ts'
import type { PublicEntries } from './public-entries.ts'

/** The size of a page, in log entries and in characters. Reading and sending such a page takes half a millisecond. */
const PAGE_ENTRIES = 100
const PAGE_LENGTH = 32 * 1024
/** The time after a failed replay in which no other one is tried. */
const FAILED_MS = 60_000

interface MatchLogOptions {
  readonly game: Game
  readonly record: MatchRecord
  readonly setup: MatchSetup
  /** `entries` and `publicEntries` belong to the match and grow with it. */
  readonly entries: readonly JournalEntry[]
  readonly publicEntries: PublicEntries
  readonly replayer: Replayer
  /** The events of the setup, if they are known already. */
  readonly beginning: readonly EmittedEvent[] | undefined
}

/** The log of a match. After a restore, the Replayer recovers its earlier part when somebody asks for it. */
export class MatchLog {
  readonly #game: Game
  readonly #startedAt: number
  readonly #publicEntries: PublicEntries
  readonly #replayer: Replayer
  readonly #recording: Recording
  /** The log entries by their public number; 0 is the setup. Undefined means that an entry has not been recovered yet. */
  readonly #packed: (PackedLogEntry | undefined)[]
  #filling: Promise<void> | undefined
  #failedAt = Number.NEGATIVE_INFINITY

  constructor({ game, record, setup, entries, publicEntries, replayer, beginning }: MatchLogOptions) {
    const { id, startedAt = 0 } = record
    this.#game = game
    this.#startedAt = startedAt
    this.#publicEntries = publicEntries
    this.#replayer = replayer
    this.#recording = { id, setup, entries, begin: () => this.#begin().snapshot() }
    this.#packed = beginning ? [pack(beginning)] : Array.from({ length: publicEntries.count + 1 })
  }

  /** Adds the events of one more public entry. */
  append(events: readonly EmittedEvent[]): void {
    this.#packed.push(pack(events))
  }

  /** Returns a page that starts with this entry, as the seat may read it. */
  async read(from: number, seat: Seat | undefined): Promise<Result<{ readonly entries: readonly LogEntry[] }>> {
    const filled = await this.#attempt(() => this.#fill(from, from + PAGE_ENTRIES))
    if (!filled.ok) return filled
    const entries: LogEntry[] = []
    for (let seq = from, length = 0; seq < from + PAGE_ENTRIES && length < PAGE_LENGTH; seq++) {
      const packed = this.#packed[seq]
      if (packed === undefined) break
      length += lengthOf(packed)
      entries.push(this.#entryOf(seq, packed, seat))
    }
    return ok({ entries })
  }

  /** Returns the view after this entry, as the seat saw it. */
  async viewAt(publicSeq: number, seat: Seat | undefined): Promise<Result<ViewAt>> {
    const publicEntries = this.#publicEntries
    if (publicSeq > publicEntries.count) return refused('malformed')
    const view = await this.#attempt(() => this.#replayer.view(this.#recording, publicEntries.seqOf(publicSeq), seat))
    if (!view.ok) return view
    return ok({ seq: publicSeq, ...view.value })
  }

  #begin(): Match {
    return Match.begin(this.#game, this.#recording.setup)
  }

  #entryOf(seq: number, packed: PackedLogEntry, seat: Seat | undefined): LogEntry {
    const undoes = this.#publicEntries.undoneBy(seq)
    const at = this.#recording.entries[this.#publicEntries.seqOf(seq) - 1]?.at ?? this.#startedAt
    return { seq, at, events: unpack(packed).map((emitted) => eventForSeat(emitted, seat)), ...(undoes ? { undoes } : {}) }
  }

  /** Recovers the missing entries of a range. Replays run one at a time, because the next caller may find what it needs already there. */
  async #fill(from: number, to: number): Promise<void> {
    while (this.#filling) await this.#filling
    const missing = this.#missing(from, to)
    if (!missing) return
    this.#filling = this.#recover(missing.first, missing.last).finally(() => {
      this.#filling = undefined
    })
    await this.#filling
  }

  /** Returns the first and the last missing entry of a range. Undefined if none is missing. */
  #missing(from: number, to: number): { readonly first: number; readonly last: number } | undefined {
    const holes: number[] = []
    for (let publicSeq = from; publicSeq < Math.min(to, this.#packed.length); publicSeq++)
      if (this.#packed[publicSeq] === undefined) holes.push(publicSeq)
    const [first, last] = [holes[0], holes.at(-1)]
    return first === undefined || last === undefined ? undefined : { first, last }
  }

  async #recover(first: number, last: number): Promise<void> {
    const publicEntries = this.#publicEntries
    if (first === 0) this.#packed[0] = pack(this.#begin().events)
    const [from, to] = [publicEntries.seqOf(Math.max(1, first)), publicEntries.seqOf(last)]
    if (last === 0) return
    const packed = await this.#replayer.packedEntries(this.#recording, from, to)
    for (let publicSeq = Math.max(1, first); publicSeq <= last; publicSeq++) this.#packed[publicSeq] ??= packed[publicEntries.seqOf(publicSeq) - from]
  }

  async #attempt<T>(work: () => Promise<T>): Promise<Result<T>> {
    if (performance.now() < this.#failedAt + FAILED_MS) return refused('internal')
    try {
      return ok(await work())
    } catch (error) {
      this.#failedAt = performance.now()
      throw error
    }
  }
}
