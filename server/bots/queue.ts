import { Lane, type Place } from './lane.ts'

export interface Queued extends Place {
  /** It may use up a whole budget; the others answer at first sight. */
  readonly isLong: boolean
}

export interface Turn<T> {
  readonly thought: T
  /** Among how many the time is divided: those who wait for the same, or those of the same owner if they are more. */
  readonly sharers: number
}

/** So many short thoughts go before a long one that waits, and no more. */
export const SHORT_IN_A_ROW = 16

/** Who thinks next: short thoughts before long ones, and of each kind the owners in turn. */
export class ThoughtQueue<T extends Queued> {
  readonly #short = new Lane<T>()
  readonly #long = new Lane<T>()
  readonly #most: number
  #shortInARow = 0

  constructor(most: number) {
    this.#most = most
  }

  get size(): number {
    return this.#short.size + this.#long.size
  }

  /**
   * Gives what will not be thought for it: what waited for the same seat, whose question is another by now; or, if there are too many,
   * one of the owner who has most.
   */
  put(thought: T): T | undefined {
    const lane = this.#laneOf(thought)
    const before = this.#short.find(thought) ?? this.#long.find(thought)
    if (before) this.#remove(before)
    lane.put(thought)
    const dropped = before ?? (this.size > this.#most ? this.#lastOfGreediest() : undefined)
    if (dropped) this.#remove(dropped)
    return dropped
  }

  take(mayBeLong = true): Turn<T> | undefined {
    const isLong = mayBeLong && this.#long.size > 0 && (this.#short.size === 0 || this.#shortInARow >= SHORT_IN_A_ROW)
    const lane = isLong ? this.#long : this.#short
    const thought = lane.take()
    if (!thought) return undefined
    this.#shortInARow = isLong ? 0 : this.#shortInARow + 1
    return { thought, sharers: 1 + Math.max(lane.owners + (isLong ? this.#short.owners : 0), lane.sizeOf(thought.owner)) }
  }

  /** Empties it. */
  *drain(): Generator<T> {
    for (let turn = this.take(); turn; turn = this.take()) yield turn.thought
  }

  #laneOf({ isLong }: T): Lane<T> {
    return isLong ? this.#long : this.#short
  }

  #remove(thought: T): void {
    this.#laneOf(thought).remove(thought)
  }

  #lastOfGreediest(): T | undefined {
    const counts = new Map<string, { count: number; last: T }>()
    let greediest: { count: number; last: T } | undefined
    for (const thought of [...this.#short, ...this.#long]) {
      const counted = { count: (counts.get(thought.owner)?.count ?? 0) + 1, last: thought }
      counts.set(thought.owner, counted)
      if (!greediest || counted.count >= greediest.count) greediest = counted
    }
    return greediest?.last
  }
}
