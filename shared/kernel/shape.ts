/**
 * The shape of a view, as data. The rooms build the synced schema from it, and TypeScript derives the view's type from it.
 * Lists and maps hold strings, numbers, booleans or records. A record is always present where it is declared, because a synced object
 * must never be replaced. Use a list for "none or one".
 */
export type ShapeSpec =
  | { readonly kind: 'string' | 'number' | 'boolean'; readonly optional?: true }
  | { readonly kind: 'list'; readonly of: ShapeSpec }
  | { readonly kind: 'map'; readonly of: ShapeSpec }
  | { readonly kind: 'record'; readonly name: string; readonly fields: Readonly<Record<string, ShapeSpec>> }

/** A shape with the type `T` of its values. `T` exists for the compiler only. */
export interface Shape<T> {
  readonly spec: ShapeSpec
  /** The possible strings, if they are a known set. They are not synced. */
  readonly values?: readonly string[]
  readonly type?: T
}
export type ViewOf<X> = X extends Shape<infer T> ? T : never

export type Fields = Readonly<Record<string, Shape<unknown>>>
type OptionalKeys<F extends Fields> = { [K in keyof F]: undefined extends ViewOf<F[K]> ? K : never }[keyof F]
export type RecordOf<F extends Fields> = { readonly [K in Exclude<keyof F, OptionalKeys<F>>]: ViewOf<F[K]> } & {
  readonly [K in OptionalKeys<F>]?: Exclude<ViewOf<F[K]>, undefined>
}

export const string: Shape<string> = { spec: { kind: 'string' } }
export const number: Shape<number> = { spec: { kind: 'number' } }
export const boolean: Shape<boolean> = { spec: { kind: 'boolean' } }
export const optionalString: Shape<string | undefined> = { spec: { kind: 'string', optional: true } }
export const optionalNumber: Shape<number | undefined> = { spec: { kind: 'number', optional: true } }

/** The shape of a string from a known set. It is synced as a string and typed as the union. */
export const oneOf = <const T extends string>(values: readonly T[]): Shape<T> => ({ spec: { kind: 'string' }, values })
export const list = <T>(of: Shape<T>): Shape<readonly T[]> => ({ spec: { kind: 'list', of: of.spec }, ...(of.values && { values: of.values }) })
export const map = <T>(of: Shape<T>): Shape<Readonly<Record<string, T>>> => ({ spec: { kind: 'map', of: of.spec } })

/** The shape of a record. The name becomes the name of the synced class and must be unique within a game. */
export function record<F extends Fields>(name: string, fields: F): Shape<RecordOf<F>> {
  return { spec: { kind: 'record', name, fields: Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.spec])) } }
}
