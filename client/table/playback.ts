import type { GameEvent } from '#shared/kernel/event.ts'
import { Emitter } from '../net/emitter.ts'

/** What one entry brought and how the table stood after it. */
export interface Moment {
  readonly seq: number
  readonly events: readonly GameEvent[]
  readonly table: object
  readonly hand?: object
}

export interface Shown {
  readonly seq: number
  readonly table: object
  readonly hand?: object
  /** The events of the next entry that have begun to play over this table. */
  readonly played: readonly GameEvent[]
  /** 1, or 2 when the table is behind. */
  readonly speed: number
  /** Something is still to be played. */
  readonly busy: boolean
}

const HURRY_FROM = 4
const JUMP_FROM = 12

/** How long an event is shown, in ms; 0 = nothing to see, or it plays together with the next one. */
export type Tempo = (event: GameEvent, next: GameEvent | undefined) => number

/** Plays what happened one event after another, in the order of the log; hurries when it falls behind, and jumps to the end when it must. */
export class Playback {
  readonly #shown: Emitter<Shown>
  readonly #tempo: Tempo
  #queue: readonly Moment[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(start: Moment, tempo: Tempo) {
    this.#shown = new Emitter<Shown>({ ...standing(start), speed: 1, busy: false })
    this.#tempo = tempo
  }

  get read(): () => Shown {
    return this.#shown.read
  }
  get subscribe(): (listener: () => void) => () => void {
    return this.#shown.subscribe
  }

  play(moments: readonly Moment[]): void {
    if (moments.length === 0) return
    this.#queue = [...this.#queue, ...moments]
    if (this.#waiting() >= JUMP_FROM) this.skip()
    else if (this.#timer === undefined) this.#next()
  }

  /** Straight to the end. */
  skip(): void {
    const last = this.#queue.at(-1)
    this.#queue = []
    if (last) this.#rest(last)
  }

  /** Here and now, whatever was waiting: another moment is looked at. */
  jump(moment: Moment): void {
    this.#queue = []
    this.#rest(moment)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #waiting(): number {
    const [now, ...later] = this.#queue
    const ahead = now?.events.slice(this.#shown.read().played.length) ?? []
    return [ahead, ...later.map(({ events }) => events)].reduce((sum, events) => sum + this.#beats(events), 0)
  }

  #beats(events: readonly GameEvent[]): number {
    return events.filter((event, at) => this.#tempo(event, events[at + 1]) > 0).length
  }

  #next(): void {
    this.#timer = undefined
    const [moment, ...rest] = this.#queue
    if (!moment) return
    const { played } = this.#shown.read()
    const ahead = moment.events.slice(played.length)
    const seen = ahead.findIndex((event, at) => this.#tempo(event, ahead[at + 1]) > 0)
    const event = ahead[seen]
    if (!event) {
      this.#queue = rest
      if (rest.length > 0) this.#shown.set({ ...this.#shown.read(), ...standing(moment) })
      else this.#rest(moment)
      this.#next()
      return
    }
    const speed = this.#waiting() >= HURRY_FROM ? 2 : 1
    this.#shown.set({ ...this.#shown.read(), played: [...played, ...ahead.slice(0, seen + 1)], speed, busy: true })
    this.#timer = setTimeout(() => this.#next(), this.#tempo(event, ahead[seen + 1]) / speed)
  }

  #rest(moment: Moment): void {
    this.stop()
    this.#shown.set({ ...standing(moment), speed: 1, busy: false })
  }
}

function standing({ seq, table, hand }: Moment): Pick<Shown, 'seq' | 'table' | 'hand' | 'played'> {
  return { seq, table, played: [], ...(hand ? { hand } : {}) }
}
