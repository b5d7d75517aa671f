import type { ShapeSpec } from '#shared/kernel/shape.ts'
import type { Ink } from './ink.ts'

export function writeValue(ink: Ink, kind: ShapeSpec['kind'], value: unknown): void {
  switch (kind) {
    case 'string':
      ink.string(value as string)
      break
    case 'number':
      ink.number(value as number)
      break
    case 'boolean':
      ink.boolean(value as boolean)
      break
    case 'list':
    case 'map':
    case 'record':
      throw new Error(`a ${kind} is not a value`)
  }
}
