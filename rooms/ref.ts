/** An object as its readers know it: by number. Below it, in order, the objects that it holds. */
export interface Ref {
  readonly id: number
  readonly branches: Ref[]
}

/** What holds no objects, and most do not, has no list of its own. */
export const NO_BRANCHES: Ref[] = []

/** A dict names its items by number, too. */
export interface Slot {
  readonly index: number
  readonly ref: Ref | undefined
}
export interface DictRef extends Ref {
  readonly slots: Map<string, Slot>
  nextSlot: number
}

/**
 * Numbers objects, none twice. All readers know what is public by the same numbers; each secret has a row of its own,
 * because by the number of an object of one's own one could else count the objects that others have in secret.
 */
export class Numbers {
  #next: number
  readonly #step: number

  private constructor(first: number, step: number) {
    this.#next = first
    this.#step = step
  }

  /** Even: there are more of those, and small numbers are short on the wire. */
  static forAll(): Numbers {
    return new Numbers(0, 2)
  }

  static forSecret(row: number, rows: number): Numbers {
    return new Numbers(2 * row + 1, 2 * rows)
  }

  take(): number {
    const taken = this.#next
    this.#next += this.#step
    return taken
  }
}
