import { Emitter } from '#sdk/match/emitter.ts'
import type { GameEvent } from '#shared/kernel/event.ts'

/** The events of one entry and the table after it. */
export interface PlaybackStep {
  readonly seq: number
  readonly events: readonly GameEvent[]
  readonly table: object
  readonly hand?: object
}

export interface PlaybackState {
  readonly seq: number
  readonly table: object
  readonly hand?: object
  /** The events of the next entry that have begun to play over this table. */
  readonly played: readonly GameEvent[]
  /** 1, or 2 when the table is behind. */
  readonly speed: number
  /** Something is still to play. */
  readonly busy: boolean
}

const HURRY_FROM = 4
const JUMP_FROM = 12

/** Returns how long an event is shown, in ms. 0 means that there is nothing to see, or that it plays together with the next one. */
export type EventDuration = (event: GameEvent, next: GameEvent | undefined) => number

/**
 * Plays events one after another, in the order of the log. It doubles its speed when it falls behind, and skips to the end when it falls
 * too far behind.
 */
export class Playback {
  readonly #shown: Emitter<PlaybackState>
  readonly #eventMs: EventDuration
  #queue: readonly PlaybackStep[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(start: PlaybackStep, eventMs: EventDuration) {
    this.#shown = new Emitter<PlaybackState>({ ...settledAt(start), speed: 1, busy: false })
    this.#eventMs = eventMs
  }

  get read(): () => PlaybackState {
    return this.#shown.read
  }
  get subscribe(): (listener: () => void) => () => void {
    return this.#shown.subscribe
  }

  play(steps: readonly PlaybackStep[]): void {
    if (steps.length === 0) return
    this.#queue = [...this.#queue, ...steps]
    if (this.#waiting() >= JUMP_FROM) this.skip()
    else if (this.#timer === undefined) this.#next()
  }

  /** Skips to the end. */
  skip(): void {
    const last = this.#queue.at(-1)
    this.#queue = []
    if (last) this.#settle(last)
  }

  /** Shows this moment at once and drops everything that waited. */
  jump(step: PlaybackStep): void {
    this.#queue = []
    this.#settle(step)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #waiting(): number {
    const [now, ...later] = this.#queue
    const ahead = now?.events.slice(this.#shown.read().played.length) ?? []
    return [ahead, ...later.map(({ events }) => events)].reduce((sum, events) => sum + this.#countShown(events), 0)
  }

  #countShown(events: readonly GameEvent[]): number {
    return events.filter((event, at) => this.#eventMs(event, events[at + 1]) > 0).length
  }

  #next(): void {
    this.#timer = undefined
    const [step, ...rest] = this.#queue
    if (!step) return
    const { played } = this.#shown.read()
    const ahead = step.events.slice(played.length)
    const seen = ahead.findIndex((event, at) => this.#eventMs(event, ahead[at + 1]) > 0)
    const event = ahead[seen]
    if (!event) {
      this.#queue = rest
      if (rest.length > 0) this.#shown.set({ ...this.#shown.read(), ...settledAt(step) })
      else this.#settle(step)
      this.#next()
      return
    }
    const speed = this.#waiting() >= HURRY_FROM ? 2 : 1
    this.#shown.set({ ...this.#shown.read(), played: [...played, ...ahead.slice(0, seen + 1)], speed, busy: true })
    this.#timer = setTimeout(() => this.#next(), this.#eventMs(event, ahead[seen + 1]) / speed)
  }

  #settle(step: PlaybackStep): void {
    this.stop()
    this.#shown.set({ ...settledAt(step), speed: 1, busy: false })
  }
}

function settledAt({ seq, table, hand }: PlaybackStep): Pick<PlaybackState, 'seq' | 'table' | 'hand' | 'played'> {
  return { seq, table, played: [], ...(hand ? { hand } : {}) }
}
