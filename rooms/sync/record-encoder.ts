import { type Schema, schema, t } from '@colyseus/schema'
import type { ShapeSpec } from '#shared/kernel/shape.ts'
import { ListEncoder } from './list-encoder.ts'
import { MapEncoder } from './map-encoder.ts'
import { OPERATION, type PatchWriter } from './patch-writer.ts'
import { NO_CHILDREN, type RefIdSequence, type RefNode } from './ref-node.ts'

type RecordSpec = Extract<ShapeSpec, { kind: 'record' }>
type Plain = Readonly<Record<string, unknown>>
type ChildEncoder = RecordEncoder | ListEncoder | MapEncoder

interface Field {
  readonly name: string
  /** Text, number or flag; or, with a form, what hangs below. */
  readonly kind: ShapeSpec['kind']
  readonly encoder: ChildEncoder | undefined
}

type WriteFull = (writer: PatchWriter, ref: RefNode, value: Plain) => void
type WriteChange = (writer: PatchWriter, ref: RefNode, before: Plain, after: Plain, refIds: RefIdSequence) => void

/** What is done with the fields of one record, written for that record by itself: looking up fields by name takes a third more time. */
interface Compiled {
  readonly full: WriteFull
  readonly change: WriteChange
}

/** One synced class, and how plain data of its shape is written for who reads with that class. */
export class RecordEncoder {
  readonly type: new () => Schema
  readonly #fields: readonly Field[]
  readonly #children: readonly { readonly name: string; readonly encoder: ChildEncoder }[]
  readonly #compiled: Compiled

