import type { ShapeSpec } from '../kernel/shape.ts'

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.getPrototypeOf(value) === Object.prototype

const wrong = (spec: ShapeSpec, value: unknown, path: string): readonly string[] => [
  `${path || 'the view'} is ${JSON.stringify(value)}, not a ${spec.kind}`,
]

/** Returns the places where a value does not have its declared shape. */
export function valueErrors(spec: ShapeSpec, value: unknown, path = ''): readonly string[] {
  switch (spec.kind) {
    case 'string':
      return typeof value === 'string' ? [] : wrong(spec, value, path)
    case 'number':
      return Number.isFinite(value) ? [] : wrong(spec, value, path)
    case 'boolean':
      return typeof value === 'boolean' ? [] : wrong(spec, value, path)
    case 'list':
      return Array.isArray(value) ? value.flatMap((item, index) => valueErrors(spec.of, item, `${path}[${index}]`)) : wrong(spec, value, path)
    case 'map':
      return isPlain(value) ? Object.entries(value).flatMap(([key, item]) => valueErrors(spec.of, item, `${path}.${key}`)) : wrong(spec, value, path)
    case 'record': {
      if (!isPlain(value)) return wrong(spec, value, path)
      const strangers = Object.keys(value).filter((key) => !(key in spec.fields))
      const own = Object.entries(spec.fields).flatMap(([key, field]) => {
        const isAbsent = !(key in value) && 'optional' in field && field.optional === true
        return isAbsent ? [] : valueErrors(field, value[key], `${path}.${key}`)
      })
      return [...strangers.map((key) => `${path}.${key} is not declared`), ...own]
    }
  }
}

type CollectionSpec = Extract<ShapeSpec, { readonly kind: 'list' | 'map' }>
const isCollection = (spec: ShapeSpec): spec is CollectionSpec => spec.kind === 'list' || spec.kind === 'map'

const collectionErrors = ({ kind, of }: CollectionSpec, path: string): readonly string[] => [
  ...(isCollection(of) ? [`${path} is a ${kind} of a ${of.kind}`] : []),
  ...('optional' in of ? [`${path} may have holes`] : []),
]

/** Returns what is wrong with the declared shapes. Synced classes cannot hold every shape. */
export function specErrors(specs: readonly ShapeSpec[]): readonly string[] {
  const found: string[] = []
  const records = new Map<string, string>()
  const visit = (spec: ShapeSpec, path: string): void => {
    if (spec.kind === 'record') {
      const text = JSON.stringify(spec.fields)
      if (spec.name === '') found.push(`${path || 'the view'} is a record without a name`)
      if ((records.get(spec.name) ?? text) !== text) found.push(`two different records are called ${spec.name}`)
      records.set(spec.name, text)
      for (const [key, field] of Object.entries(spec.fields)) visit(field, `${path}.${key}`)
    } else if (isCollection(spec)) {
      found.push(...collectionErrors(spec, path))
      visit(spec.of, `${path}[]`)
    }
  }
  for (const spec of specs) {
    if (spec.kind !== 'record') found.push(`a view is a record, not a ${spec.kind}`)
    visit(spec, spec.kind === 'record' ? spec.name : spec.kind)
  }
  return found
}
