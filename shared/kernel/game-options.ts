import { ok, type Result, refused } from './refusal.ts'
import type { LocalizedText } from './words.ts'

export type GameOptionValue = string | number | boolean
export type GameOptions = Readonly<Record<string, GameOptionValue>>

/** One option that the creator of a match can set. The lobby's form and the validation of its values come from it. */
export type GameOptionSpec = {
  readonly id: string
  readonly names: LocalizedText
  readonly hint?: LocalizedText
  /** The matches in which the option has an effect. The lobby hides it for all others. */
  readonly appliesTo?: { readonly seats?: readonly number[]; readonly when?: GameOptions }
} & (
  | { readonly kind: 'choice'; readonly values: readonly { readonly id: string; readonly names: LocalizedText }[]; readonly default: string }
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'range'; readonly min: number; readonly max: number; readonly step: number; readonly default: number }
)

export function defaultGameOptions(specs: readonly GameOptionSpec[]): GameOptions {
  return Object.fromEntries(specs.map((spec) => [spec.id, spec.default]))
}

function fits(spec: GameOptionSpec, value: unknown): value is GameOptionValue {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean'
    case 'choice':
      return spec.values.some((known) => known.id === value)
    case 'range':
      return typeof value === 'number' && value >= spec.min && value <= spec.max && (value - spec.min) % spec.step === 0
  }
}

/** Completes the wanted options with the defaults. Refuses unknown options and values. */
export function parseGameOptions(specs: readonly GameOptionSpec[], wanted: Readonly<Record<string, unknown>>): Result<GameOptions> {
  const known = new Map(specs.map((spec) => [spec.id, spec]))
  const out: Record<string, GameOptionValue> = { ...defaultGameOptions(specs) }
  for (const [id, value] of Object.entries(wanted)) {
    const spec = known.get(id)
    if (!spec || !fits(spec, value)) return refused('bad-options', { option: id })
    out[id] = value
  }
  return ok(out)
}
