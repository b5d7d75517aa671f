import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '#sdk/players/seeded-random.ts'
import { runsFor } from '#shared/conformance/effort.ts'
import type { ShapeSpec } from '#shared/kernel/shape.ts'
import { compileFields } from './compile.ts'
import { interpretFields } from './interpret-fields.ts'
import { PatchWriter } from './patch-writer.ts'
import { EncoderSet, type RecordEncoder } from './record-encoder.ts'
import { RefIdSequence, type RefNode } from './ref-node.ts'

type Random = (below: number) => number
type Plain = Readonly<Record<string, unknown>>

/** Field names, most of which would break the generated code if they were not quoted. */
const NAMES = ['a', 'constructor', '__proto__x', 'two words', 'quote"', "apos'", 'back\\slash', 'line\nbreak', 'dollar{x}', 'é']

function randomShape(r: Random, depth: number, next: { n: number }): ShapeSpec {
  const kind = (['string', 'number', 'boolean', 'list', 'map', 'record'] as const)[r(depth > 0 ? 6 : 3)] ?? 'string'
  switch (kind) {
    case 'string':
    case 'number':
      return r(3) === 0 ? { kind, optional: true } : { kind }
    case 'boolean':
      return { kind }
    case 'list':
    case 'map':
      return { kind, of: r(2) === 0 ? { kind: 'number' } : randomRecord(r, depth - 1, next) }
    case 'record':
      return randomRecord(r, depth - 1, next)
  }
}

function randomRecord(r: Random, depth: number, next: { n: number }): ShapeSpec {
  const names = NAMES.filter(() => r(2) === 0)
  return { kind: 'record', name: `R${next.n++}`, fields: Object.fromEntries(names.map((name) => [name, randomShape(r, depth, next)])) }
}

function randomValue(spec: ShapeSpec, r: Random, before: unknown): unknown {
  if (before !== undefined && r(2) === 0) return before
  switch (spec.kind) {
    case 'string':
      return spec.optional && r(2) === 0 ? undefined : `é${r(1000)}`
    case 'number':
      return spec.optional && r(2) === 0 ? undefined : [r(100), -r(70_000), r(1000) / 8][r(3)]
    case 'boolean':
      return r(2) === 0
    case 'list':
      return Array.from({ length: r(4) }, (_, n) => randomValue(spec.of, r, (before as readonly unknown[] | undefined)?.[n]))
    case 'map':
      return Object.fromEntries(Array.from({ length: r(4) }, () => [`k${r(5)}`, randomValue(spec.of, r, undefined)]))
    case 'record':
      return Object.fromEntries(
        Object.entries(spec.fields).map(([name, field]) => [name, randomValue(field, r, (before as Plain | undefined)?.[name])]),
      )
  }
}

/** One state that is written by one of the two twins. */
class Written {
  readonly #encoder: RecordEncoder
  readonly #refIds = RefIdSequence.shared()
  readonly #root: RefNode
  readonly #writer = new PatchWriter()
  #value: object

  constructor(spec: ShapeSpec, compile: typeof compileFields, value: object) {
    this.#encoder = new EncoderSet([], compile).of(spec)
    this.#root = this.#encoder.assignRefs(value, this.#refIds)
    this.#value = value
  }

  full(): string {
    this.#writer.begin(14)
    this.#encoder.writeFull(this.#writer, this.#root, this.#value)
    return this.#bytes()
  }

  change(value: object): string {
    this.#writer.begin(15)
    this.#encoder.writeChange({ writer: this.#writer, refIds: this.#refIds }, this.#root, this.#value, value)
    this.#value = value
    return this.#bytes()
  }

  #bytes(): string {
    return this.#writer.copy(this.#writer.offset, 0, 0).toString('hex')
  }
}

describe('generated code', () => {
  test('writes the bytes that the interpreted twin writes, for any shape and any change', () => {
    let bytes = 0
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 30 }), (seed) => {
        const r = seededRandom(seed)
        const spec = randomRecord(r, 3, { n: 0 })
        let value = randomValue(spec, r, undefined) as object
        const [compiled, interpreted] = [new Written(spec, compileFields, value), new Written(spec, interpretFields, value)]
        for (let n = 0; n < 10; n++) {
          const full = compiled.full()
          expect(full).toBe(interpreted.full())
          value = randomValue(spec, r, value) as object
          const change = compiled.change(value)
          expect(change).toBe(interpreted.change(value))
          bytes += full.length + change.length
        }
      }),
      { numRuns: runsFor({ quick: 50, usual: 200, all: 5000 }) },
    )
    expect(bytes).toBeGreaterThan(1000)
  })
})
