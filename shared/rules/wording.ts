import { LANGUAGES, type Language, type LocalizedText } from '../kernel/words.ts'
import { answersOf, isAbove, isClauseId, isRulingId } from './clauses.ts'
import { type Block, type Inline, inlinesOf, MarkupError, parseMarkup, plainText } from './markup.ts'
import type { RulesText } from './text.ts'

/** The most words in a text. A longer one should be two sections. */
const MAX_WORDS = 90

/** A text, with the words by which a fault names it. */
interface Passage {
  readonly where: string
  readonly text: LocalizedText
}

function passagesOf({ chapters, glossary, rulings }: RulesText): readonly Passage[] {
  return [
    ...chapters.flatMap(({ sections }) => sections.map(({ id, text }) => ({ where: `section ${id}`, text }))),
    ...glossary.map(({ id, text }) => ({ where: `glossary ${id}`, text })),
    ...rulings.flatMap(({ id, doubt, decision, reason }) => [
      { where: `ruling ${id}, doubt`, text: doubt },
      { where: `ruling ${id}, decision`, text: decision },
      { where: `ruling ${id}, reason`, text: reason },
    ]),
  ]
}

/** Returns the names and titles, which must have no markup. */
function namesOf({ chapters, glossary }: RulesText): readonly Passage[] {
  return [
    ...chapters.map(({ id, title }) => ({ where: `title of chapter ${id}`, text: title })),
    ...chapters.flatMap(({ sections }) => sections.map(({ id, title }) => ({ where: `title of section ${id}`, text: title }))),
    ...glossary.map(({ id, name }) => ({ where: `name of glossary ${id}`, text: name })),
    ...glossary.flatMap(({ id, also }) =>
      also ? [{ where: `other words of glossary ${id}`, text: { en: also.en.join(', ') || '-', ru: also.ru.join(', ') || '-' } }] : [],
    ),
  ]
}

/** Returns the faults in the wording, each as a sentence. */
export function wordingFaults(rules: RulesText): readonly string[] {
  const used = new Set<string>()
  const faults = [
    ...namesOf(rules).flatMap(({ where, text }) => LANGUAGES.flatMap((language) => nameFaults(`${where} (${language})`, text[language], language))),
    ...passagesOf(rules).flatMap((passage) => passageFaults(rules, passage, used)),
  ]
  for (const [name, value] of Object.entries(rules.numbers)) {
    if (!Number.isFinite(value)) faults.push(`number ${name} is ${value}`)
    if (!used.has(name)) faults.push(`number ${name} is used by no text`)
  }
  return faults
}

export function nameFaults(where: string, name: string, language: Language): readonly string[] {
  if (name.trim() === '') return [`${where} is empty`]
  if (/[[\]{}*<>`|]/.test(name)) return [`${where} has markup: ${name}`]
  return language === 'en' && /[а-яё]/i.test(name) ? [`${where} has Russian letters: ${name}`] : []
}

const isSaid = (what: string | undefined): what is string => what !== undefined

function passageFaults(rules: RulesText, { where, text }: Passage, used: Set<string>): readonly string[] {
  const faults: string[] = []
  const marks = new Map<Language, readonly string[]>()
  for (const language of LANGUAGES) {
    const at = `${where} (${language})`
    try {
      const blocks = parseMarkup(text[language])
      const parts = inlinesOf(blocks)
      for (const part of parts) if (part.kind === 'number') used.add(part.name)
      marks.set(language, parts.map(markOf).filter(isSaid))
      const unresolved = parts.map((part) => unknown(rules, part)).filter(isSaid)
      faults.push(...textFaults(rules, at, blocks, language), ...unresolved.map((what) => `${at}: ${what}`))
    } catch (error) {
      if (!(error instanceof MarkupError)) throw error
      faults.push(`${at}: ${error.message}`)
    }
  }
  const [en, ru] = [marks.get('en'), marks.get('ru')]
  if (!en || !ru) return faults
  const [english, russian] = [
    { language: 'English', marks: en },
    { language: 'Russian', marks: ru },
  ]
  return [...faults, ...unequal(where, english, russian), ...unequal(where, russian, english)]
}

/** Counts the words of a text in one language. */
function wordsIn(rules: RulesText, blocks: readonly Block[], language: Language): number {
  const nameOf = (id: string): string => rules.glossary.find((entry) => entry.id === id)?.name[language] ?? id
  const text = plainText(blocks, { term: nameOf, number: (name) => String(rules.numbers[name] ?? name) })
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function textFaults(rules: RulesText, at: string, blocks: readonly Block[], language: Language): readonly string[] {
  const words = wordsIn(rules, blocks, language)
  if (words === 0) return [`${at} is empty`]
  const faults = words > MAX_WORDS ? [`${at} has ${words} words, ${words - MAX_WORDS} too many`] : []
  const text = plainText(blocks, { term: () => '', number: () => '' })
  if (language === 'en' && /[а-яё]/i.test(text)) faults.push(`${at} has Russian letters`)
  if (language === 'ru' && !/[а-яё]/i.test(text)) faults.push(`${at} has no Russian letters`)
  return faults
}

/** Returns a term, a clause or a number as it is written, without the shown words. */
function markOf(part: Inline): string | undefined {
  switch (part.kind) {
    case 'term':
      return `[[term:${part.id}]]`
    case 'clause':
      return `[[${part.id}]]`
    case 'number':
      return `{n:${part.name}}`
    case 'text':
    case 'strong':
      return undefined
  }
}

/** The marks of a text in one language. */
interface MarkedText {
  readonly language: string
  readonly marks: readonly string[]
}

/** Finds marks that one language has more often than the other. */
function unequal(where: string, one: MarkedText, other: MarkedText): readonly string[] {
  const count = (list: readonly string[], mark: string): number => list.filter((each) => each === mark).length
  return [...new Set(one.marks)]
    .filter((mark) => count(one.marks, mark) > count(other.marks, mark))
    .map(
      (mark) => `${where} has ${mark} ${count(one.marks, mark)} times in ${one.language} and ${count(other.marks, mark)} times in ${other.language}`,
    )
}

/** Returns the fault of a part that names an unknown term, clause or number. */
function unknown(rules: RulesText, part: Inline): string | undefined {
  switch (part.kind) {
    case 'term':
      return rules.glossary.some(({ id }) => id === part.id) ? undefined : `the glossary has no ${part.id}`
    case 'clause':
      return isKnown(rules, part.id) ? undefined : `there is no clause ${part.id}`
    case 'number':
      return Object.hasOwn(rules.numbers, part.name) ? undefined : `there is no number ${part.name}`
    case 'text':
    case 'strong':
      return undefined
  }
}

/** Returns whether the id is a clause of a section, a head of such clauses, or a ruling. */
export function isKnown(rules: RulesText, id: string): boolean {
  if (!isClauseId(id, rules.prefixes)) return false
  if (isRulingId(id)) return rules.rulings.some((ruling) => ruling.id === id)
  return [...answersOf(rules).keys()].some((clause) => clause === id || isAbove(id, clause))
}
