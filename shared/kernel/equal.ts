type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null

/** Whether two pieces of plain data say the same; what is undefined is not there. A branch that both share is not looked into. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false
  for (const key in a) if (!deepEqual(a[key], b[key])) return false
  for (const key in b) if (!(key in a) && b[key] !== undefined) return false
  return true
}
