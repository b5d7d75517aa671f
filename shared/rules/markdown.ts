import type { Game } from '../kernel/game.ts'
import type { GameOptions } from '../kernel/game-options.ts'
import { LANGUAGES, type Language, type LocalizedText } from '../kernel/words.ts'
import { isAbove } from './clauses.ts'
import { type Block, type Inline, parseMarkup } from './markup.ts'
import type { GlossaryEntry, RulesSection, RulesText, Ruling } from './text.ts'

/** The command that writes the pages of `docs/rules` and the pages about this edition. */
export const COMMAND = 'npm run rules'

export interface Page {
  /** The file name in the folder of such pages. */
  readonly file: string
  readonly content: string
}

type Titled = Pick<Game, 'id' | 'names' | 'options'>

const SAID = {
  title: { en: 'rules', ru: 'правила' },
  other: { en: 'По-русски', ru: 'In English' },
  glossary: { en: 'Glossary', ru: 'Словарь' },
  rulings: { en: 'Rulings', ru: 'Решения' },
  rulingsAre: {
    en: 'Where the rulebook is silent, unclear or contradicts itself, we had to decide.',
    ru: 'Где книга правил молчит, говорит неясно или противоречит себе, пришлось решать нам.',
  },
  only: { en: 'Only with', ru: 'Только с опциями' },
  doubt: { en: 'Doubt', ru: 'Вопрос' },
  decision: { en: 'Decision', ru: 'Решение' },
  reason: { en: 'Reason', ru: 'Почему' },
  no: { en: 'no', ru: 'нет' },
} as const satisfies Readonly<Record<string, LocalizedText>>

const fileOf = (id: string, language: Language): string => (language === 'en' ? `${id}.md` : `${id}.${language}.md`)

/** Returns the rules of a game as pages, one for each language. */
export function pagesOf(game: Titled, rules: RulesText): readonly Page[] {
  return LANGUAGES.map((language) => ({ file: fileOf(game.id, language), content: new Writer(game, rules, language).page() }))
}

class Writer {
  readonly #game: Titled
  readonly #rules: RulesText
  readonly #language: Language

  constructor(game: Titled, rules: RulesText, language: Language) {
    this.#game = game
    this.#rules = rules
    this.#language = language
  }

  page(): string {
    const { chapters, glossary, rulings } = this.#rules
    const others = LANGUAGES.filter((language) => language !== this.#language)
    const parts = [
      `<!-- Made by \`${COMMAND}\` from shared/games/${this.#game.id}/rules. Change it there. -->`,
      `# ${this.#say(this.#game.names)}: ${this.#say(SAID.title)}`,
      ...others.map((language) => `[${this.#say(SAID.other)}](${fileOf(this.#game.id, language)})`),
      this.#contents(),
      ...chapters.flatMap(({ id, title, sections }) => [heading(2, id, this.#say(title)), ...sections.flatMap((section) => this.#section(section))]),
      heading(2, 'glossary', this.#say(SAID.glossary)),
      ...this.#sorted(glossary).map((entry) => this.#entry(entry)),
      heading(2, 'rulings', this.#say(SAID.rulings)),
      this.#say(SAID.rulingsAre),
      ...rulings.flatMap((ruling) => this.#ruling(ruling)),
    ]
    return `${parts.join('\n\n')}\n`
  }

  #say(words: LocalizedText): string {
    return words[this.#language]
  }

  #contents(): string {
    const { chapters } = this.#rules
    const rows = [...chapters, { id: 'glossary', title: SAID.glossary }, { id: 'rulings', title: SAID.rulings }]
    return rows.map(({ id, title }) => `- [${this.#say(title)}](#${id})`).join('\n')
  }

  #section({ id, title, clauses, text, modes }: RulesSection): readonly string[] {
    const anchors = clauses.map((clause) => `<a id="${clause}"></a>${clause}`).join(' · ')
    return [
      heading(3, id, this.#say(title)),
      ...(modes ? [`*${this.#say(SAID.only)}: ${this.#modes(modes)}.*`] : []),
      this.#text(text),
      ...(anchors ? [`<sub>${anchors}</sub>`] : []),
    ]
  }

  #modes(modes: GameOptions): string {
    return Object.entries(modes)
      .map(([id, value]) => {
        const spec = this.#game.options.find((option) => option.id === id)
        const option = spec ? this.#say(spec.names) : id
        if (value === true) return option
        const choice = spec?.kind === 'choice' ? spec.values.find((one) => one.id === value)?.names : undefined
        const names = value === false ? SAID.no : choice
        return `${option} — ${names ? this.#say(names) : value}`
      })
      .join('; ')
  }

  #sorted(glossary: readonly GlossaryEntry[]): readonly GlossaryEntry[] {
    const { compare } = new Intl.Collator(this.#language)
    return glossary.toSorted((one, other) => compare(this.#say(one.name), this.#say(other.name)))
  }

  #entry({ id, name, text, clauses }: GlossaryEntry): string {
    return `<a id="term-${id}"></a>**${this.#say(name)}.** ${this.#text(text)} ${small(clauses)}`
  }

  #ruling({ id, clauses, doubt, decision, reason }: Ruling): readonly string[] {
    const rows = [
      [SAID.doubt, doubt],
      [SAID.decision, decision],
      [SAID.reason, reason],
    ] as const
    return [`### <a id="${id}"></a>${id}`, ...rows.map(([what, text]) => `**${this.#say(what)}.** ${this.#text(text)}`), small(clauses)]
  }

  #text(text: LocalizedText): string {
    return parseMarkup(this.#say(text))
      .map((block) => this.#block(block))
      .join('\n\n')
  }

  #block(block: Block): string {
    const line = (parts: readonly Inline[]): string => parts.map((part) => this.#inline(part)).join('')
    return block.kind === 'paragraph' ? line(block.parts) : block.items.map((item) => `- ${line(item)}`).join('\n')
  }

  #inline(part: Inline): string {
    switch (part.kind) {
      case 'text':
        return part.text.replaceAll(/[\\_|]/g, (sign) => `\\${sign}`)
      case 'strong':
        return `**${part.parts.map((inside) => this.#inline(inside)).join('')}**`
      case 'term': {
        const name = this.#rules.glossary.find(({ id }) => id === part.id)?.name
        return `[${part.shown ?? (name ? this.#say(name) : part.id)}](#term-${part.id})`
      }
      case 'clause':
        return `[${part.id}](#${this.#anchorOf(part.id)})`
      case 'number':
        return String(this.#rules.numbers[part.name] ?? part.name)
    }
  }

  /** Returns the anchor of a clause. A head of clauses leads to the first of them. */
  #anchorOf(id: string): string {
    const clauses = this.#rules.chapters.flatMap(({ sections }) => sections).flatMap((section) => section.clauses)
    return clauses.includes(id) ? id : (clauses.find((clause) => isAbove(id, clause)) ?? id)
  }
}

const heading = (level: number, id: string, title: string): string => `${'#'.repeat(level)} <a id="${id}"></a>${title}`

const small = (clauses: readonly string[]): string => `<sub>${clauses.map((clause) => `[${clause}](#${clause})`).join(' · ')}</sub>`
