/**
 * The shape of a view, as data: from it the rooms make the schema that is synced, and TypeScript the view's type.
 * Lists and dicts hold texts, numbers, flags or records; a record always stands where it is declared
 * (for "none or one" use a list), because a synced object must never be replaced.
 */
export type ShapeSpec =
  | { readonly kind: 'string' | 'number' | 'boolean'; readonly optional?: true }
  | { readonly kind: 'list'; readonly of: ShapeSpec }
  | { readonly kind: 'map'; readonly of: ShapeSpec }
  | { readonly kind: 'record'; readonly name: string; readonly fields: Readonly<Record<string, ShapeSpec>> }

/** `T` is the type of the value that has this shape; it exists for the compiler only. */
export interface Shape<T> {
  readonly spec: ShapeSpec
  /** The texts that occur, where they are a known set. They are not synced. */
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

/** A text of a known set: synced as text, typed as the union. */
export const oneOf = <const T extends string>(values: readonly T[]): Shape<T> => ({ spec: { kind: 'string' }, values })
export const list = <T>(of: Shape<T>): Shape<readonly T[]> => ({ spec: { kind: 'list', of: of.spec }, ...(of.values && { values: of.values }) })
export const map = <T>(of: Shape<T>): Shape<Readonly<Record<string, T>>> => ({ spec: { kind: 'map', of: of.spec } })

/** The name becomes the name of the synced class: unique within a game. */
export function record<F extends Fields>(name: string, fields: F): Shape<RecordOf<F>> {
  return { spec: { kind: 'record', name, fields: Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.spec])) } }
}
