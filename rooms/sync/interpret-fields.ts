import type { ChildField, FieldsWriter, Plain, ValueField } from './compile.ts'
import { OPERATION, type PatchWriter } from './patch-writer.ts'

function writeOne(writer: PatchWriter, kind: ValueField['kind'], value: unknown): void {
  if (kind === 'string' && typeof value === 'string') writer.string(value)
  else if (kind === 'number' && typeof value === 'number') writer.number(value)
  else if (kind === 'boolean' && typeof value === 'boolean') writer.boolean(value)
}

function changeOf(before: unknown, after: unknown): number {
  if (after === undefined) return OPERATION.remove
  return before === undefined ? OPERATION.add : OPERATION.replace
}

/** The interpreted twin of `compileFields`. It looks up each field by name, and tests compare the bytes of the two. */
export function interpretFields(values: readonly ValueField[], children: readonly ChildField[]): FieldsWriter {
  const isPresent = (value: Plain) => (field: ValueField) => value[field.name] !== undefined
  return {
    full(writer, ref, value) {
      if (values.length + children.length > 0) writer.switchTo(ref.id)
      for (const { name, kind, index } of values.filter(isPresent(value))) {
        writer.field(OPERATION.add | index)
        writeOne(writer, kind, value[name])
      }
      for (const [at, { index }] of children.entries()) {
        writer.field(OPERATION.add | index)
        writer.number(ref.children[at]?.id ?? 0)
      }
      for (const [at, { name, encoder }] of children.entries()) encoder.writeFull(writer, ref.children[at] ?? ref, value[name])
    },
    change(tools, ref, before, after) {
      const { writer } = tools
      for (const { name, kind, index } of values.filter(({ name }) => before[name] !== after[name])) {
        writer.switchTo(ref.id)
        writer.field(changeOf(before[name], after[name]) | index)
        writeOne(writer, kind, after[name])
      }
      for (const [at, { name, encoder }] of children.entries())
        if (before[name] !== after[name]) encoder.writeChange(tools, ref.children[at] ?? ref, before[name], after[name])
    },
  }
}
