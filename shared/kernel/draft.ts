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
  /** Nobody can tell what was written to it but by comparing. */
  isWritten: boolean
  /** Under these keys stands what was looked into. */
  readonly looked: PropertyKey[] = []
  result: Plain | undefined

  constructor(draft: Draft, base: Plain, isWritten: boolean) {
    this.draft = draft
    this.base = base
    this.copy = (Array.isArray(base) ? base.slice() : { ...base }) as Plain
    this.isWritten = isWritten
  }

  get(copy: Plain, key: PropertyKey): unknown {
    const value = copy[key]
    if (!isObject(value) || value !== this.base[key]) return value
    const opened = this.draft.open(value)
    copy[key] = opened
    this.looked.push(key)
    return opened
  }

  set(copy: Plain, key: PropertyKey, value: unknown): boolean {
    this.isWritten = true
    copy[key] = value
    return true
  }

  deleteProperty(copy: Plain, key: PropertyKey): boolean {
    this.isWritten = true
    return Reflect.deleteProperty(copy, key)
  }

  defineProperty(copy: Plain, key: PropertyKey, property: PropertyDescriptor): boolean {
    this.isWritten = true
    return Reflect.defineProperty(copy, key, property)
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
    const isPlain = isFlat(base)
    const touched = new Touched(this, base, isPlain)
    const opened = isPlain ? touched.copy : new Proxy(touched.copy, touched)
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

  #compare(touched: Touched): Plain {
    const { base, copy } = touched
    if (!touched.isWritten) return this.#compareLooked(touched) ? base : copy
    return (Array.isArray(base) ? this.#compareLists(base, copy) : this.#compareRecords(base, copy)) ? base : copy
  }

  #compareLooked({ base, copy, looked }: Touched): boolean {
    let isSame = true
    for (const key of looked) if (this.#closeAt(copy, key) !== base[key]) isSame = false
    return isSame
  }

  #compareLists(base: Plain, copy: Plain): boolean {
    const length = copy.length as number
    let isSame = length === base.length
    for (let index = 0; index < length; index++) if (copy[index] !== base[index] && this.#closeAt(copy, index) !== base[index]) isSame = false
    return isSame
  }

  #compareRecords(base: Plain, copy: Plain): boolean {
    let isSame = true
    for (const key in copy) if (copy[key] !== base[key] && this.#closeAt(copy, key) !== base[key]) isSame = false
    return isSame && hasSameKeys(base, copy)
  }
}

/** One list for all, so that none is made for each. */
const keys: string[] = []

/** In the same order, too. */
function hasSameKeys(a: Plain, b: Plain): boolean {
  let count = 0
  for (const key in a) keys[count++] = key
  let same = 0
  for (const key in b) if (key !== keys[same++]) return false
  return same === count
}
