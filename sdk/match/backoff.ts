const FIRST_MS = 400
const LONGEST_MS = 5_000

/** Returns the wait before the next try. It doubles up to a limit, and is random so that clients do not return at the same moment. */
export function backoffMs(attempt: number, chance: () => number = Math.random): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt)
  return Math.round(full * (0.5 + chance() / 2))
}
