import { kernelEvents } from '../kernel/define-events.ts'
import { eventForSeat } from '../kernel/event.ts'
import type { Game, Outcome } from '../kernel/game.ts'
import type { GameOptionSpec } from '../kernel/game-options.ts'
import type { Match } from '../kernel/match.ts'
import { type Dictionary, eventLine, LANGUAGES, type Line, type LocalizedText, PLURAL_FORMS, placeholdersOf } from '../kernel/words.ts'

const isSaid = (words: LocalizedText | undefined): boolean => LANGUAGES.every((language) => (words?.[language] ?? '').trim() !== '')

/** Returns what is wrong with a dictionary. */
export function missingWords(dictionary: Dictionary): readonly string[] {
  return Object.entries(dictionary).flatMap(([key, words]) => {
    if (!isSaid(words)) return [`${key} is not said in every language`]
    return LANGUAGES.flatMap((language) => {
      const template = words[language]
      const found: string[] = []
      let rest = template
      for (const { whole, forms } of placeholdersOf(template)) {
        if (forms.length > 0 && forms.length !== PLURAL_FORMS[language].length) found.push(`${key} (${language}): ${forms.length} forms in ${whole}`)
        rest = rest.replace(whole, '')
      }
      if (/[{}]/.test(rest)) found.push(`${key} (${language}) has a stray brace`)
      return found
    })
  })
}

export function missingOptionWords(specs: readonly GameOptionSpec[]): readonly string[] {
  return specs.flatMap((spec) => {
    const words = [spec.names, ...(spec.hint ? [spec.hint] : []), ...(spec.kind === 'choice' ? spec.values.map(({ names }) => names) : [])]
    return words.every(isSaid) ? [] : [`option ${spec.id} is not said in every language`]
  })
}

/** Returns what a line lacks: its template, values, or valid seats and numbers. */
function gaps(dictionary: Dictionary, line: Line, seats: number): readonly string[] {
  const words = dictionary[line.key]
  if (!words) return [`there are no words for ${line.key}`]
  return LANGUAGES.flatMap((language) =>
    placeholdersOf(words[language]).flatMap(({ whole, isSeat, name, forms }) => {
      const value = line.params?.[name]
      if (value === undefined) return [`${line.key} (${language}) is not given ${whole}`]
      const values = typeof value === 'object' ? value : [value]
      if (isSeat && !values.every((seat) => Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < seats))
        return [`${line.key}: ${name} is no seat`]
      return forms.length > 0 && typeof value !== 'number' ? [`${line.key}: ${name} is no number`] : []
    }),
  )
}

const linesOfOutcome = ({ reason, grade, scores = [] }: Outcome): readonly Line[] => [
  reason,
  ...(grade ? [grade] : []),
  ...scores.flatMap(({ lines }) => lines.map(({ line }) => line)),
]

/** Returns what is missing in the lines that any seat or spectator reads now. */
export function missingWordsAt(game: Game, match: Match): readonly string[] {
  const { seats } = match.setup
  const listeners = [undefined, ...Array.from({ length: seats }, (_, seat) => seat)]
  const events = match.events.filter(({ event }) => !(event.type in kernelEvents.specs))
  const lines: Line[] = events.flatMap((emitted) => listeners.map((seat) => eventLine(game.words, eventForSeat(emitted, seat))))
  for (const { prompt, status, source, question } of match.decisions) {
    lines.push(prompt)
    if (status) lines.push(status)
    if (source) lines.push({ key: `term.${source}` })
    if (question.kind !== 'amount') for (const { label } of question.choices) if (label) lines.push(label)
  }
  if (match.outcome) lines.push(...linesOfOutcome(match.outcome))
  return lines.flatMap((line) => gaps(game.words, line, seats))
}
