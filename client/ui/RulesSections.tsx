import type { ReactNode } from 'react'
import type { Language, LocalizedText } from '#shared/kernel/words.ts'

/** Some sentences of a game's rules under one sign. */
export interface RulesSection {
  readonly sign: ReactNode
  readonly title: LocalizedText
  readonly text: LocalizedText
}

interface RulesSectionsProps {
  readonly sections: readonly RulesSection[]
  readonly language: Language
  /** A class for the game's own styles. */
  readonly className?: string
}

export function RulesSections({ sections, language, className = '' }: RulesSectionsProps) {
  return (
    <dl className={`rules ${className}`}>
      {sections.map(({ sign, title, text }) => (
        <div key={title.en}>
          <dt>
            {sign}
            {title[language]}
          </dt>
          <dd>{text[language]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The rules to know first. They are shown while the hand is still empty. */
export function RulesTips({ sections, language, className = '' }: RulesSectionsProps) {
  return (
    <ul className={`tips ${className}`}>
      {sections.map(({ sign, title, text }) => (
        <li key={title.en}>
          <b>
            {sign}
            {title[language]}
          </b>
          {text[language]}
        </li>
      ))}
    </ul>
  )
}
