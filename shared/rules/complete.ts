import type { Game } from '../kernel/game.ts'
import { parseGameOptions } from '../kernel/game-options.ts'
import { answersOf, isAbove, isClauseId, isNotForPlayers, isRulingId } from './clauses.ts'
import type { RulesText } from './text.ts'
import { isKnown, wordingFaults } from './wording.ts'

/** A place where code or a test names a clause. */
export interface Cited {
  readonly id: string
  readonly file: string
  readonly inTitle: boolean
}

/** The first chapters of every game, and the chapters that must be the last if a game has them. */
const FIRST_CHAPTERS = ['about', 'win', 'turn'] as const
const LAST_CHAPTERS = ['special', 'end', 'variants', 'pieces'] as const

/** Returns the faults of a rules text. Each is a sentence that names the game and the place. */
export function faultsOf(game: Pick<Game, 'id' | 'options'>, rules: RulesText, citations: readonly Cited[]): readonly string[] {
  const faults = [
    ...idFaults(rules),
    ...orderFaults(rules),
    ...answerFaults(rules, citations),
    ...proofFaults(rules, citations),
    ...wordingFaults(rules),
    ...referenceFaults(rules),
    ...modeFaults(game, rules),
  ]
  return faults.map((fault) => `${game.id}, ${fault}`)
}

const twice = (ids: readonly string[]): readonly string[] => [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]

function idFaults({ prefixes, chapters, glossary, rulings }: RulesText): readonly string[] {
  const sections = chapters.flatMap((chapter) => chapter.sections)
  // Chapters and sections share the addresses of one page.
  const addresses = [...chapters, ...sections].map(({ id }) => id)
  const terms = glossary.map(({ id }) => id)
  return [
    ...twice(addresses).map((id) => `section ${id}: the id is there twice, in sections or chapters`),
    ...twice(terms).map((id) => `glossary ${id}: the id is there twice`),
    ...twice(rulings.map(({ id }) => id)).map((id) => `ruling ${id}: the id is there twice`),
    ...[...addresses, ...terms].filter((id) => !/^[a-z][a-z0-9-]*$/.test(id)).map((id) => `section or glossary ${id}: the id is no slug`),
    ...rulings.filter(({ id }) => !isRulingId(id) || !isClauseId(id, prefixes)).map(({ id }) => `ruling ${id}: the id is not one of a ruling`),
    ...chapters.filter((chapter) => chapter.sections.length === 0).map(({ id }) => `chapter ${id} has no section`),
  ]
}

function orderFaults({ chapters }: RulesText): readonly string[] {
  const ids = chapters.map(({ id }) => id)
  const last = LAST_CHAPTERS.filter((id) => ids.includes(id))
  const begins = FIRST_CHAPTERS.every((id, index) => ids[index] === id)
  const ends = last.every((id, index) => ids[ids.length - last.length + index] === id)
  return [
    ...(begins ? [] : [`chapters begin with ${ids.slice(0, FIRST_CHAPTERS.length).join(', ')}, not with ${FIRST_CHAPTERS.join(', ')}`]),
    ...(ends ? [] : [`chapters do not end with ${last.join(', ')}`]),
  ]
}

/** Finds cited clauses that do not belong to exactly one section, and cited rulings that are missing. */
function answerFaults(rules: RulesText, citations: readonly Cited[]): readonly string[] {
  const answers = answersOf(rules)
  const faults: string[] = []
  for (const [clause, sections] of answers) {
    const [section = ''] = sections
    if (!isClauseId(clause, rules.prefixes) || isRulingId(clause)) faults.push(`section ${section}: ${clause} is no clause of this game`)
    if (isNotForPlayers(clause, rules)) faults.push(`section ${section}: ${clause} is not for players, so no section answers for it`)
    if (sections.length > 1) faults.push(`sections ${sections.join(' and ')} both answer for ${clause}`)
  }
  const clauses = [...answers.keys()]
  const files = new Map(citations.map(({ id, file }) => [id, file]))
  return [...faults, ...[...files].flatMap(([id, file]) => citationFaults(rules, clauses, id, file))]
}

function citationFaults(rules: RulesText, clauses: readonly string[], id: string, file: string): readonly string[] {
  if (isNotForPlayers(id, rules)) return []
  if (isRulingId(id)) return rules.rulings.some((ruling) => ruling.id === id) ? [] : [`rulings: ${id} is not told (${file} names it)`]
  const isAnswered = clauses.some((clause) => clause === id || isAbove(id, clause))
  return isAnswered ? [] : [`sections: none answers for ${id} (${file} names it)`]
}

/** Finds clauses of sections that no test title names and that are not listed as untested. */
function proofFaults(rules: RulesText, citations: readonly Cited[]): readonly string[] {
  const proved = new Set(citations.flatMap(({ id, inTitle }) => (inTitle ? [id] : [])))
  const answers = answersOf(rules)
  const unproved = [...answers].filter(([clause]) => !proved.has(clause) && !Object.hasOwn(rules.untested, clause))
  return [
    ...unproved.map(([clause, sections]) => `section ${sections.join(', ')}: no title of a test names ${clause}`),
    ...Object.entries(rules.untested).flatMap(([clause, reason]) => {
      if (!answers.has(clause)) return [`untested: no section answers for ${clause}`]
      if (proved.has(clause)) return [`untested: the title of a test names ${clause}, so it is tested`]
      return reason.trim() === '' ? [`untested: ${clause} has no reason`] : []
    }),
  ]
}

function referenceFaults(rules: RulesText): readonly string[] {
  const entries = [
    ...rules.glossary.map(({ id, clauses }) => ({ where: `glossary ${id}`, clauses })),
    ...rules.rulings.map(({ id, clauses }) => ({ where: `ruling ${id}`, clauses })),
  ]
  return entries.flatMap(({ where, clauses }) => [
    ...(clauses.length === 0 ? [`${where} names no clause`] : []),
    ...clauses.filter((id) => isRulingId(id) || !isKnown(rules, id)).map((id) => `${where}: there is no clause ${id}`),
  ])
}

function modeFaults(game: Pick<Game, 'options'>, { chapters }: RulesText): readonly string[] {
  return chapters
    .flatMap(({ sections }) => sections)
    .flatMap(({ id, modes = {} }) =>
      Object.entries(modes)
        .filter(([option, value]) => !parseGameOptions(game.options, { [option]: value }).ok)
        .map(([option, value]) => `section ${id}: the game has no option ${option} with the value ${value}`),
    )
}
