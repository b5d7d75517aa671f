import { marksOf, type PieceList, piecesOf, SOURCES, type Sourced } from '../kernel/piece.ts'
import { LANGUAGES } from '../kernel/words.ts'
import type { EditionText } from './edition.ts'
import type { Ruling } from './text.ts'
import { nameFaults } from './wording.ts'

/** The exports of a game's content files, by file and name. */
export type Content = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Returns the faults in the sources of a game, each as a sentence. */
export function sourceFaults({ lists, fields }: EditionText, rulings: readonly Ruling[], content: Content): readonly string[] {
  return [
    ...missingFaults(lists, content),
    ...lists.flatMap((list) => listFaults(list, rulings)),
    ...idFaults(lists),
    ...fieldFaults(lists, fields, constantsIn(content)),
  ]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const idOf = (value: unknown): string | undefined => (isRecord(value) && typeof value.id === 'string' ? value.id : undefined)
const membersOf = (value: unknown): readonly unknown[] => (isRecord(value) ? Object.values(value) : [])
const isText = (value: unknown): boolean =>
  typeof value === 'string' || (isRecord(value) && LANGUAGES.every((language) => typeof value[language] === 'string'))
/** Returns whether a value is only code, ids or wording, and so not a piece. */
const isPlain = (value: unknown): boolean => typeof value === 'function' || isText(value) || (isRecord(value) && membersOf(value).every(isText))

/** Returns the id under which a constant is listed: `start-goods` for `START_GOODS`. */
const idOfConstant = (name: string): string => name.toLowerCase().replaceAll('_', '-')

function constantsIn(content: Content): ReadonlyMap<string, unknown> {
  const exported = Object.values(content).flatMap((file) => Object.entries(file))
  return new Map(exported.map(([name, value]) => [idOfConstant(name), value]))
}

/** Finds things with an id, things with a source, and constants that are in no list. */
function missingFaults(lists: readonly PieceList[], content: Content): readonly string[] {
  const known = new Set(lists.flatMap(({ pieces }) => pieces.map(({ id }) => id)))
  const isMissing = (id: string): boolean => !known.has(id)
  return Object.entries(content).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]) => {
      const things = [value, ...membersOf(value)].flatMap((one) => idOf(one) ?? [])
      const missing = [...things, ...sourcedIn(value)].filter(isMissing)
      if (things.length > 0) return [...new Set(missing)].map((id) => `${file}: ${id} of ${name} is in no list`)
      return isPlain(value) || !isMissing(idOfConstant(name)) ? [] : [`${file}: ${name} is in no list`]
    }),
  )
}

/** Returns the ids of everything that has a source, at any depth. */
function sourcedIn(value: unknown): readonly string[] {
  const own = isRecord(value) && 'source' in value ? [idOf(value) ?? 'something without an id'] : []
  return [...own, ...membersOf(value).flatMap(sourcedIn)]
}

function listFaults(list: PieceList, rulings: readonly Ruling[]): readonly string[] {
  const named: readonly Pick<Sourced, 'id' | 'name'>[] = [list, ...list.pieces]
  const twice = (marks: readonly string[]): readonly string[] => [...new Set(marks.filter((field, index) => marks.indexOf(field) !== index))]
  return [
    ...named.flatMap(({ id, name }) => LANGUAGES.flatMap((language) => nameFaults(`name of ${id} (${language})`, name[language], language))),
    ...(list.rulings ?? []).filter((id) => !rulings.some((ruling) => ruling.id === id)).map((id) => `list ${list.id}: there is no ruling ${id}`),
    ...[list, ...list.pieces].flatMap((one) =>
      twice(SOURCES.flatMap((source) => one[source] ?? [])).map((field) => `${one.id}: ${field} is marked twice`),
    ),
  ]
}

function idFaults(lists: readonly PieceList[]): readonly string[] {
  const twice = (ids: readonly string[]): readonly string[] => [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
  return [
    ...twice(lists.map(({ id }) => id)).map((id) => `list ${id} is there twice`),
    ...twice(piecesOf(lists).map(({ id }) => id)).map((id) => `${id} is listed twice`),
  ]
}

/** Finds marked fields that no piece of the list has or that have no name, and names that are not used. */
function fieldFaults(lists: readonly PieceList[], names: EditionText['fields'], constants: ReadonlyMap<string, unknown>): readonly string[] {
  const used = new Set<string>()
  const faults = lists.flatMap((list) => {
    const marked = list.pieces.flatMap((piece) => Object.values(marksOf(list, piece)).flat())
    return [...new Set([...marked, ...SOURCES.flatMap((source) => list[source] ?? [])])].flatMap((field) => {
      used.add(field)
      const holders = list.pieces.flatMap((piece) => [piece, constants.get(piece.id)])
      const isThere = field.includes(' ') || holders.some((holder) => hasField(holder, field.split('.')))
      return [
        ...(isThere ? [] : [`list ${list.id}: nothing in it has the field ${field}`]),
        ...(Object.hasOwn(names, field) ? [] : [`field ${field} of list ${list.id} has no name`]),
      ]
    })
  })
  return [...faults, ...Object.keys(names).flatMap((field) => (used.has(field) ? [] : [`field ${field} is marked nowhere`]))]
}

function hasField(holder: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return holder !== undefined
  if (!isRecord(holder)) return false
  const [from, to] = key.split('-').map(Number)
  if (key === '*') return membersOf(holder).some((member) => hasField(member, rest))
  if (from !== undefined && to !== undefined && to > from) return hasField(holder[from], rest) && hasField(holder[to], rest)
  return hasField(holder[key], rest)
}
