/** An object that clients know by its refId, and below it, in order, the objects that it holds. */
export interface RefNode {
  readonly id: number
  readonly children: RefNode[]
}

/** Shared by all objects that hold no others, which saves a list each. */
export const NO_CHILDREN: RefNode[] = []

/** An item of a map. Operations name it by its index. */
export interface MapSlot {
  readonly index: number
  readonly ref: RefNode | undefined
}
export interface MapRefNode extends RefNode {
  readonly slots: Map<string, MapSlot>
  nextSlot: number
}

/**
 * Hands out refIds and never reuses one. Public objects share a sequence; each seat's private objects have their own. With one sequence
 * for all, gaps in a seat's ids would show how many private objects the others have.
 */
export class RefIdSequence {
  #next: number
  readonly #step: number

  private constructor(first: number, step: number) {
    this.#next = first
    this.#step = step
  }

  /** Public objects get the even numbers: there are more of them, and small numbers are short on the wire. */
  static shared(): RefIdSequence {
    return new RefIdSequence(0, 2)
  }

  /** The private objects of all seats share the odd numbers. */
  static forSeat(seat: number, seats: number): RefIdSequence {
    return new RefIdSequence(2 * seat + 1, 2 * seats)
  }

  next(): number {
    const taken = this.#next
    this.#next += this.#step
    return taken
  }
}
