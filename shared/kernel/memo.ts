/**
 * Remembers what was made of an object as long as that object lives. For views: a match never changes a root in place, so a part
 * of the table that was not touched keeps its identity and is not compared, copied or sent again. Not for states changed in place.
 */
export function memo<A extends object, B>(make: (of: A) => B): (of: A) => B {
  const made = new WeakMap<A, B>()
  return (of) => {
    const known = made.get(of)
    if (known !== undefined) return known
    const fresh = make(of)
    made.set(of, fresh)
    return fresh
  }
}
