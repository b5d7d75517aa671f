import { type Schema, schema, t } from '@colyseus/schema'
import type { ShapeSpec } from '#shared/kernel/shape.ts'
import { compileFields, type FieldsWriter, type PatchTools, type Plain, type ValueField } from './compile.ts'
import { ListEncoder } from './list-encoder.ts'
import { MapEncoder } from './map-encoder.ts'
import type { PatchWriter } from './patch-writer.ts'
import { NO_CHILDREN, type RefIdSequence, type RefNode } from './ref-node.ts'

type RecordSpec = Extract<ShapeSpec, { kind: 'record' }>
type ChildEncoder = RecordEncoder | ListEncoder | MapEncoder
type FieldsCompiler = typeof compileFields

interface Field {
  readonly name: string
  readonly kind: ShapeSpec['kind']
  /** The encoder of a record, list or map. Undefined for a value, and for a hidden field. */
  readonly encoder: ChildEncoder | undefined
}

/** A schema class for one record shape, and the code that writes plain data of that shape for clients that decode with this class. */
export class RecordEncoder {
  readonly type: new () => Schema
  readonly #fields: readonly Field[]
  readonly #children: readonly { readonly name: string; readonly index: number; readonly encoder: ChildEncoder }[]
  readonly #writer: FieldsWriter

  constructor({ name, fields }: RecordSpec, encoders: EncoderSet) {
    const definition: Record<string, ReturnType<typeof fieldType>> = {}
    this.#fields = Object.entries(fields).map(([field, spec]) => {
      const encoder = encoders.childOf(spec)
      const isHidden = encoders.isHidden(`${name}.${field}`)
      definition[field] = isHidden ? fieldType(spec, encoder).view() : fieldType(spec, encoder)
      return { name: field, kind: spec.kind, encoder: isHidden ? undefined : encoder }
    })
    this.#children = this.#fields.flatMap(({ name, encoder }, index) => (encoder ? [{ name, index, encoder }] : []))
    this.type = schema(definition, name)
    const values = this.#fields.flatMap(({ name, kind }, index) => (isValueKind(kind) ? [{ name, kind, index }] : []))
    this.#writer = encoders.compile(values, this.#children)
  }

  /** Returns the index by which operations name a field. */
  indexOf(name: string): number {
    return this.#fields.findIndex((field) => field.name === name)
  }

  /** Returns the index of a field's node among the children of the record's node. */
  childAt(name: string): number {
    return this.#children.findIndex((child) => child.name === name)
  }

  assignRefs(value: object, refIds: RefIdSequence): RefNode {
    const id = refIds.next()
    if (this.#children.length === 0) return { id, children: NO_CHILDREN }
    return { id, children: this.#children.map(({ name, encoder }) => assignChildRefs(encoder, (value as Plain)[name], refIds)) }
  }

  /** Writes the whole record, for a client that knows only its refId. */
  writeFull(writer: PatchWriter, ref: RefNode, value: unknown): void {
    this.#writer.full(writer, ref, value as Plain)
  }

  /** Writes what turns `before` into `after`. It descends only where the two differ. */
  writeChange(tools: PatchTools, ref: RefNode, before: unknown, after: unknown): void {
    if (before !== after) this.#writer.change(tools, ref, before as Plain, after as Plain)
  }
}

function assignChildRefs(encoder: ChildEncoder, value: unknown, refIds: RefIdSequence): RefNode {
  if (encoder instanceof RecordEncoder) return encoder.assignRefs(value as object, refIds)
  return encoder instanceof ListEncoder
    ? encoder.assignRefs((value ?? []) as readonly unknown[], refIds)
    : encoder.assignRefs((value ?? {}) as Plain, refIds)
}

/** The encoders of one synced state. A shape that occurs in several places has one class. */
export class EncoderSet {
  readonly #known = new Map<ShapeSpec, RecordEncoder>()
  readonly #hidden: ReadonlySet<string>

  readonly compile: FieldsCompiler

  /** `hidden` lists the fields that are not written with their record, in the form `Record.field`. */
  constructor(hidden: readonly string[] = [], compile: FieldsCompiler = compileFields) {
    this.#hidden = new Set(hidden)
    this.compile = compile
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

const isValueKind = (kind: ShapeSpec['kind']): kind is ValueField['kind'] => kind === 'string' || kind === 'number' || kind === 'boolean'

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

function primitive({ kind }: ShapeSpec): ValueField['kind'] {
  if (isValueKind(kind)) return kind
  throw new Error(`${kind} is not a primitive`)
}

function typeOf(encoder: ChildEncoder | undefined): new () => Schema {
  if (!(encoder instanceof RecordEncoder)) throw new Error('a record without an encoder')
  return encoder.type
}
