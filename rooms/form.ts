import { type Schema, schema, t } from '@colyseus/schema'
import type { ShapeSpec } from '#shared/kernel/shape.ts'
import { DictForm } from './dict-form.ts'
import { type Ink, OPERATION } from './ink.ts'
import { ListForm } from './list-form.ts'
import { NO_BRANCHES, type Numbers, type Ref } from './ref.ts'

type RecordSpec = Extract<ShapeSpec, { kind: 'record' }>
type Plain = Readonly<Record<string, unknown>>
type Branch = RecordForm | ListForm | DictForm

interface Field {
  readonly name: string
  /** Text, number or flag; or, with a form, what hangs below. */
  readonly kind: ShapeSpec['kind']
  readonly form: Branch | undefined
}

type Whole = (ink: Ink, ref: Ref, value: Plain) => void
type Change = (ink: Ink, ref: Ref, before: Plain, after: Plain, numbers: Numbers) => void

/** What is done with the fields of one record, written for that record by itself: looking up fields by name takes a third more time. */
interface Compiled {
  readonly whole: Whole
  readonly change: Change
}

/** One synced class, and how plain data of its shape is written for who reads with that class. */
export class RecordForm {
  readonly type: new () => Schema
  readonly #fields: readonly Field[]
  readonly #branches: readonly { readonly name: string; readonly form: Branch }[]
  readonly #compiled: Compiled

