type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

function shareList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const shared = after.map((item, index) => share(before[index], item))
  return before.length === after.length && shared.every((item, index) => item === before[index]) ? before : shared
}

function shareRecord(before: Plain, after: Plain): Plain {
  const keys = Object.keys(after)
  const shared = Object.fromEntries(keys.map((key) => [key, share(before[key], after[key])]))
  const same = keys.length === Object.keys(before).length && keys.every((key) => shared[key] === before[key])
  return same ? before : shared
}

/** `after`, with every branch that equals the one before being the very same object: who compares by identity redraws only what changed. */
export function share<T>(before: unknown, after: T): T
export function share(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before
  if (Array.isArray(before) && Array.isArray(after)) return shareList(before, after)
  if (isPlain(before) && isPlain(after)) return shareRecord(before, after)
  return after
}
