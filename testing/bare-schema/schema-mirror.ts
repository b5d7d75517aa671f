import type { ArraySchema, MapSchema, Schema } from '@colyseus/schema'
import type { EncoderSet } from '#rooms/sync/record-encoder.ts'
import type { ShapeSpec } from '#shared/kernel/shape.ts'

type RecordSpec = Extract<ShapeSpec, { kind: 'record' }>
type Plain = Readonly<Record<string, unknown>>
type Synced = Schema & Record<string, unknown>

type Field =
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'record'; readonly name: string; readonly child: SchemaMirror }
  | { readonly kind: 'list' | 'map'; readonly name: string; readonly child: SchemaMirror | undefined }

/** What is shared by the mirrors of one state. A record shape that occurs in several places has one class. */
interface Context {
  readonly forms: EncoderSet
  readonly known: Map<ShapeSpec, SchemaMirror>
}

/**
 * Writes plain data into the objects of one schema class, for Colyseus itself to encode.
 *
 * It uses only operations that never desync. Primitives are set. Lists grow and shrink at the end. A record in a list is changed in place
 * and never replaced or moved. A nested record is created once and stays.
 */
export class SchemaMirror {
  readonly #fields: readonly Field[]
  readonly #type: new () => Schema
  readonly #change: Change

  static of(spec: ShapeSpec, forms: EncoderSet): SchemaMirror {
    const schemaMirror = childOf(spec, { forms, known: new Map() })
    if (!schemaMirror) throw new Error('only a record can be synced')
    return schemaMirror
  }

  constructor(spec: RecordSpec, context: Context) {
    const fields = Object.entries(spec.fields).map(([name, field]): Field => {
      const child = childOf(field, context)
      if (field.kind === 'record' && child) return { kind: 'record', name, child }
      return field.kind === 'list' || field.kind === 'map' ? { kind: field.kind, name, child } : { kind: 'value', name }
    })
    this.#fields = fields
    this.#type = context.forms.of(spec).type
    this.#change = compile(fields)
  }

  /** Creates an object of the schema class that holds `value`. */
  create(value: object): Schema {
    const target = new this.#type()
    for (const field of this.#fields) fill(target as Synced, field, (value as Plain)[field.name])
    return target
  }

  /** Changes `target` from `prev` to `next`. It descends only where the two differ. */
  apply(target: Schema, prev: object, next: object): void {
    if (prev !== next) this.#change(target as Synced, prev as Plain, next as Plain)
  }
}

type Change = (target: Synced, prev: Plain, next: Plain) => void

/** Generates a function for one record. One function that looks up the fields of all records by name takes a third more time. */
function compile(fields: readonly Field[]): Change {
  const lines = fields.map(changeOf)
  const write = new Function('children', 'applyList', 'applyDict', `return (target, prev, next) => {\n${lines.join('\n')}\n}`)
  const children = fields.map((field) => (field.kind === 'value' ? undefined : field.child))
  return write(children, applyList, applyDict) as Change
}

function changeOf({ kind, name }: Field, n: number): string {
  const [target, prev, next] = ['target', 'prev', 'next'].map((holder) => `${holder}[${JSON.stringify(name)}]`)
  const differ = `if (${prev} !== ${next})`
  switch (kind) {
    case 'value':
      return `${differ} ${target} = ${next}`
    case 'record':
      return `${differ} children[${n}].apply(${target}, ${prev}, ${next})`
    case 'list':
      return `${differ} applyList(${target}, ${prev} ?? [], ${next}, children[${n}])`
    case 'map':
      return `${differ} applyDict(${target}, ${prev} ?? {}, ${next}, children[${n}])`
  }
}

function fill(target: Synced, field: Field, value: unknown): void {
  if (value === undefined && field.kind !== 'record') return
  switch (field.kind) {
    case 'value':
      target[field.name] = value
      break
    case 'record':
      target[field.name] = field.child.create(value as object)
      break
    case 'list':
      applyList(target[field.name] as ArraySchema<unknown>, [], value as readonly unknown[], field.child)
      break
    case 'map':
      applyDict(target[field.name] as MapSchema<unknown>, {}, value as Plain, field.child)
      break
  }
}

function applyList(target: ArraySchema<unknown>, before: readonly unknown[], after: readonly unknown[], child: SchemaMirror | undefined): void {
  if (before.length > after.length) target.splice(after.length, before.length - after.length)
  const common = Math.min(before.length, after.length)
  for (let i = 0; i < common; i++) {
    if (before[i] === after[i]) continue
    if (child) child.apply(target.at(i) as Schema, before[i] as object, after[i] as object)
    else target[i] = after[i]
  }
  if (after.length > common) target.push(...after.slice(common).map((item) => (child ? child.create(item as object) : item)))
}

function applyDict(target: MapSchema<unknown>, before: Plain, after: Plain, child: SchemaMirror | undefined): void {
  for (const key of Object.keys(before)) if (!(key in after)) target.delete(key)
  for (const [key, value] of Object.entries(after)) {
    if (before[key] === value) continue
    if (!child) target.set(key, value)
    else if (key in before) child.apply(target.get(key) as Schema, before[key] as object, value as object)
    else target.set(key, child.create(value as object))
  }
}

function childOf(spec: ShapeSpec, context: Context): SchemaMirror | undefined {
  switch (spec.kind) {
    case 'record': {
      const schemaMirror = context.known.get(spec) ?? new SchemaMirror(spec, context)
      context.known.set(spec, schemaMirror)
      return schemaMirror
    }
    case 'list':
    case 'map':
      return childOf(spec.of, context)
    case 'string':
    case 'number':
    case 'boolean':
      return undefined
  }
}
