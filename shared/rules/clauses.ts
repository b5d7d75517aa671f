import type { RulesText } from './text.ts'

/** Matches clause ids: `SO-5.1`, `EV-30.1a`, `EF-A1`, `SO-R8`. `EV-14` and `EF-N` stand for all clauses below them. */
const ID = /\b([A-Z]{2,})-(?:\d+(?:\.\d+[a-z]?)?|[A-Z]\d*)(?![\w-])/g

/** Returns the clause ids that a text names. */
export function clauseIdsIn(text: string, prefixes: readonly string[]): readonly string[] {
  return Array.from(text.matchAll(ID))
    .filter(([, prefix = '']) => prefixes.includes(prefix))
    .map(([id]) => id)
}

export const isClauseId = (id: string, prefixes: readonly string[]): boolean => clauseIdsIn(id, prefixes)[0] === id

export const isRulingId = (id: string): boolean => /-R\d+$/.test(id)

/** Returns whether a clause is below a head: `EV-14` is above `EV-14.2` and `EF-N` above `EF-N3`. No id is above itself. */
export function isAbove(head: string, id: string): boolean {
  const rest = id.startsWith(head) ? id.slice(head.length) : ''
  return /\d$/.test(head) ? rest.startsWith('.') : /^\d/.test(rest)
}

/** Returns whether the id is not part of the players' rules, such as an example for tests or an invariant. */
export const isNotForPlayers = (id: string, { notForPlayers }: RulesText): boolean => notForPlayers.some((head) => head === id || isAbove(head, id))

/** Returns the clauses that the sections cover, with the ids of those sections. */
export function answersOf({ chapters }: RulesText): ReadonlyMap<string, readonly string[]> {
  const answers = new Map<string, string[]>()
  for (const section of chapters.flatMap(({ sections }) => sections))
    for (const clause of section.clauses) answers.set(clause, [...(answers.get(clause) ?? []), section.id])
  return answers
}
