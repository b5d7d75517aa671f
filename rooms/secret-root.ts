import { $changes, $refId, type ChangeTree, Root, type Schema, type TypeContext } from '@colyseus/schema'

/**
 * Numbers what is synced. Colyseus numbers all objects of a room in one row, so that by the number of an object of one's own one could
 * count the objects that others have on their secret drafts. Here each secret has a row of its own, and so has what is public.
 */
export class SecretRoot extends Root {
  readonly #secrets: ReadonlyMap<object, number>
  readonly #counts: number[]

  constructor(types: TypeContext, secrets: readonly Schema[]) {
    super(types)
    this.#secrets = new Map(secrets.map((secret, row) => [secret, row]))
    this.#counts = Array.from({ length: secrets.length + 1 }, () => 0)
  }

  override add(tree: ChangeTree): boolean {
    const { ref } = tree
    if (ref[$refId] === undefined) Object.defineProperty(ref, $refId, { value: this.#nextNumber(tree), writable: true })
    return super.add(tree)
  }

  /** Even numbers are public: there are more of those, and small numbers are short on the wire. */
  #nextNumber(tree: ChangeTree): number {
    const rows = this.#secrets.size
    const row = this.#rowOf(tree) ?? rows
    const count = this.#counts[row] ?? 0
    this.#counts[row] = count + 1
    return row === rows ? 2 * count : 2 * (count * rows + row) + 1
  }

  #rowOf(tree: ChangeTree): number | undefined {
    for (let above: ChangeTree | undefined = tree; above; above = above.parent?.[$changes]) {
      const row = this.#secrets.get(above.ref)
      if (row !== undefined) return row
    }
    return undefined
  }
}
