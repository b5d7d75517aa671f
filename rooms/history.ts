import type { JournalEntry, MatchSetup } from '#shared/kernel/command.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import { type EmittedEvent, eventForSeat } from '#shared/kernel/event.ts'
import type { Game } from '#shared/kernel/game.ts'
import { Match } from '#shared/kernel/match.ts'
import { ok, type Result, refused } from '#shared/kernel/refusal.ts'
import type { LogEntry, ViewAt } from '#shared/protocol/match.ts'
import type { Moments } from './moments.ts'
import type { MatchRecord, Recording, Replayer } from './services.ts'
import { keep, lengthOf, recall, type Told } from './told.ts'

/** A page of the log ends after so many moments, or so many characters if that is less: reading and sending it takes half a millisecond. */
const PAGE_MOMENTS = 100
const PAGE_LENGTH = 32 * 1024
/** A match that could not be played again is left alone for that long. */
const FAILED_MS = 60_000

/** What happened in a match so far. Kept from the start on; after a restore what was before is worked out when somebody asks for it. */
export class History {
  readonly #game: Game
  readonly #startedAt: number
  readonly #moments: Moments
  readonly #replayer: Replayer
  readonly #recording: Recording
  /** By moment; index 0 is the setup. Holes are not known yet. */
  readonly #told: (Told | undefined)[]
  #filling: Promise<void> | undefined
  #failedAt = Number.NEGATIVE_INFINITY

  /** The entries and moments are the match's own: they grow. */
  constructor(
    game: Game,
    { id, startedAt = 0 }: MatchRecord,
    setup: MatchSetup,
    entries: readonly JournalEntry[],
    moments: Moments,
    replayer: Replayer,
    beginning: readonly EmittedEvent[] | undefined,
  ) {
    this.#game = game
    this.#startedAt = startedAt
    this.#moments = moments
    this.#replayer = replayer
    this.#recording = { id, setup, entries, begin: () => this.#begin().snapshot() }
    this.#told = beginning ? [keep(beginning)] : Array.from({ length: moments.count + 1 })
  }

  /** One more moment. */
  add(events: readonly EmittedEvent[]): void {
    this.#told.push(keep(events))
  }

  /** A page from that moment on, as the seat was told it. */
  async log(from: number, seat: Seat | undefined): Promise<Result<{ readonly entries: readonly LogEntry[] }>> {
    const filled = await this.#attempt(() => this.#fill(from, from + PAGE_MOMENTS))
    if (!filled.ok) return filled
    const entries: LogEntry[] = []
    for (let seq = from, length = 0; seq < from + PAGE_MOMENTS && length < PAGE_LENGTH; seq++) {
      const told = this.#told[seq]
      if (told === undefined) break
      length += lengthOf(told)
      entries.push(this.#entryOf(seq, told, seat))
    }
    return ok({ entries })
  }

  /** The table at that moment, as the seat saw it. */
  async view(moment: number, seat: Seat | undefined): Promise<Result<ViewAt>> {
    const moments = this.#moments
    if (moment > moments.count) return refused('malformed')
    const view = await this.#attempt(() => this.#replayer.view(this.#recording, moments.seqOf(moment), seat))
    if (!view.ok) return view
    return ok({ seq: moment, ...view.value })
  }

  #begin(): Match {
    return Match.begin(this.#game, this.#recording.setup)
  }

  #entryOf(seq: number, told: Told, seat: Seat | undefined): LogEntry {
    const undoes = this.#moments.undoneBy(seq)
    const at = this.#recording.entries[this.#moments.seqOf(seq) - 1]?.at ?? this.#startedAt
    return { seq, at, events: recall(told).map((emitted) => eventForSeat(emitted, seat)), ...(undoes ? { undoes } : {}) }
  }

  /** One part after another: whoever asks meanwhile may find what he needs already there. */
  async #fill(from: number, to: number): Promise<void> {
    while (this.#filling) await this.#filling
    const missing = this.#missing(from, to)
    if (!missing) return
    this.#filling = this.#recover(missing.first, missing.last).finally(() => {
      this.#filling = undefined
    })
    await this.#filling
  }

  /** The first and the last moment of a part that are not known. */
  #missing(from: number, to: number): { readonly first: number; readonly last: number } | undefined {
    const holes: number[] = []
    for (let moment = from; moment < Math.min(to, this.#told.length); moment++) if (this.#told[moment] === undefined) holes.push(moment)
    const [first, last] = [holes[0], holes.at(-1)]
    return first === undefined || last === undefined ? undefined : { first, last }
  }

  async #recover(first: number, last: number): Promise<void> {
    const moments = this.#moments
    if (first === 0) this.#told[0] = keep(this.#begin().events)
    const [from, to] = [moments.seqOf(Math.max(1, first)), moments.seqOf(last)]
    if (last === 0) return
    const told = await this.#replayer.told(this.#recording, from, to)
    for (let moment = Math.max(1, first); moment <= last; moment++) this.#told[moment] ??= told[moments.seqOf(moment) - from]
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
