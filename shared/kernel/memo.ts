/** Gives any object back as if it were new: what extends this can write private fields on it. */
class ReturnGiven {
  constructor(bearer: object) {
    // biome-ignore lint/correctness/noConstructorReturn: that is its purpose.
    return bearer
  }
}

/**
 * Remembers what was made of an object as long as that object lives. For views: a match never changes a root in place, so a part
 * of the table that was not touched keeps its identity and is not compared, copied or sent again. Not for states changed in place.
 *
 * It is written on the object itself, where no copy and no comparison sees it. With a WeakMap a server with a thousand tables
 * stood still four times as long to collect garbage.
 */
export function memoOnObject<A extends object, B>(make: (of: A) => B): (of: A) => B {
  class MemoSlot extends ReturnGiven {
    readonly #made: B

    constructor(of: A, made: B) {
      super(of)
      this.#made = made
    }

    static read(of: object): B {
      if (#made in of) return of.#made
      const made = make(of as A)
      new MemoSlot(of as A, made)
      return made
    }
  }
  return MemoSlot.read
}

/** Remembers only what was made of the last one. */
export function memoLast<A, B>(make: (of: A) => B): (of: A) => B {
  let last: { readonly of: A; readonly made: B } | undefined
  return (of) => {
    if (last?.of !== of) last = { of, made: make(of) }
    return last.made
  }
}
