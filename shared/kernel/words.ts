import type { GameEvent } from './event.ts'

/** The languages of the game. Every text that a player reads exists in each of them. */
export const LANGUAGES = ['en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

export type LocalizedText = Readonly<Record<Language, string>>
/** A game's dictionary. Keys are grouped by prefix: `event.`, `prompt.`, `status.`, `option.`, `setting.`, `reason.`, `grade.`, `score.`, `term.`. */
export type Dictionary = Readonly<Record<string, LocalizedText>>

/** A value for a template. A list is written with commas, and a text that occurs several times in it is written once with its count. */
type Param = string | number | readonly (string | number)[]
export type Params = Readonly<Record<string, Param>>
/** A sentence that is not formatted yet: the key of a template and the values for it. It never contains prose. */
export interface Line {
  readonly key: string
  readonly params?: Params
}

export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  /** A player, given by seat. The caller inserts the player's name. */
  | { readonly kind: 'seat'; readonly seat: number }
  /** A named thing of the game. Its name is `term.<id>` in the dictionary. */
  | { readonly kind: 'term'; readonly id: string; readonly text: string }

const PLURALS: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  ru: new Intl.PluralRules('ru'),
}
/** The plural forms of each language, in the order in which a template lists them. */
export const PLURAL_FORMS: Readonly<Record<Language, readonly Intl.LDMLPluralRule[]>> = {
  en: ['one', 'other'],
  ru: ['one', 'few', 'many'],
}

function pluralForm(language: Language, count: number, forms: readonly string[]): string {
  const index = PLURAL_FORMS[language].indexOf(PLURALS[language].select(count))
  return forms[index] ?? forms.at(-1) ?? ''
}

const PLACEHOLDER = /\{(@?)(\w+)((?:\|[^|}]*)*)\}/g

/** A placeholder in a template. */
export interface Placeholder {
  readonly whole: string
  readonly index: number
  readonly isSeat: boolean
  readonly name: string
  /** The plural forms of a word, for a placeholder that is filled by number. Otherwise the list is empty. */
  readonly forms: readonly string[]
}

export function placeholdersOf(template: string): readonly Placeholder[] {
  return Array.from(template.matchAll(PLACEHOLDER), (match) => {
    const [whole, at, name = '', forms = ''] = match
    return { whole, index: match.index, isSeat: at === '@', name, forms: forms.split('|').slice(1) }
  })
}

/**
 * Returns the log line of an event. The key is `event.<type>.told` if the game has that template and the event has every field it names;
 * otherwise it is `event.<type>`.
 */
export function eventLine(dictionary: Dictionary, event: GameEvent): Line {
  const params: Record<string, Param> = {}
  for (const [name, fact] of Object.entries(event)) if (fact !== undefined && typeof fact !== 'boolean') params[name] = fact
  const told = dictionary[`event.${event.type}.told`]
  const knows = told !== undefined && LANGUAGES.every((language) => placeholdersOf(told[language]).every(({ name }) => name in params))
  return { key: knows ? `event.${event.type}.told` : `event.${event.type}`, params }
}

/**
 * Fills in a template. `{x}` inserts a number or the name of a thing (`term.<x>`, or the text itself if there is no such term). `{@x}` inserts
 * the player in that seat. `{x|card|cards}` inserts the plural form that fits the number (two forms in English, three in Russian).
 */
export function formatLine(dictionary: Dictionary, line: Line, language: Language): readonly TextPart[] {
  const template = dictionary[line.key]?.[language] ?? line.key
  const parts: TextPart[] = []
  let last = 0
  for (const { whole, index, isSeat, name, forms } of placeholdersOf(template)) {
    if (index > last) parts.push({ kind: 'text', text: template.slice(last, index) })
    last = index + whole.length
    const value = line.params?.[name] ?? ''
    groupEqual(typeof value === 'object' ? value : [value]).forEach(({ one, times }, nth) => {
      if (nth > 0) parts.push({ kind: 'text', text: ', ' })
      if (isSeat) parts.push({ kind: 'seat', seat: Number(one) })
      else if (forms.length > 0) parts.push({ kind: 'text', text: pluralForm(language, Number(one), forms) })
      else parts.push(partFor(dictionary, one, language))
      if (times > 1) parts.push({ kind: 'text', text: ` ×${times}` })
    })
  }
  if (last < template.length) parts.push({ kind: 'text', text: template.slice(last) })
  return parts
}

/** Groups equal texts and counts them. Numbers are never grouped. */
function groupEqual(values: readonly (string | number)[]): readonly { readonly one: string | number; readonly times: number }[] {
  const firsts = values.filter((one, index) => typeof one === 'number' || values.indexOf(one) === index)
  return firsts.map((one) => ({ one, times: typeof one === 'number' ? 1 : values.filter((other) => other === one).length }))
}

function partFor(dictionary: Dictionary, thing: string | number, language: Language): TextPart {
  const term = dictionary[`term.${thing}`]
  return term ? { kind: 'term', id: String(thing), text: term[language] } : { kind: 'text', text: String(thing) }
}

export function formatText(dictionary: Dictionary, line: Line, language: Language, nameOf: (seat: number) => string): string {
  return formatLine(dictionary, line, language)
    .map((part) => (part.kind === 'seat' ? nameOf(part.seat) : part.text))
    .join('')
}
