import type { LocalizedText } from './words.ts'

/** Who says it: the rulebook, public descriptions of the game (reviews, card lists, photos), or nobody, so that we had to decide. */
export const SOURCES = ['rulebook', 'public', 'ours'] as const
export type Source = (typeof SOURCES)[number]

/**
 * Fields that have another source than the piece as a whole: `cost`, `name.ru`, `effect.do.each`. `*` stands for each key, `2-8` for the
 * keys from 2 to 8; with a space in it, it is something that no field of its own holds: `track wraps`. Words about rules are ours
 * everywhere, so `text` needs no mark.
 */
export interface Marks {
  readonly rulebook?: readonly string[]
  readonly public?: readonly string[]
  readonly ours?: readonly string[]
}

/** Something with a name, and where it is known from. */
export interface Sourced extends Marks {
  readonly id: string
  readonly name: LocalizedText
  readonly source: Source
}

/** What lies in the box: a card, a tile, a token, a place on a board. */
export interface Piece extends Sourced {
  readonly count: number
}

/** Pieces of one kind. The list's marks hold for each of them, but where a piece marks the same field itself. */
export interface PieceList extends Marks {
  readonly id: string
  readonly name: LocalizedText
  readonly pieces: readonly Sourced[]
  /** Nobody calls these by name: cells of a track, portals. */
  readonly unnamed?: true
  /** The rulings that tell how we came to what is ours. */
  readonly rulings?: readonly string[]
}

/** The fields of a piece that have another source than the piece, by source: the list's and its own. */
export function marksOf(list: Marks, piece: Sourced): Readonly<Record<Source, readonly string[]>> {
  const own = SOURCES.flatMap((source) => piece[source] ?? [])
  const fieldsOf = (source: Source): readonly string[] =>
    source === piece.source ? [] : [...(list[source] ?? []).filter((field) => !own.includes(field)), ...(piece[source] ?? [])]
  return { rulebook: fieldsOf('rulebook'), public: fieldsOf('public'), ours: fieldsOf('ours') }
}

/** All pieces of the lists, each with all its marks. */
export const piecesOf = (lists: readonly PieceList[]): readonly Sourced[] =>
  lists.flatMap((list) => list.pieces.map((piece) => ({ ...piece, ...marksOf(list, piece) })))
