import { no, ok, type Result } from './refusal.ts'
import type { Words } from './words.ts'

export type OptionValue = string | number | boolean
export type Options = Readonly<Record<string, OptionValue>>

/** What a table may choose. Drives the lobby's form and the validation of what comes back. */
export type OptionSpec = {
  readonly id: string
  readonly names: Words
  readonly hint?: Words
  /** Where the option has no effect, the lobby hides it. */
  readonly appliesTo?: { readonly seats?: readonly number[]; readonly when?: Options }
} & (
  | { readonly kind: 'choice'; readonly values: readonly { readonly id: string; readonly names: Words }[]; readonly default: string }
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'range'; readonly min: number; readonly max: number; readonly step: number; readonly default: number }
)

export function defaultOptions(specs: readonly OptionSpec[]): Options {
  return Object.fromEntries(specs.map((spec) => [spec.id, spec.default]))
}

function fits(spec: OptionSpec, value: unknown): value is OptionValue {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean'
    case 'choice':
      return spec.values.some((known) => known.id === value)
    case 'range':
      return typeof value === 'number' && value >= spec.min && value <= spec.max && (value - spec.min) % spec.step === 0
  }
}

/** What was asked for, completed with the defaults; anything unknown is refused. */
export function readOptions(specs: readonly OptionSpec[], wanted: Readonly<Record<string, unknown>>): Result<Options> {
  const known = new Map(specs.map((spec) => [spec.id, spec]))
  const out: Record<string, OptionValue> = { ...defaultOptions(specs) }
  for (const [id, value] of Object.entries(wanted)) {
    const spec = known.get(id)
    if (!spec || !fits(spec, value)) return no('bad-options', { option: id })
    out[id] = value
  }
  return ok(out)
}
