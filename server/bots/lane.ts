/** Identifies a task by its owner, match and seat. */
export interface TaskOwner {
  /** The person whose share of the threads it uses. */
  readonly owner: string
  readonly match: string
  readonly seat: number
}

/** The waiting tasks. Owners take turns, and so do the matches of one owner. An owner of many tasks delays only their own. */
export class TaskLane<T extends TaskOwner> {
  /** The tasks by owner and match. The first owner and the first match are next. */
  readonly #owners = new Map<string, Map<string, T[]>>()
  #size = 0

  get size(): number {
    return this.#size
  }

  get owners(): number {
    return this.#owners.size
  }

  sizeOf(owner: string): number {
    let size = 0
    for (const tasks of this.#owners.get(owner)?.values() ?? []) size += tasks.length
    return size
  }

  put(task: T): void {
    const matches = this.#owners.get(task.owner) ?? new Map<string, T[]>()
    const tasks = matches.get(task.match) ?? []
    tasks.push(task)
    matches.set(task.match, tasks)
    this.#owners.set(task.owner, matches)
    this.#size++
  }

  /** Takes the next task. Its owner and its match go to the end of their queues. */
  take(): T | undefined {
    const [row] = this.#owners
    const [turn] = row?.[1] ?? []
    const task = turn?.[1][0]
    if (!row || !turn || !task) return undefined
    this.remove(task)
    rotate(row[1], turn[0])
    rotate(this.#owners, row[0])
    return task
  }

  /** Returns the waiting task of the same seat in the same match. */
  find({ owner, match, seat }: TaskOwner): T | undefined {
    return this.#owners
      .get(owner)
      ?.get(match)
      ?.find((task) => task.seat === seat)
  }

  remove(task: T): void {
    const matches = this.#owners.get(task.owner)
    const tasks = matches?.get(task.match)
    const at = tasks?.indexOf(task) ?? -1
    if (!matches || !tasks || at < 0) return
    tasks.splice(at, 1)
    this.#size--
    if (tasks.length === 0) matches.delete(task.match)
    if (matches.size === 0) this.#owners.delete(task.owner)
  }

  /** Iterates over all tasks in no particular order. */
  *[Symbol.iterator](): Iterator<T> {
    for (const matches of this.#owners.values()) for (const tasks of matches.values()) yield* tasks
  }
}

function rotate<K, V>(row: Map<K, V>, key: K): void {
  const value = row.get(key)
  if (value === undefined) return
  row.delete(key)
  row.set(key, value)
}
