const FIRST_MS = 400
const LONGEST_MS = 5_000

/** How long to wait before the next try: longer every time, never the same for everybody. */
export function backoffMs(attempt: number, chance: () => number = Math.random): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt)
  return Math.round(full * (0.5 + chance() / 2))
}
