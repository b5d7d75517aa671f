/** What a thought is told apart by. */
export interface Place {
  /** Whose share it comes out of. */
  readonly owner: string
  readonly match: string
  readonly seat: number
}

/** Thoughts that wait. Owners take turns, and so do the matches of one owner: who has many waits for himself. */
export class Lane<T extends Place> {
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
    for (const thoughts of this.#owners.get(owner)?.values() ?? []) size += thoughts.length
    return size
  }

  put(thought: T): void {
    const matches = this.#owners.get(thought.owner) ?? new Map<string, T[]>()
    const thoughts = matches.get(thought.match) ?? []
    thoughts.push(thought)
    matches.set(thought.match, thoughts)
    this.#owners.set(thought.owner, matches)
    this.#size++
  }

  /** The next one; its owner and its match go to the end of their rows. */
  take(): T | undefined {
    const [row] = this.#owners
    const [turn] = row?.[1] ?? []
    const thought = turn?.[1][0]
    if (!row || !turn || !thought) return undefined
    this.remove(thought)
    rotate(row[1], turn[0])
    rotate(this.#owners, row[0])
    return thought
  }

  /** What waits for the same seat of the same match. */
  find({ owner, match, seat }: Place): T | undefined {
    return this.#owners
      .get(owner)
      ?.get(match)
      ?.find((thought) => thought.seat === seat)
  }

  remove(thought: T): void {
    const matches = this.#owners.get(thought.owner)
    const thoughts = matches?.get(thought.match)
    const at = thoughts?.indexOf(thought) ?? -1
    if (!matches || !thoughts || at < 0) return
    thoughts.splice(at, 1)
    this.#size--
    if (thoughts.length === 0) matches.delete(thought.match)
    if (matches.size === 0) this.#owners.delete(thought.owner)
  }

  /** All of them, in no order that matters. */
  *[Symbol.iterator](): Iterator<T> {
    for (const matches of this.#owners.values()) for (const thoughts of matches.values()) yield* thoughts
  }
}

function rotate<K, V>(row: Map<K, V>, key: K): void {
  const value = row.get(key)
  if (value === undefined) return
  row.delete(key)
  row.set(key, value)
}
