/** A period, from one moment to a later one. */
export type Span = readonly [from: number, to: number]

const overlap = ([a, b]: Span, [c, d]: Span): number => Math.max(0, Math.min(b, d) - Math.max(a, c))

/** Returns how much of a span lies in the others, which must not overlap each other. */
export const within = (span: Span, spans: readonly Span[]): number => spans.reduce((sum, other) => sum + overlap(span, other), 0)

/** Merges spans. The result is in order and has no overlaps. */
export function union(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = []
  for (const [from, to] of spans.filter((span) => span[0] < span[1]).toSorted((one, other) => one[0] - other[0])) {
    const last = joined.at(-1)
    if (last && from <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)]
    else joined.push([from, to])
  }
  return joined
}

/** Returns the parts of a span that lie in none of the others, which must be in order and must not overlap each other. */
export function without([from, to]: Span, spans: readonly Span[]): readonly Span[] {
  const left: Span[] = []
  let at = from
  for (const [start, end] of spans) {
    if (end <= at) continue
    if (start >= to) break
    if (start > at) left.push([at, start])
    at = end
  }
  if (at < to) left.push([at, to])
  return left
}
