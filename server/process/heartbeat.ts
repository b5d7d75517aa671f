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
 * Says that this process can take answers, as long as it can, and learns when nobody could. A beat tells since when there has been no
 * break: it may be written late and is still true. A process that stood still, or could not write, for longer than a pause does not
 * know what time it is for the clocks until its next beat is written.
 */
export class Heartbeat implements Outages {
  readonly #options: HeartbeatOptions
  readonly #listeners = new Set<() => void>()
  #known: readonly Span[] = []
  /** Since when there has been no break. */
  #since: number | undefined
  #tickedAt: number
  /** Up to where it is written that there was none. */
  #writtenAt: number
  #isFailing = false
  /** Nothing is known of a break that is not written yet. */
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

  /** Calls back when `isSettled` is not what it was. */
  watch(listener: () => void): void {
    this.#listeners.add(listener)
  }

  /** From now on. Resolves when the first beat was written, or could not be. */
  async start(): Promise<void> {
    this.beat()
    await this.#writing
  }

  /** Now, and then as often as usual. */
  beat(): void {
    if (this.#closed) return
    this.#cancel?.()
    const { time } = this.#options
    const now = time.now()
    this.#isWhole = this.isSettled
    if (now - this.#tickedAt > PAUSE_MS) this.#since = undefined
    // A disk that says nothing is no better than one that says no. How long that takes is no matter of the clocks.
    if (this.#writing && performance.now() - this.#writingSince > PAUSE_MS) this.#fail()
    this.#tickedAt = now
    this.#cancel = time.after(BEAT_MS, () => this.beat())
    this.#tell()
    if (this.#writing) this.#isBehind = true
    else this.#write()
  }

  /** The last beat: up to here somebody could answer. */
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
    // There has been a break since it was sent.
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
