/** Returns the given object from its constructor, so that a subclass can write private fields on that object. */
class ReturnGiven {
  constructor(bearer: object) {
    // biome-ignore lint/correctness/noConstructorReturn: that is its purpose.
    return bearer
  }
}

/**
 * Caches a value for an object as long as the object lives. It serves views: a match does not change its committed state in place, so an
 * untouched part of the table stays the same object and is not compared, copied or sent again. Do not use it on state that is changed in place.
 *
 * The value is in a private field of the object, where no copy and no comparison sees it. With a WeakMap, a server with a thousand matches
 * paused four times as long for garbage collection (2026-11-16). To repeat it, use a WeakMap here and compare the garbage collection
 * pauses in `/metrics` during `npm run loadtest -- --matches 1000`.
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

/** Caches the value for the last argument only. */
export function memoLast<A, B>(make: (of: A) => B): (of: A) => B {
  let last: { readonly of: A; readonly made: B } | undefined
  return (of) => {
    if (last?.of !== of) last = { of, made: make(of) }
    return last.made
  }
}
