import { TaskLane, type TaskOwner } from './lane.ts'

export interface QueuedTask extends TaskOwner {
  /** It may use up a whole budget; the others answer at first sight. */
  readonly isLong: boolean
}

export interface TakenTask<T> {
  readonly task: T
  /** Among how many the time is divided: those who wait for the same, or those of the same owner if they are more. */
  readonly sharers: number
}

/** So many short thoughts go before a long one that waits, and no more. */
export const SHORT_IN_A_ROW = 16

/** Who thinks next: short thoughts before long ones, and of each kind the owners in turn. */
export class TaskQueue<T extends QueuedTask> {
  readonly #short = new TaskLane<T>()
  readonly #long = new TaskLane<T>()
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
  put(task: T): T | undefined {
    const lane = this.#laneOf(task)
    const before = this.#short.find(task) ?? this.#long.find(task)
    if (before) this.#remove(before)
    lane.put(task)
    const dropped = before ?? (this.size > this.#most ? this.#lastOfGreediest() : undefined)
    if (dropped) this.#remove(dropped)
    return dropped
  }

  take(mayBeLong = true): TakenTask<T> | undefined {
    const isLong = mayBeLong && this.#long.size > 0 && (this.#short.size === 0 || this.#shortInARow >= SHORT_IN_A_ROW)
    const lane = isLong ? this.#long : this.#short
    const task = lane.take()
    if (!task) return undefined
    this.#shortInARow = isLong ? 0 : this.#shortInARow + 1
    return { task, sharers: 1 + Math.max(lane.owners + (isLong ? this.#short.owners : 0), lane.sizeOf(task.owner)) }
  }

  /** Empties it. */
  *drain(): Generator<T> {
    for (let turn = this.take(); turn; turn = this.take()) yield turn.task
  }

  #laneOf({ isLong }: T): TaskLane<T> {
    return isLong ? this.#long : this.#short
  }

  #remove(task: T): void {
    this.#laneOf(task).remove(task)
  }

  #lastOfGreediest(): T | undefined {
    const counts = new Map<string, { count: number; last: T }>()
    let greediest: { count: number; last: T } | undefined
    for (const task of [...this.#short, ...this.#long]) {
      const counted = { count: (counts.get(task.owner)?.count ?? 0) + 1, last: task }
      counts.set(task.owner, counted)
      if (!greediest || counted.count >= greediest.count) greediest = counted
    }
    return greediest?.last
  }
}
