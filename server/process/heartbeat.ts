import type { Span } from '#rooms/match/clock/spans.ts'
import type { Logger, Outages } from '#rooms/services.ts'
import type { Cancel, Time } from '#rooms/time.ts'
import { BEAT_MS, type Beat, forgettable, PAUSE_MS, type PauseBook } from './pauses.ts'

export interface HeartbeatOptions {
  readonly book: PauseBook
  readonly time: Time
  readonly log: Logger
}

const isSame = (one: readonly Span[], other: readonly Span[]): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Writes that this process can take answers, while it can, and learns when no process could. A beat says since when there was no break, so
 * it is true even if it is written late. After a process was frozen, or could not write, for longer than a pause, it does not know the time
 * of the clocks until its next beat is written.
 */
export class Heartbeat implements Outages {
  readonly #options: HeartbeatOptions
  readonly #listeners = new Set<() => void>()
  #known: readonly Span[] = []
  /** Since when there was no break. */
  #since: number | undefined
  #tickedAt: number
  /** Up to when it is written that there was none. */
  #writtenAt: number
  #isFailing = false
  /** Whether no break is known that is not written yet. */
  #isWhole = false
  #shown = false
  #writing: Promise<void> | undefined
  #writingSince = 0
  #isBehind = false
  #cancel: Cancel | undefined
  #closed = false

  constructor(options: HeartbeatOptions) {
    this.#options = options
    this.#tickedAt = this.#writtenAt = options.time.now()
  }

  get known(): readonly Span[] {
    return this.#known
  }

  get isSettled(): boolean {
    return this.#isWhole && this.#options.time.now() - (this.#isFailing ? this.#writtenAt : this.#tickedAt) <= PAUSE_MS
  }

  /** Calls `listener` when `isSettled` changes. */
  watch(listener: () => void): void {
    this.#listeners.add(listener)
  }

  /** Starts. Resolves when the first beat is written, or has failed. */
  async start(): Promise<void> {
    this.beat()
    await this.#writing
  }

  /** Beats now, and then at the usual interval. */
  beat(): void {
    if (this.#closed) return
    this.#cancel?.()
    const { time } = this.#options
    const now = time.now()
    this.#isWhole = this.isSettled
    if (now - this.#tickedAt > PAUSE_MS) this.#since = undefined
    // A disk that does not answer counts as one that fails. This time limit is a real timer, not one of the clocks.
    if (this.#writing && performance.now() - this.#writingSince > PAUSE_MS) this.#fail()
    this.#tickedAt = now
    this.#cancel = time.after(BEAT_MS, () => this.beat())
    this.#tell()
    if (this.#writing) this.#isBehind = true
    else this.#write()
  }

  /** Writes the last beat: answers could be taken until now. */
  async close(): Promise<void> {
    if (this.#cancel) this.beat()
    this.#closed = true
    this.#cancel?.()
    while (this.#writing) await this.#writing
  }

  #write(): void {
    const at = this.#options.time.now()
    this.#since ??= at
    this.#isBehind = false
    this.#writingSince = performance.now()
    this.#writing = this.#send({ since: this.#since, at, forget: forgettable(this.#known, at) }).then(() => {
      this.#writing = undefined
      if (this.#isBehind) this.#write()
    })
  }

  async #send(beat: Beat): Promise<void> {
    try {
      this.#hear(beat, await this.#options.book.beat(beat))
    } catch (error) {
      if (!this.#isFailing) this.#options.log.warn({ error }, 'it could not be written that this server is there')
      this.#fail()
    }
    this.#tell()
  }

  #hear({ since, at }: Beat, pauses: readonly Span[]): void {
    this.#writtenAt = at
    if (!isSame(pauses, this.#known)) this.#learn(pauses)
    // There was a break after it was sent.
    if (since !== this.#since) return
    this.#isFailing = false
    this.#isWhole = true
  }

  #learn(pauses: readonly Span[]): void {
    const [from, to] = pauses.at(-1) ?? []
    if (to !== undefined && to !== this.#known.at(-1)?.[1])
      this.#options.log.info({ from, to }, 'nobody could answer for a while: clocks leave that out')
    this.#known = pauses
  }

  #fail(): void {
    this.#isFailing = true
    this.#since = undefined
  }

  #tell(): void {
    if (this.isSettled === this.#shown) return
    this.#shown = !this.#shown
    for (const listener of [...this.#listeners]) listener()
  }
}
