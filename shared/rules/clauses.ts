import type { RulesText } from './text.ts'

/** `SO-5.1`, `EV-30.1a`, `EF-A1`, `SO-R8`; `EV-14` and `EF-N` name all clauses below them. */
const ID = /\b([A-Z]{2,})-(?:\d+(?:\.\d+[a-z]?)?|[A-Z]\d*)(?![\w-])/g

/** The clause ids that a text names. */
export function clauseIdsIn(text: string, prefixes: readonly string[]): readonly string[] {
  return Array.from(text.matchAll(ID))
    .filter(([, prefix = '']) => prefixes.includes(prefix))
    .map(([id]) => id)
}

export const isClauseId = (id: string, prefixes: readonly string[]): boolean => clauseIdsIn(id, prefixes)[0] === id

export const isRulingId = (id: string): boolean => /-R\d+$/.test(id)

/** `EV-14` is above `EV-14.2`, `EF-N` above `EF-N3`, and nothing above itself. */
export function isAbove(head: string, id: string): boolean {
  const rest = id.startsWith(head) ? id.slice(head.length) : ''
  return /\d$/.test(head) ? rest.startsWith('.') : /^\d/.test(rest)
}

/** Whether the id is none of the rules: an example for tests, an invariant. */
export const isNotForPlayers = (id: string, { notForPlayers }: RulesText): boolean => notForPlayers.some((head) => head === id || isAbove(head, id))

/** The clauses that sections answer for, with the sections. */
export function answersOf({ chapters }: RulesText): ReadonlyMap<string, readonly string[]> {
  const answers = new Map<string, string[]>()
  for (const section of chapters.flatMap(({ sections }) => sections))
    for (const clause of section.clauses) answers.set(clause, [...(answers.get(clause) ?? []), section.id])
  return answers
}
