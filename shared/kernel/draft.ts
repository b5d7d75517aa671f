type Plain = Record<PropertyKey, unknown>

const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null

function isFlat(value: Plain): boolean {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) if (isObject(value[index])) return false
    return true
  }
  for (const key in value) if (isObject(value[key])) return false
  return true
}

/** An object of the root that was touched: what it was, and the copy that the recipe works on. */
class Touched implements ProxyHandler<Plain> {
  readonly draft: Draft
  readonly base: Plain
  readonly copy: Plain
  result: Plain | undefined

  constructor(draft: Draft, base: Plain) {
    this.draft = draft
    this.base = base
    this.copy = (Array.isArray(base) ? base.slice() : { ...base }) as Plain
  }

  get(copy: Plain, key: PropertyKey): unknown {
    const value = copy[key]
    if (!isObject(value) || value !== this.base[key]) return value
    const opened = this.draft.open(value)
    copy[key] = opened
    return opened
  }

  set(copy: Plain, key: PropertyKey, value: unknown): boolean {
    copy[key] = value
    return true
  }
}

/**
 * A change under way: the recipe sees copies, and only of what it looks at; what was before stays whole.
 * An object that holds no others is handed out as a plain copy, at full speed; only those with branches stand behind a proxy.
 */
export class Draft {
  readonly #touched = new Map<object, Touched>()

  open<T extends object>(base: T): T
  open(base: Plain): Plain {
    const touched = new Touched(this, base)
    const opened = isFlat(base) ? touched.copy : new Proxy(touched.copy, touched)
    this.#touched.set(opened, touched)
    return opened
  }

  /** What became of a value; whatever did not change is the very object it was before. */
  close<T extends object>(value: T): T
  close(value: Plain): Plain {
    const touched = this.#touched.get(value)
    if (!touched) return this.#closeNew(value)
    touched.result ??= this.#compare(touched)
    return touched.result
  }

  /** Made by the recipe, perhaps with touched objects in it. */
  #closeNew(value: Plain): Plain {
    if (Array.isArray(value)) for (let index = 0; index < value.length; index++) this.#closeAt(value, index)
    else for (const key in value) this.#closeAt(value, key)
    return value
  }

  #closeAt(holder: Plain, key: PropertyKey): unknown {
    const value = holder[key]
    if (!isObject(value)) return value
    const closed = this.close(value)
    if (closed !== value) holder[key] = closed
    return closed
  }

  #compare({ base, copy }: Touched): Plain {
    return (Array.isArray(base) ? this.#compareLists(base, copy) : this.#compareRecords(base, copy)) ? base : copy
  }

  #compareLists(base: Plain, copy: Plain): boolean {
    const length = copy.length as number
    let isSame = length === base.length
    for (let index = 0; index < length; index++) if (copy[index] !== base[index] && this.#closeAt(copy, index) !== base[index]) isSame = false
    return isSame
  }

  #compareRecords(base: Plain, copy: Plain): boolean {
    const before = Object.keys(base)
    const after = Object.keys(copy)
    let isSame = after.length === before.length
    for (let n = 0; n < after.length; n++) {
      const key = after[n] as string
      const isShared = copy[key] === base[key] || this.#closeAt(copy, key) === base[key]
      if (!isShared || key !== before[n]) isSame = false
    }
    return isSame
  }
}
