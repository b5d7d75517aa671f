import type { ShapeSpec } from '#shared/kernel/shape.ts'
import { type Ink, OPERATION } from './ink.ts'
import type { RecordEncoder } from './record-encoder.ts'
import { NO_BRANCHES, type Numbers, type Ref } from './ref.ts'
import { writeValue } from './write-value.ts'

type Items = readonly unknown[]
const NONE: Items = []

/** Lists grow and shrink at the tail, and a record in a list is changed in place, never moved: the only way that readers never get wrong. */
export class ListEncoder {
  readonly item: RecordEncoder | undefined
  readonly #kind: ShapeSpec['kind']

  constructor(kind: ShapeSpec['kind'], item: RecordEncoder | undefined) {
    this.#kind = kind
    this.item = item
  }

  assignRefs(items: Items, numbers: Numbers): Ref {
    const { item } = this
    return { id: numbers.take(), branches: item ? items.map((one) => item.assignRefs(one as object, numbers)) : NO_BRANCHES }
  }

  writeFull(ink: Ink, ref: Ref, items: Items = NONE): void {
    this.#writeTail(ink, ref, items, 0)
  }

  writeChange(ink: Ink, ref: Ref, before: Items = NONE, after: Items = NONE, numbers: Numbers): void {
    this.#cutTail(ink, ref, before.length, after.length)
    const common = Math.min(before.length, after.length)
    for (let index = 0; index < common; index++) if (before[index] !== after[index]) this.#writeItem(ink, ref, index, before, after, numbers)
    if (after.length === common) return
    if (this.item) for (let index = common; index < after.length; index++) ref.branches.push(this.item.assignRefs(after[index] as object, numbers))
    this.#writeTail(ink, ref, after, common)
  }

  #cutTail(ink: Ink, ref: Ref, length: number, left: number): void {
    if (length <= left) return
    ink.goTo(ref.id)
    for (let index = length - 1; index >= left; index--) {
      const child = ref.branches[index]
      if (child) ink.item(OPERATION.removeObject, child.id)
      else ink.item(OPERATION.remove, index)
    }
    if (this.item) ref.branches.length = left
  }

  #writeItem(ink: Ink, ref: Ref, index: number, before: Items, after: Items, numbers: Numbers): void {
    const child = ref.branches[index]
    if (this.item && child) this.item.writeChange(ink, child, before[index] as object, after[index] as object, numbers)
    else {
      ink.goTo(ref.id)
      ink.item(OPERATION.replace, index)
      writeValue(ink, this.#kind, after[index])
    }
  }

  #writeTail(ink: Ink, ref: Ref, items: Items, from: number): void {
    if (items.length === from) return
    ink.goTo(ref.id)
    for (let index = from; index < items.length; index++) {
      ink.item(OPERATION.add, index)
      const child = ref.branches[index]
      if (child) ink.number(child.id)
      else writeValue(ink, this.#kind, items[index])
    }
    if (!this.item) return
    for (let index = from; index < items.length; index++) {
      const child = ref.branches[index]
      if (child) this.item.writeFull(ink, child, items[index] as object)
    }
  }
}
