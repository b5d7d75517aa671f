import type { Seat } from '#shared/kernel/decision.ts'
import type { HandOf, TableOf } from '#shared/kernel/game.ts'
import type { Language } from '#shared/kernel/words.ts'
import type { TypedGame } from './animations.ts'

/** What a description in words is made from. */
interface TellProps<T = object, H = object> {
  readonly table: T
  readonly hand: H | undefined
  /** The seat that reads it; undefined for a spectator. */
  readonly seat: Seat | undefined
  /** The players' names, by seat. */
  readonly names: readonly string[]
  readonly language: Language
}
export type TellPropsOf<G extends TypedGame> = TellProps<TableOf<G>, HandOf<G>>

/** One heading of the description, with a line for each fact. */
export interface WordsSection {
  readonly title: string
  readonly lines: readonly string[]
}

/** Tells the whole table under headings. */
export type DescribeTable<T = object, H = object> = (props: TellProps<T, H>) => readonly WordsSection[]

/** Returns `title: a, b`, or undefined if there is nothing. */
export const listed = (title: string, items: readonly string[]): string | undefined =>
  items.length > 0 ? `${title}: ${items.join(', ')}` : undefined

/** Returns the lines that say something. */
export const said = (...lines: readonly (string | false | undefined)[]): readonly string[] =>
  lines.filter((line): line is string => typeof line === 'string' && line !== '')

/** Returns all seats, the reader's own first and then the others in turn order. */
export const seatsFrom = (count: number, own: Seat | undefined): readonly Seat[] => Array.from({ length: count }, (_, n) => (n + (own ?? 0)) % count)

/** Returns equal names once, with their number: `Apprentice ×3`. */
export function counted(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name))
}
