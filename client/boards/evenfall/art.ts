/** Returns the same number for the same name. */
export function hashOf(name: string): number {
  let hash = 7
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 100_003
  return hash
}

/** Returns keys for equal items, which have no name but their number. */
export const times = (n: number): readonly string[] => Array.from({ length: Math.max(0, n) }, (_, nth) => String(nth))
