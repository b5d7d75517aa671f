/** An object that clients know by its refId, with the objects that it holds, in order. */
export interface RefNode {
  readonly id: number
  readonly children: RefNode[]
}

/** The list of children of every object that holds no others. They share it to save memory. */
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

  /** Returns the sequence of public objects: the even numbers. There are more public objects, and small numbers are short on the wire. */
  static shared(): RefIdSequence {
    return new RefIdSequence(0, 2)
  }

  /** Returns the sequence of one seat's private objects. The seats divide the odd numbers among them. */
  static forSeat(seat: number, seats: number): RefIdSequence {
    return new RefIdSequence(2 * seat + 1, 2 * seats)
  }

  next(): number {
    const taken = this.#next
    this.#next += this.#step
    return taken
  }
}
