/** The most items that are played again to shorten a failure. It limits the work to a few seconds. */
const MAX_REPLAYED = 30_000

/**
 * Shortens a list that fails. It leaves out smaller and smaller pieces, the last ones first, and keeps what still fails.
 * `attempt` returns the items that it needed to fail in the same way, or `undefined` if the list does not fail.
 */
export function shrinkList<T>(items: readonly T[], attempt: (fewer: readonly T[]) => readonly T[] | undefined): readonly T[] {
  let shortest = attempt(items) ?? items
  let replayed = items.length
  for (let size = Math.ceil(shortest.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = shortest.length - size; from > -size && replayed < MAX_REPLAYED; from -= size) {
      const fewer = shortest.toSpliced(Math.max(0, from), size + Math.min(0, from))
      replayed += fewer.length
      const failing = attempt(fewer)
      if (failing) {
        shortest = failing
        from = Math.min(from, shortest.length)
      }
    }
  }
  return shortest
}