  constructor({ name, fields }: RecordSpec, forms: Forms) {
    const definition: Record<string, ReturnType<typeof fieldType>> = {}
    this.#fields = Object.entries(fields).map(([field, spec]) => {
      const form = forms.branchOf(spec)
      const isHidden = forms.isHidden(`${name}.${field}`)
      definition[field] = isHidden ? fieldType(spec, form).view() : fieldType(spec, form)
      return { name: field, kind: spec.kind, form: isHidden ? undefined : form }
    })
    this.#branches = this.#fields.flatMap(({ name, form }) => (form ? [{ name, form }] : []))
    this.type = schema(definition, name)
    this.#compiled = compile(this.#fields)
  }

  /** How the operations on a field name it. */
  indexOf(name: string): number {
    return this.#fields.findIndex((field) => field.name === name)
  }

  /** Where in a ref the field's own ref is. */
  branchAt(name: string): number {
    return this.#branches.findIndex((branch) => branch.name === name)
  }

  number(value: object, numbers: Numbers): Ref {
    const id = numbers.take()
    if (this.#branches.length === 0) return { id, branches: NO_BRANCHES }
    return { id, branches: this.#branches.map(({ name, form }) => numberBranch(form, (value as Plain)[name], numbers)) }
  }

  /** All that it holds, for a reader who knows of it but its number. */
  writeWhole(ink: Ink, ref: Ref, value: object): void {
    this.#compiled.whole(ink, ref, value as Plain)
  }

  /** What makes `after` of `before`. Walks only where the two differ. */
  writeChange(ink: Ink, ref: Ref, before: object, after: object, numbers: Numbers): void {
    if (before !== after) this.#compiled.change(ink, ref, before as Plain, after as Plain, numbers)
  }
}

function numberBranch(form: Branch, value: unknown, numbers: Numbers): Ref {
  if (form instanceof RecordForm) return form.number(value as object, numbers)
  return form instanceof ListForm ? form.number((value ?? []) as readonly unknown[], numbers) : form.number((value ?? {}) as Plain, numbers)
}

/** The forms of one synced state: a record that stands in two places is one class. */
export class Forms {
  readonly #known = new Map<ShapeSpec, RecordForm>()
  readonly #hidden: ReadonlySet<string>

  /** `Record.field` of what is not written with the record that it stands in. */
  constructor(hidden: readonly string[] = []) {
    this.#hidden = new Set(hidden)
  }

  isHidden(field: string): boolean {
    return this.#hidden.has(field)
  }

  of(spec: ShapeSpec): RecordForm {
    if (spec.kind !== 'record') throw new Error('only a record can be synced')
    const form = this.#known.get(spec) ?? new RecordForm(spec, this)
    this.#known.set(spec, form)
    return form
  }

  branchOf(spec: ShapeSpec): Branch | undefined {
    switch (spec.kind) {
      case 'record':
        return this.of(spec)
      case 'list':
        return new ListForm(spec.of.kind, this.#itemOf(spec.of))
      case 'map':
        return new DictForm(spec.of.kind, this.#itemOf(spec.of))
      case 'string':
      case 'number':
      case 'boolean':
        return undefined
    }
  }

  #itemOf(spec: ShapeSpec): RecordForm | undefined {
    if (spec.kind === 'list' || spec.kind === 'map') throw new Error('a list in a list cannot be synced: put a record between')
    return spec.kind === 'record' ? this.of(spec) : undefined
  }
}

function compile(fields: readonly Field[]): Compiled {
  const own = fields.flatMap(({ name, kind }, index) => (kind === 'string' || kind === 'number' || kind === 'boolean' ? [{ name, kind, index }] : []))
  const branches = fields.flatMap(({ name, form }, index) => (form ? [{ name, index }] : []))
  const text = `
    const whole = (ink, ref, value) => {
      ${own.length + branches.length > 0 ? 'ink.goTo(ref.id)' : ''}
      ${own.map(wholeValue).join('\n')}
      ${branches.map(({ index }, at) => `ink.field(${OPERATION.add | index}); ink.number(ref.branches[${at}].id)`).join('\n')}
      ${branches.map(({ name }, at) => `forms[${at}].writeWhole(ink, ref.branches[${at}], value[${JSON.stringify(name)}])`).join('\n')}
    }
    const change = (ink, ref, before, after, numbers) => {
      ${own.map(changedValue).join('\n')}
      ${branches.map(changedBranch).join('\n')}
    }
    return { whole, change }`
  return new Function('forms', text)(fields.flatMap(({ form }) => form ?? [])) as Compiled
}

interface Own {
  readonly name: string
  readonly kind: string
  readonly index: number
}

function wholeValue({ name, kind, index }: Own): string {
  const value = `value[${JSON.stringify(name)}]`
  return `if (${value} !== undefined) { ink.field(${OPERATION.add | index}); ink.${kind}(${value}) }`
}

function changedValue({ name, kind, index }: Own): string {
  const [before, after] = [`before[${JSON.stringify(name)}]`, `after[${JSON.stringify(name)}]`]
  return `if (${before} !== ${after}) {
    ink.goTo(ref.id)
    if (${after} === undefined) ink.field(${OPERATION.remove | index})
    else { ink.field(${before} === undefined ? ${OPERATION.add | index} : ${OPERATION.replace | index}); ink.${kind}(${after}) }
  }`
}

function changedBranch({ name }: { readonly name: string }, at: number): string {
  const [before, after] = [`before[${JSON.stringify(name)}]`, `after[${JSON.stringify(name)}]`]
  return `if (${before} !== ${after}) forms[${at}].writeChange(ink, ref.branches[${at}], ${before}, ${after}, numbers)`
}

const PRIMITIVES = { string: 'string', number: 'number', boolean: 'boolean' } as const

function fieldType(spec: ShapeSpec, form: Branch | undefined) {
  switch (spec.kind) {
    case 'string':
      return t.string()
    case 'number':
      return t.number()
    case 'boolean':
      return t.boolean()
    case 'record':
      return t.ref(typeOf(form))
    case 'list':
      return form instanceof ListForm && form.item ? t.array(form.item.type) : t.array(primitive(spec.of))
    case 'map':
      return form instanceof DictForm && form.item ? t.map(form.item.type) : t.map(primitive(spec.of))
  }
}

function primitive({ kind }: ShapeSpec): 'string' | 'number' | 'boolean' {
  if (kind === 'string' || kind === 'number' || kind === 'boolean') return PRIMITIVES[kind]
  throw new Error(`${kind} is not a primitive`)
}

function typeOf(form: Branch | undefined): new () => Schema {
  if (!(form instanceof RecordForm)) throw new Error('a record without a form')
  return form.type
}
