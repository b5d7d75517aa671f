import type { LocalizedText } from './words.ts'

/** The source of a fact: the rulebook, public descriptions of the game (reviews, card lists, photos), or our own decision where none says it. */
export const SOURCES = ['rulebook', 'public', 'ours'] as const
export type Source = (typeof SOURCES)[number]

/**
 * The fields whose source differs from that of the piece: `cost`, `name.ru`, `effect.do.each`. `*` stands for any key and `2-8` for the keys
 * from 2 to 8. A mark with a space in it names a fact that has no field of its own: `track wraps`. `text` needs no mark, because we write all
 * words about rules.
 */
export interface Marks {
  readonly rulebook?: readonly string[]
  readonly public?: readonly string[]
  readonly ours?: readonly string[]
}

/** Something with a name and a source. */
export interface Sourced extends Marks {
  readonly id: string
  readonly name: LocalizedText
  readonly source: Source
}

/** A thing in the box: a card, a tile, a token or a place on a board. */
export interface Piece extends Sourced {
  readonly count: number
}

/** The pieces of one kind. The list's marks hold for every piece, except for fields that the piece marks itself. */
export interface PieceList extends Marks {
  readonly id: string
  readonly name: LocalizedText
  readonly pieces: readonly Sourced[]
  /** Set if nobody calls these pieces by name, such as cells of a track or portals. */
  readonly unnamed?: true
  /** The rulings that explain the fields marked as ours. */
  readonly rulings?: readonly string[]
}

/** Returns the fields whose source differs from that of the piece, by source. It combines the marks of the list and of the piece. */
export function marksOf(list: Marks, piece: Sourced): Readonly<Record<Source, readonly string[]>> {
  const own = SOURCES.flatMap((source) => piece[source] ?? [])
  const fieldsOf = (source: Source): readonly string[] =>
    source === piece.source ? [] : [...(list[source] ?? []).filter((field) => !own.includes(field)), ...(piece[source] ?? [])]
  return { rulebook: fieldsOf('rulebook'), public: fieldsOf('public'), ours: fieldsOf('ours') }
}

/** Returns all pieces of the lists, each with all its marks. */
export const piecesOf = (lists: readonly PieceList[]): readonly Sourced[] =>
  lists.flatMap((list) => list.pieces.map((piece) => ({ ...piece, ...marksOf(list, piece) })))
