import type { ShapeSpec } from '#shared/kernel/shape.ts'
import type { PatchTools } from './compile.ts'
import { OPERATION, type PatchWriter } from './patch-writer.ts'
import type { RecordEncoder } from './record-encoder.ts'
import { NO_CHILDREN, type RefIdSequence, type RefNode } from './ref-node.ts'
import { writeValue } from './write-value.ts'

type Items = readonly unknown[]
const NONE: Items = []

/** Writes lists. They grow and shrink at the end, and a record in a list is changed in place and never moved, as every decoder supports it. */
export class ListEncoder {
  readonly item: RecordEncoder | undefined
  readonly #kind: ShapeSpec['kind']

  constructor(kind: ShapeSpec['kind'], item: RecordEncoder | undefined) {
    this.#kind = kind
    this.item = item
  }

  assignRefs(items: Items, refIds: RefIdSequence): RefNode {
    const { item } = this
    return { id: refIds.next(), children: item ? items.map((one) => item.assignRefs(one as object, refIds)) : NO_CHILDREN }
  }

  writeFull(writer: PatchWriter, ref: RefNode, items: unknown): void {
    this.#writeTail(writer, ref, (items ?? NONE) as Items, 0)
  }

  writeChange(tools: PatchTools, ref: RefNode, old: unknown, now: unknown): void {
    const { writer, refIds } = tools
    const [before, after] = [(old ?? NONE) as Items, (now ?? NONE) as Items]
    this.#cutTail(writer, ref, before.length, after.length)
    const common = Math.min(before.length, after.length)
    for (let index = 0; index < common; index++) {
      if (before[index] === after[index]) continue
      const child = ref.children[index]
      if (this.item && child) this.item.writeChange(tools, child, before[index], after[index])
      else this.#replace(writer, ref, index, after[index])
    }
    if (after.length === common) return
    if (this.item) for (let index = common; index < after.length; index++) ref.children.push(this.item.assignRefs(after[index] as object, refIds))
    this.#writeTail(writer, ref, after, common)
  }

  #cutTail(writer: PatchWriter, ref: RefNode, length: number, left: number): void {
    if (length <= left) return
    writer.switchTo(ref.id)
    for (let index = length - 1; index >= left; index--) {
      const child = ref.children[index]
      if (child) writer.item(OPERATION.removeObject, child.id)
      else writer.item(OPERATION.remove, index)
    }
    if (this.item) ref.children.length = left
  }

  #replace(writer: PatchWriter, { id }: RefNode, index: number, value: unknown): void {
    writer.switchTo(id)
    writer.item(OPERATION.replace, index)
    writeValue(writer, this.#kind, value)
  }

  #writeTail(writer: PatchWriter, ref: RefNode, items: Items, from: number): void {
    if (items.length === from) return
    writer.switchTo(ref.id)
    for (let index = from; index < items.length; index++) {
      writer.item(OPERATION.add, index)
      const child = ref.children[index]
      if (child) writer.number(child.id)
      else writeValue(writer, this.#kind, items[index])
    }
    if (!this.item) return
    for (let index = from; index < items.length; index++) {
      const child = ref.children[index]
      if (child) this.item.writeFull(writer, child, items[index] as object)
    }
  }
}
