/** An operation of a JSON patch (RFC 6902). A simple server would send such a patch for the same change. */
type Operation = { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown } | { readonly op: 'remove'; readonly path: string }
type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null
const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0
const join = (path: string, key: string): string => `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`

/** Returns a short patch: at every level it changes the parts or replaces the whole, whichever is shorter. */
export function diffJson(before: unknown, after: unknown, path = ''): readonly Operation[] {
  if (before === after || (before === undefined && after === undefined)) return []
  const whole: readonly Operation[] = [{ op: 'replace', path, value: after }]
  if (!isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after)) return whole
  const parts = Array.isArray(before) && Array.isArray(after) ? diffLists(before, after, path) : diffRecords(before, after, path)
  return path !== '' && parts.length > 1 && sizeOf(parts) > sizeOf(whole) ? whole : parts
}

function diffLists(before: readonly unknown[], after: readonly unknown[], path: string): readonly Operation[] {
  const common = Math.min(before.length, after.length)
  const operations: Operation[] = []
  for (let n = 0; n < common; n++) operations.push(...diffJson(before[n], after[n], `${path}/${n}`))
  for (let n = before.length - 1; n >= common; n--) operations.push({ op: 'remove', path: `${path}/${n}` })
  for (let n = common; n < after.length; n++) operations.push({ op: 'add', path: `${path}/-`, value: after[n] })
  return operations
}

function diffRecords(before: Plain, after: Plain, path: string): readonly Operation[] {
  const operations: Operation[] = []
  for (const key of Object.keys(before))
    if (after[key] === undefined && before[key] !== undefined) operations.push({ op: 'remove', path: join(path, key) })
  for (const [key, value] of Object.entries(after)) {
    if (value === undefined) continue
    if (before[key] === undefined) operations.push({ op: 'add', path: join(path, key), value })
    else operations.push(...diffJson(before[key], value, join(path, key)))
  }
  return operations
}
