type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

function reuseList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const shared = after.map((item, index) => reuseUnchanged(before[index], item))
  return before.length === after.length && shared.every((item, index) => item === before[index]) ? before : shared
}

function reuseRecord(before: Plain, after: Plain): Plain {
  const keys = Object.keys(after)
  const shared = Object.fromEntries(keys.map((key) => [key, reuseUnchanged(before[key], after[key])]))
  const same = keys.length === Object.keys(before).length && keys.every((key) => shared[key] === before[key])
  return same ? before : shared
}

/** Returns `after` with each equal part replaced by the object from `before`, so that code that compares by identity redraws only changes. */
export function reuseUnchanged<T>(before: unknown, after: T): T
export function reuseUnchanged(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before
  if (Array.isArray(before) && Array.isArray(after)) return reuseList(before, after)
  if (isPlain(before) && isPlain(after)) return reuseRecord(before, after)
  return after
}
