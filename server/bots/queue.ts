import { TaskLane, type TaskOwner } from './lane.ts'

export interface QueuedTask extends TaskOwner {
  /** True if the bot may use its whole budget. Other levels answer at once. */
  readonly isLong: boolean
}

export interface TakenTask<T> {
  readonly task: T
  /** The number of tasks that share the time: one for each waiting owner, or all tasks of the same owner if they are more. */
  readonly sharers: number
}

/** A waiting long task is passed by at most this many short ones. */
export const SHORT_IN_A_ROW = 16

/** Decides which task is next: short ones before long ones, and in each group the owners in turn. */
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
   * Adds a task. Returns the task that is dropped for it, if any: an outdated one of the same seat, or, if there are too many, one of the
   * owner who has the most.
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

  /** Removes all tasks and yields them. */
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
