import type { Game } from '../kernel/game.ts'
import { marksOf, type PieceList, piecesOf, SOURCES, type Source, type Sourced } from '../kernel/piece.ts'
import type { LocalizedText } from '../kernel/words.ts'
import type { Credits } from './credits.ts'
import type { RulesText, Ruling } from './text.ts'

/** What a game says about its edition, in addition to its rules. */
export interface EditionText {
  readonly lists: readonly PieceList[]
  /** The names of the fields that have their own source, as readers call them. */
  readonly fields: Readonly<Record<string, LocalizedText>>
  readonly credits: Credits
}

/** The data of the page "About this edition": what comes from the rulebook, what from public sources, and what is ours. */
export interface Edition {
  readonly id: string
  readonly names: LocalizedText
  readonly credits: Credits
  /** The number of pieces by the source of the piece as a whole. */
  readonly counts: Counts
  /** The number of pieces that are not ours but have fields that are. */
  readonly partlyOurs: number
  readonly lists: readonly EditionList[]
  readonly rulings: readonly Ruling[]
}

type Counts = Readonly<Record<Source, number>>

export interface EditionList {
  readonly id: string
  readonly name: LocalizedText
  readonly counts: Counts
  /** Sorted by source: rulebook, public, ours. */
  readonly groups: readonly EditionGroup[]
  /** The rulings that explain the fields marked as ours. */
  readonly rulings: readonly Ruling[]
}

/** The pieces of a list that have the same sources. */
export interface EditionGroup {
  readonly source: Source
  /** The fields with another source. */
  readonly fields: readonly FieldsOf[]
  readonly count: number
  /** The names with their counts, empty for a list of unnamed pieces. */
  readonly names: readonly { readonly name: LocalizedText; readonly count: number }[]
}

export interface FieldsOf {
  readonly source: Source
  readonly names: readonly LocalizedText[]
}

export function editionOf({ id, names }: Pick<Game, 'id' | 'names'>, { rulings }: Pick<RulesText, 'rulings'>, edition: EditionText): Edition {
  const { lists, fields, credits } = edition
  const pieces = piecesOf(lists)
  return {
    id,
    names,
    credits,
    counts: countsOf(pieces),
    partlyOurs: pieces.filter(({ ours = [] }) => ours.length > 0).length,
    lists: lists.map((list) => listOf(list, rulings, fields)),
    rulings,
  }
}

function countsOf(pieces: readonly Pick<Sourced, 'source'>[]): Counts {
  const count = (source: Source): number => pieces.filter((piece) => piece.source === source).length
  return { rulebook: count('rulebook'), public: count('public'), ours: count('ours') }
}

function listOf(list: PieceList, rulings: readonly Ruling[], fields: EditionText['fields']): EditionList {
  const { id, name, pieces } = list
  const alike = Map.groupBy(pieces, (piece) => JSON.stringify([piece.source, marksOf(list, piece)]))
  const groups = [...alike.values()].flatMap(([first, ...others]) => (first ? [groupOf(list, [first, ...others], fields)] : []))
  return {
    id,
    name,
    counts: countsOf(pieces),
    groups: SOURCES.flatMap((source) => groups.filter((group) => group.source === source)),
    rulings: rulings.filter((ruling) => list.rulings?.includes(ruling.id)),
  }
}

function groupOf(list: PieceList, pieces: readonly [Sourced, ...Sourced[]], fields: EditionText['fields']): EditionGroup {
  const [{ source }] = pieces
  const marks = marksOf(list, pieces[0])
  const marked = SOURCES.filter((other) => marks[other].length > 0)
  return {
    source,
    fields: marked.map((other) => ({ source: other, names: marks[other].map((field) => fields[field] ?? { en: field, ru: field }) })),
    count: pieces.length,
    names: list.unnamed ? [] : countedNames(pieces),
  }
}

function countedNames(pieces: readonly Sourced[]): EditionGroup['names'] {
  const byName = Map.groupBy(pieces, ({ name }) => `${name.en} ${name.ru}`)
  return [...byName.values()].flatMap(([first, ...others]) => (first ? [{ name: first.name, count: 1 + others.length }] : []))
}
