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

/** An object of the root that the recipe has opened: the original, and the copy that the recipe changes. */
class DraftNode implements ProxyHandler<Plain> {
  readonly draft: Draft
  readonly base: Plain
  readonly copy: Plain
  /** Whether the copy may differ from the original. A plain copy counts as written, because writes to it are not observed. */
  isWritten: boolean
  /** The keys whose values the recipe has opened. */
  readonly readKeys: PropertyKey[] = []
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
    const edited = this.draft.edit(value)
    copy[key] = edited
    this.readKeys.push(key)
    return edited
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
 * A change to plain data that leaves the original as it is. The recipe gets copies of the objects that it opens.
 * An object without nested objects is given out as a plain copy, which is faster. Only objects with nested objects are behind a proxy.
 *
 * Measured 2026-11-18 on a busy machine: with a draft, an answer takes 45 µs of CPU time in Sorcerers, 73 in Whirling Witchcraft, 35 in
 * Ryozen, 22 in Witchstone and 67 in Evenfall. With a clone instead it takes 39, 116, 68, 112 and 119 (medians of 11 rounds of up to 3,000
 * answers in turns). To repeat it, call `answerPosition` with `inPlace` on a clone, and then share with the original what is equal.
 */
export class Draft {
  readonly #nodes = new Map<object, DraftNode>()

  edit<T extends object>(base: T): T
  edit(base: Plain): Plain {
    const isPlain = isFlat(base)
    const node = new DraftNode(this, base, isPlain)
    const edited = isPlain ? node.copy : new Proxy(node.copy, node)
    this.#nodes.set(edited, node)
    return edited
  }

  /** Returns the final value. A value that did not change is the original object. */
  finish<T extends object>(value: T): T
  finish(value: Plain): Plain {
    const node = this.#nodes.get(value)
    if (!node) return this.#finishNew(value)
    node.result ??= this.#compare(node)
    return node.result
  }

  /** Finishes an object that the recipe created, which may contain opened objects. */
  #finishNew(value: Plain): Plain {
    if (Array.isArray(value)) for (let index = 0; index < value.length; index++) this.#finishAt(value, index)
    else for (const key in value) this.#finishAt(value, key)
    return value
  }

  #finishAt(holder: Plain, key: PropertyKey): unknown {
    const value = holder[key]
    if (!isObject(value)) return value
    const finished = this.finish(value)
    if (finished !== value) holder[key] = finished
    return finished
  }

  #compare(node: DraftNode): Plain {
    const { base, copy } = node
    if (!node.isWritten) return this.#compareRead(node) ? base : copy
    return (Array.isArray(base) ? this.#compareLists(base, copy) : this.#compareRecords(base, copy)) ? base : copy
  }

  #compareRead({ base, copy, readKeys }: DraftNode): boolean {
    let isSame = true
    for (const key of readKeys) if (this.#finishAt(copy, key) !== base[key]) isSame = false
    return isSame
  }

  #compareLists(base: Plain, copy: Plain): boolean {
    const length = copy.length as number
    let isSame = length === base.length
    for (let index = 0; index < length; index++) if (copy[index] !== base[index] && this.#finishAt(copy, index) !== base[index]) isSame = false
    return isSame
  }

  #compareRecords(base: Plain, copy: Plain): boolean {
    let isSame = true
    for (const key in copy) if (copy[key] !== base[key] && this.#finishAt(copy, key) !== base[key]) isSame = false
    return isSame && hasSameKeys(base, copy)
  }
}

/** A list that all comparisons share, so that none is allocated for each. */
const keys: string[] = []

/** Returns whether both objects have the same keys in the same order. */
function hasSameKeys(a: Plain, b: Plain): boolean {
  let count = 0
  for (const key in a) keys[count++] = key
  let same = 0
  for (const key in b) if (key !== keys[same++]) return false
  return same === count
}
