import { Emitter } from '#sdk/match/emitter.ts'
import type { GameEvent } from '#shared/kernel/event.ts'
import { type PlaybackSpeed, SPEEDS } from './playback-speed.ts'

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
  /** How many times faster than usual the last event plays. */
  readonly speed: number
  /** Something is still to play. */
  readonly busy: boolean
  /** How many events are still to be shown after those that have begun to play. */
  readonly left: number
  /** The next event waits until the person asks for it. */
  readonly isWaiting: boolean
}

const HURRY_FROM = 4
const JUMP_FROM = 12

const AT_REST = { speed: 1, busy: false, left: 0, isWaiting: false } as const

/** Returns how long an event is shown, in ms. 0 means that there is nothing to see, or that it plays together with the next one. */
export type EventDuration = (event: GameEvent, next: GameEvent | undefined) => number

/**
 * Plays events one after another, in the order of the log. At the usual speed it hurries when it falls behind, and skips to the end when
 * it falls too far behind.
 */
export class Playback {
  readonly #shown: Emitter<PlaybackState>
  readonly #eventMs: EventDuration
  readonly #speed: () => PlaybackSpeed
  /** One event may play without being asked for. */
  #isAskedFor = true
  #queue: readonly PlaybackStep[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(start: PlaybackStep, eventMs: EventDuration, speed: () => PlaybackSpeed = () => SPEEDS.normal) {
    this.#shown = new Emitter<PlaybackState>({ ...settledAt(start), ...AT_REST })
    this.#eventMs = eventMs
    this.#speed = speed
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
    if (this.#speed().mayHurry && this.#waiting() >= JUMP_FROM) this.skip()
    else this.resume()
  }

  /** Goes on if nothing plays at the moment, for example because the speed has changed. */
  resume(): void {
    if (this.#timer === undefined) this.#next()
  }

  /** Plays the next event now. If there is none, the next one to come does not wait. */
  advance(): void {
    this.#isAskedFor = true
    this.stop()
    this.#next()
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
    return events.filter((event, at) => this.#isShown(event, events[at + 1])).length
  }

  #isShown(event: GameEvent, next: GameEvent | undefined): boolean {
    const { factor, isStepwise } = this.#speed()
    return this.#eventMs(event, next) / (isStepwise ? 1 : factor) > 0
  }

  #next(): void {
    this.#timer = undefined
    const [step, ...rest] = this.#queue
    if (!step) return
    const ahead = step.events.slice(this.#shown.read().played.length)
    const shown = ahead.findIndex((event, at) => this.#isShown(event, ahead[at + 1]))
    if (shown !== -1) {
      this.#show(ahead.slice(0, shown + 1), ahead[shown + 1])
      return
    }
    this.#queue = rest
    if (rest.length > 0) this.#shown.set({ ...this.#shown.read(), ...settledAt(step) })
    else this.#settle(step)
    this.#next()
  }

  /** Lets these events begin. Only the last one of them takes time. */
  #show(events: readonly GameEvent[], next: GameEvent | undefined): void {
    const now = this.#shown.read()
    const { factor, mayHurry, isStepwise } = this.#speed()
    const left = this.#waiting()
    if (isStepwise && !this.#isAskedFor) {
      this.#shown.set({ ...now, busy: true, isWaiting: true, left })
      return
    }
    this.#isAskedFor = false
    const speed = factor * (mayHurry && left >= HURRY_FROM ? 2 : 1)
    this.#shown.set({ ...now, played: [...now.played, ...events], speed, busy: true, isWaiting: false, left: left - 1 })
    const last = events.at(-1)
    this.#timer = setTimeout(() => this.#next(), last ? this.#eventMs(last, next) / speed : 0)
  }

  #settle(step: PlaybackStep): void {
    this.stop()
    this.#shown.set({ ...settledAt(step), ...AT_REST })
  }
}

function settledAt({ seq, table, hand }: PlaybackStep): Pick<PlaybackState, 'seq' | 'table' | 'hand' | 'played'> {
  return { seq, table, played: [], ...(hand ? { hand } : {}) }
}