  constructor({ name, fields }: RecordSpec, encoders: EncoderSet) {
    const definition: Record<string, ReturnType<typeof fieldType>> = {}
    this.#fields = Object.entries(fields).map(([field, spec]) => {
      const encoder = encoders.childOf(spec)
      const isHidden = encoders.isHidden(`${name}.${field}`)
      definition[field] = isHidden ? fieldType(spec, encoder).view() : fieldType(spec, encoder)
      return { name: field, kind: spec.kind, encoder: isHidden ? undefined : encoder }
    })
    this.#children = this.#fields.flatMap(({ name, encoder }) => (encoder ? [{ name, encoder }] : []))
    this.type = schema(definition, name)
    this.#compiled = compile(this.#fields)
  }

  /** How the operations on a field name it. */
  indexOf(name: string): number {
    return this.#fields.findIndex((field) => field.name === name)
  }

  /** Where in a ref the field's own ref is. */
  childAt(name: string): number {
    return this.#children.findIndex((child) => child.name === name)
  }

  assignRefs(value: object, refIds: RefIdSequence): RefNode {
    const id = refIds.next()
    if (this.#children.length === 0) return { id, children: NO_CHILDREN }
    return { id, children: this.#children.map(({ name, encoder }) => assignChildRefs(encoder, (value as Plain)[name], refIds)) }
  }

  /** All that it holds, for a reader who knows of it but its number. */
  writeFull(writer: PatchWriter, ref: RefNode, value: object): void {
    this.#compiled.full(writer, ref, value as Plain)
  }

  /** What makes `after` of `before`. Walks only where the two differ. */
  writeChange(writer: PatchWriter, ref: RefNode, before: object, after: object, refIds: RefIdSequence): void {
    if (before !== after) this.#compiled.change(writer, ref, before as Plain, after as Plain, refIds)
  }
}

function assignChildRefs(encoder: ChildEncoder, value: unknown, refIds: RefIdSequence): RefNode {
  if (encoder instanceof RecordEncoder) return encoder.assignRefs(value as object, refIds)
  return encoder instanceof ListEncoder
    ? encoder.assignRefs((value ?? []) as readonly unknown[], refIds)
    : encoder.assignRefs((value ?? {}) as Plain, refIds)
}

/** The forms of one synced state: a record that stands in two places is one class. */
export class EncoderSet {
  readonly #known = new Map<ShapeSpec, RecordEncoder>()
  readonly #hidden: ReadonlySet<string>

  /** `Record.field` of what is not written with the record that it stands in. */
  constructor(hidden: readonly string[] = []) {
    this.#hidden = new Set(hidden)
  }

  isHidden(field: string): boolean {
    return this.#hidden.has(field)
  }

  of(spec: ShapeSpec): RecordEncoder {
    if (spec.kind !== 'record') throw new Error('only a record can be synced')
    const encoder = this.#known.get(spec) ?? new RecordEncoder(spec, this)
    this.#known.set(spec, encoder)
    return encoder
  }

  childOf(spec: ShapeSpec): ChildEncoder | undefined {
    switch (spec.kind) {
      case 'record':
        return this.of(spec)
      case 'list':
        return new ListEncoder(spec.of.kind, this.#itemOf(spec.of))
      case 'map':
        return new MapEncoder(spec.of.kind, this.#itemOf(spec.of))
      case 'string':
      case 'number':
      case 'boolean':
        return undefined
    }
  }

  #itemOf(spec: ShapeSpec): RecordEncoder | undefined {
    if (spec.kind === 'list' || spec.kind === 'map') throw new Error('a list in a list cannot be synced: put a record between')
    return spec.kind === 'record' ? this.of(spec) : undefined
  }
}

function compile(fields: readonly Field[]): Compiled {
  const own = fields.flatMap(({ name, kind }, index) => (kind === 'string' || kind === 'number' || kind === 'boolean' ? [{ name, kind, index }] : []))
  const children = fields.flatMap(({ name, encoder }, index) => (encoder ? [{ name, index }] : []))
  const code = `
    const full = (writer, ref, value) => {
      ${own.length + children.length > 0 ? 'writer.switchTo(ref.id)' : ''}
      ${own.map(fullValueCode).join('\n')}
      ${children.map(({ index }, at) => `writer.field(${OPERATION.add | index}); writer.number(ref.children[${at}].id)`).join('\n')}
      ${children.map(({ name }, at) => `encoders[${at}].writeFull(writer, ref.children[${at}], value[${JSON.stringify(name)}])`).join('\n')}
    }
    const change = (writer, ref, before, after, refIds) => {
      ${own.map(changedValueCode).join('\n')}
      ${children.map(changedChildCode).join('\n')}
    }
    return { full, change }`
  return new Function('encoders', code)(fields.flatMap(({ encoder }) => encoder ?? [])) as Compiled
}

interface Own {
  readonly name: string
  readonly kind: string
  readonly index: number
}

function fullValueCode({ name, kind, index }: Own): string {
  const value = `value[${JSON.stringify(name)}]`
  return `if (${value} !== undefined) { writer.field(${OPERATION.add | index}); writer.${kind}(${value}) }`
}

function changedValueCode({ name, kind, index }: Own): string {
  const [before, after] = [`before[${JSON.stringify(name)}]`, `after[${JSON.stringify(name)}]`]
  return `if (${before} !== ${after}) {
    writer.switchTo(ref.id)
    if (${after} === undefined) writer.field(${OPERATION.remove | index})
    else { writer.field(${before} === undefined ? ${OPERATION.add | index} : ${OPERATION.replace | index}); writer.${kind}(${after}) }
  }`
}

function changedChildCode({ name }: { readonly name: string }, at: number): string {
  const [before, after] = [`before[${JSON.stringify(name)}]`, `after[${JSON.stringify(name)}]`]
  return `if (${before} !== ${after}) encoders[${at}].writeChange(writer, ref.children[${at}], ${before}, ${after}, refIds)`
}

const PRIMITIVES = { string: 'string', number: 'number', boolean: 'boolean' } as const

function fieldType(spec: ShapeSpec, encoder: ChildEncoder | undefined) {
  switch (spec.kind) {
    case 'string':
      return t.string()
    case 'number':
      return t.number()
    case 'boolean':
      return t.boolean()
    case 'record':
      return t.ref(typeOf(encoder))
    case 'list':
      return encoder instanceof ListEncoder && encoder.item ? t.array(encoder.item.type) : t.array(primitive(spec.of))
    case 'map':
      return encoder instanceof MapEncoder && encoder.item ? t.map(encoder.item.type) : t.map(primitive(spec.of))
  }
}

function primitive({ kind }: ShapeSpec): 'string' | 'number' | 'boolean' {
  if (kind === 'string' || kind === 'number' || kind === 'boolean') return PRIMITIVES[kind]
  throw new Error(`${kind} is not a primitive`)
}

function typeOf(encoder: ChildEncoder | undefined): new () => Schema {
  if (!(encoder instanceof RecordEncoder)) throw new Error('a record without a form')
  return encoder.type
}
