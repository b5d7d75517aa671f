import type { ShapeSpec } from '#shared/kernel/shape.ts'
import type { PatchTools } from './compile.ts'
import { OPERATION, type PatchWriter } from './patch-writer.ts'
import type { RecordEncoder } from './record-encoder.ts'
import { type MapRefNode, type MapSlot, NO_CHILDREN, type RefIdSequence, type RefNode } from './ref-node.ts'
import { writeValue } from './write-value.ts'

type Items = Readonly<Record<string, unknown>>
const NONE: Items = {}

/** Writes maps. A key keeps its slot until it is removed. */
export class MapEncoder {
  readonly item: RecordEncoder | undefined
  readonly #kind: ShapeSpec['kind']

  constructor(kind: ShapeSpec['kind'], item: RecordEncoder | undefined) {
    this.#kind = kind
    this.item = item
  }

  assignRefs(items: Items, refIds: RefIdSequence): MapRefNode {
    const ref: MapRefNode = { id: refIds.next(), children: NO_CHILDREN, slots: new Map(), nextSlot: 0 }
    for (const [key, item] of Object.entries(items)) this.#open(ref, key, item, refIds)
    return ref
  }

  writeFull(writer: PatchWriter, ref: RefNode, value: unknown): void {
    const items = (value ?? NONE) as Items
    this.#writeNew(writer, ref as MapRefNode, Object.keys(items), items)
  }

  writeChange(tools: PatchTools, node: RefNode, old: unknown, now: unknown): void {
    const { writer, refIds } = tools
    const ref = node as MapRefNode
    const [before, after] = [(old ?? NONE) as Items, (now ?? NONE) as Items]
    for (const key in before) if (!Object.hasOwn(after, key)) this.#remove(writer, ref, key)
    const added: string[] = []
    for (const key in after) {
      const item = after[key]
      if (before[key] === item) continue
      const slot = ref.slots.get(key)
      if (slot?.ref && this.item) this.item.writeChange(tools, slot.ref, before[key], item)
      else if (slot) this.#replace(writer, ref, slot, item)
      else {
        this.#open(ref, key, item, refIds)
        added.push(key)
      }
    }
    this.#writeNew(writer, ref, added, after)
  }

  #open(ref: MapRefNode, key: string, item: unknown, refIds: RefIdSequence): void {
    ref.slots.set(key, { index: ref.nextSlot++, ref: this.item?.assignRefs(item as object, refIds) })
  }

  #remove(writer: PatchWriter, ref: MapRefNode, key: string): void {
    const slot = ref.slots.get(key)
    if (!slot) return
    writer.switchTo(ref.id)
    writer.item(OPERATION.remove, slot.index)
    ref.slots.delete(key)
  }

  #replace(writer: PatchWriter, { id }: RefNode, { index }: MapSlot, value: unknown): void {
    writer.switchTo(id)
    writer.item(OPERATION.replace, index)
    writeValue(writer, this.#kind, value)
  }

  #writeNew(writer: PatchWriter, ref: MapRefNode, keys: readonly string[], items: Items): void {
    for (const key of keys) {
      const slot = ref.slots.get(key)
      if (!slot) throw new Error(`no slot for ${key}`)
      writer.switchTo(ref.id)
      writer.item(OPERATION.add, slot.index)
      writer.string(key)
      if (slot.ref) writer.number(slot.ref.id)
      else writeValue(writer, this.#kind, items[key])
    }
    if (!this.item) return
    for (const key of keys) {
      const child = ref.slots.get(key)?.ref
      if (child) this.item.writeFull(writer, child, items[key] as object)
    }
  }
}
