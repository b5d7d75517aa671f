import type { Spec } from '#shared/kernel/shape.ts'
import type { Ink } from './ink.ts'

export function writeValue(ink: Ink, kind: Spec['kind'], value: unknown): void {
  switch (kind) {
    case 'text':
      ink.text(value as string)
      break
    case 'number':
      ink.number(value as number)
      break
    case 'flag':
      ink.flag(value as boolean)
      break
    case 'list':
    case 'dict':
    case 'record':
      throw new Error(`a ${kind} is not a value`)
  }
}
