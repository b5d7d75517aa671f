import type { Span } from '#rooms/match/clock/spans.ts'
import type { Logger, Outages } from '#rooms/services.ts'
import type { Cancel, Time } from '#rooms/time.ts'
import { BEAT_MS, type Beat, forgettable, PAUSE_MS, type PauseStore } from './pauses.ts'

export interface HeartbeatOptions {
  readonly store: PauseStore
  readonly time: Time
  readonly log: Logger
}

const isSame = (one: readonly Span[], other: readonly Span[]): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Writes beats while this process can accept answers, and reads the pauses in which no process could. A beat covers the time since the last
 * break, so it is true even if it is written late. If the process was frozen, or could not write, for longer than PAUSE_MS, it does not know
 * the time of its clocks until the next beat is written.
 */
export class Heartbeat implements Outages {
  readonly #options: HeartbeatOptions
  readonly #listeners = new Set<() => void>()
  #known: readonly Span[] = []
  /** The end of the last break. */
  #since: number | undefined
  #tickedAt: number
  /** The time up to which beats are written. */
  #writtenAt: number
  #isFailing = false
  /** True if every known break is written. */
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

  /** Beats now, then at the usual interval. */
  beat(): void {
    if (this.#closed) return
    this.#cancel?.()
    const { time } = this.#options
    const now = time.now()
    this.#isWhole = this.isSettled
    if (now - this.#tickedAt > PAUSE_MS) this.#since = undefined
    // A disk that does not answer counts as failing. This limit uses real time, not the time of the clocks.
    if (this.#writing && performance.now() - this.#writingSince > PAUSE_MS) this.#fail()
    this.#tickedAt = now
    this.#cancel = time.after(BEAT_MS, () => this.beat())
    this.#notify()
    if (this.#writing) this.#isBehind = true
    else this.#write()
  }

  /** Writes a last beat, because answers could be accepted until now. */
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
      this.#onBeatWritten(beat, await this.#options.store.beat(beat))
    } catch (error) {
      if (!this.#isFailing) this.#options.log.warn({ error }, 'the heartbeat could not be written')
      this.#fail()
    }
    this.#notify()
  }

  #onBeatWritten({ since, at }: Beat, pauses: readonly Span[]): void {
    this.#writtenAt = at
    if (!isSame(pauses, this.#known)) this.#updatePauses(pauses)
    // There was a break after this beat was sent.
    if (since !== this.#since) return
    this.#isFailing = false
    this.#isWhole = true
  }

  #updatePauses(pauses: readonly Span[]): void {
    const [from, to] = pauses.at(-1) ?? []
    if (to !== undefined && to !== this.#known.at(-1)?.[1])
      this.#options.log.info({ from, to }, 'the service was paused, and clocks leave this time out')
    this.#known = pauses
  }

  #fail(): void {
    this.#isFailing = true
    this.#since = undefined
  }

  #notify(): void {
    if (this.isSettled === this.#shown) return
    this.#shown = !this.#shown
    for (const listener of [...this.#listeners]) listener()
  }
}
