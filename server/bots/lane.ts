/** What a thought is told apart by. */
export interface TaskOwner {
  /** Whose share it comes out of. */
  readonly owner: string
  readonly match: string
  readonly seat: number
}

/** Thoughts that wait. Owners take turns, and so do the matches of one owner: who has many waits for himself. */
export class TaskLane<T extends TaskOwner> {
  /** By owner and by match; whose turn it is comes first. */
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

  /** The next one; its owner and its match go to the end of their rows. */
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

  /** What waits for the same seat of the same match. */
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

  /** All of them, in no order that matters. */
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
