type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null

/** Compares two pieces of plain data by value. A field that is `undefined` counts as missing. A branch that both share is not searched. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false
  for (const key in a) if (!deepEqual(a[key], b[key])) return false
  for (const key in b) if (!(key in a) && b[key] !== undefined) return false
  return true
}
