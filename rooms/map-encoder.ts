import type { ShapeSpec } from '#shared/kernel/shape.ts'
import { type Ink, OPERATION } from './ink.ts'
import type { RecordEncoder } from './record-encoder.ts'
import { type DictRef, NO_BRANCHES, type Numbers, type Ref, type Slot } from './ref.ts'
import { writeValue } from './write-value.ts'

type Items = Readonly<Record<string, unknown>>
const NONE: Items = {}

export class MapEncoder {
  readonly item: RecordEncoder | undefined
  readonly #kind: ShapeSpec['kind']

  constructor(kind: ShapeSpec['kind'], item: RecordEncoder | undefined) {
    this.#kind = kind
    this.item = item
  }

  assignRefs(items: Items, numbers: Numbers): DictRef {
    const ref: DictRef = { id: numbers.take(), branches: NO_BRANCHES, slots: new Map(), nextSlot: 0 }
    for (const [key, item] of Object.entries(items)) this.#open(ref, key, item, numbers)
    return ref
  }

  writeFull(ink: Ink, ref: DictRef, items: Items = NONE): void {
    this.#writeNew(ink, ref, Object.keys(items), items)
  }

  writeChange(ink: Ink, ref: DictRef, before: Items = NONE, after: Items = NONE, numbers: Numbers): void {
    for (const key in before) if (!Object.hasOwn(after, key)) this.#remove(ink, ref, key)
    const added: string[] = []
    for (const key in after) {
      const item = after[key]
      if (before[key] === item) continue
      const slot = ref.slots.get(key)
      if (slot) this.#writeItem(ink, ref, slot, before[key], item, numbers)
      else {
        this.#open(ref, key, item, numbers)
        added.push(key)
      }
    }
    this.#writeNew(ink, ref, added, after)
  }

  #open(ref: DictRef, key: string, item: unknown, numbers: Numbers): void {
    ref.slots.set(key, { index: ref.nextSlot++, ref: this.item?.assignRefs(item as object, numbers) })
  }

  #remove(ink: Ink, ref: DictRef, key: string): void {
    const slot = ref.slots.get(key)
    if (!slot) return
    ink.goTo(ref.id)
    ink.item(OPERATION.remove, slot.index)
    ref.slots.delete(key)
  }

  #writeItem(ink: Ink, { id }: Ref, { index, ref }: Slot, before: unknown, after: unknown, numbers: Numbers): void {
    if (this.item && ref) this.item.writeChange(ink, ref, before as object, after as object, numbers)
    else {
      ink.goTo(id)
      ink.item(OPERATION.replace, index)
      writeValue(ink, this.#kind, after)
    }
  }

  #writeNew(ink: Ink, ref: DictRef, keys: readonly string[], items: Items): void {
    for (const key of keys) {
      const slot = ref.slots.get(key)
      if (!slot) throw new Error(`no slot for ${key}`)
      ink.goTo(ref.id)
      ink.item(OPERATION.add, slot.index)
      ink.string(key)
      if (slot.ref) ink.number(slot.ref.id)
      else writeValue(ink, this.#kind, items[key])
    }
    if (!this.item) return
    for (const key of keys) {
      const child = ref.slots.get(key)?.ref
      if (child) this.item.writeFull(ink, child, items[key] as object)
    }
  }
}
