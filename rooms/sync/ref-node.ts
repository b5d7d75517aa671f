/** An object as its readers know it: by number. Below it, in order, the objects that it holds. */
export interface RefNode {
  readonly id: number
  readonly children: RefNode[]
}

/** What holds no objects, and most do not, has no list of its own. */
export const NO_CHILDREN: RefNode[] = []

/** A dict names its items by number, too. */
export interface MapSlot {
  readonly index: number
  readonly ref: RefNode | undefined
}
export interface MapRefNode extends RefNode {
  readonly slots: Map<string, MapSlot>
  nextSlot: number
}

/**
 * Numbers objects, none twice. All readers know what is public by the same numbers; each secret has a row of its own,
 * because by the number of an object of one's own one could else count the objects that others have in secret.
 */
export class RefIdSequence {
  #next: number
  readonly #step: number

  private constructor(first: number, step: number) {
    this.#next = first
    this.#step = step
  }

  /** Even: there are more of those, and small numbers are short on the wire. */
  static shared(): RefIdSequence {
    return new RefIdSequence(0, 2)
  }

  static forSeat(row: number, rows: number): RefIdSequence {
    return new RefIdSequence(2 * row + 1, 2 * rows)
  }

  next(): number {
    const taken = this.#next
    this.#next += this.#step
    return taken
  }
}
