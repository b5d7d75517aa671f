import type { ShapeSpec } from '#shared/kernel/shape.ts'
import type { PatchWriter } from './patch-writer.ts'

export function writeValue(writer: PatchWriter, kind: ShapeSpec['kind'], value: unknown): void {
  switch (kind) {
    case 'string':
      writer.string(value as string)
      break
    case 'number':
      writer.number(value as number)
      break
    case 'boolean':
      writer.boolean(value as boolean)
      break
    case 'list':
    case 'map':
    case 'record':
      throw new Error(`a ${kind} is not a value`)
  }
}
