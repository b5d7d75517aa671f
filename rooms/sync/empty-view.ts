import type { ShapeSpec } from '#shared/kernel/shape.ts'

/** Returns an empty value of the shape, which is synced before a match begins. */
function emptyView(spec: ShapeSpec): unknown {
  switch (spec.kind) {
    case 'string':
      return spec.optional ? undefined : ''
    case 'number':
      return spec.optional ? undefined : 0
    case 'boolean':
      return false
    case 'list':
      return []
    case 'map':
      return {}
    case 'record':
      return Object.fromEntries(Object.entries(spec.fields).map(([name, field]) => [name, emptyView(field)]))
  }
}

export function emptyRecord(spec: ShapeSpec): object {
  const blank = emptyView(spec)
  if (typeof blank !== 'object' || blank === null) throw new Error('not a record')
  return blank
}
