import { SOURCES, type Source } from '../kernel/piece.ts'
import { LANGUAGES, type Language, type LocalizedText } from '../kernel/words.ts'
import { type Credits, STATEMENT, THROUGHOUT } from './credits.ts'
import type { Edition, EditionGroup, EditionList, FieldsOf } from './edition.ts'
import { COMMAND, type Page } from './markdown.ts'
import { parseMarkup, plainText } from './markup.ts'
import type { RulesText, Ruling } from './text.ts'

const SAID = {
  title: { en: 'About this edition', ru: 'Об этом издании' },
  other: { en: 'По-русски', ru: 'In English' },
  game: { en: 'Game', ru: 'Игра' },
  partly: { en: 'Not ours, but with numbers or names of ours', ru: 'Не наши, но с нашими числами или названиями' },
  counted: {
    en: 'What the table counts are kinds of pieces: cards, tiles, tokens, places on boards, and numbers of the rules. A card that is there twice counts once.',
    ru: 'В таблице считаются виды деталей: карты, тайлы, жетоны, места на полях и числа правил. Карта в двух копиях считается один раз.',
  },
  credits: { en: 'Who made it', ru: 'Кто её сделал' },
  pieces: { en: 'What is known from where', ru: 'Что откуда известно' },
  rulings: { en: 'Where the rulebook left a doubt', ru: 'Где книга правил оставила вопрос' },
  rulingsAre: { en: 'Each leads to our decision and the reason.', ru: 'Каждый вопрос ведёт к нашему решению и его причине.' },
  see: { en: 'See', ru: 'См.' },
} as const satisfies Readonly<Record<string, LocalizedText>>

const SOURCE_NAMES: Readonly<Record<Source, LocalizedText>> = {
  rulebook: { en: 'From the rulebook', ru: 'Из книги правил' },
  public: { en: 'From public sources', ru: 'Из открытых источников' },
  ours: { en: 'Ours', ru: 'Наше' },
}

const fileOf = (language: Language): string => (language === 'en' ? 'edition.md' : `edition.${language}.md`)
const rulesOf = (id: string, language: Language): string => `rules/${language === 'en' ? id : `${id}.${language}`}.md`

/** The edition of a game, with the rules that its rulings refer to. */
export interface DescribedGame {
  readonly edition: Edition
  readonly rules: RulesText
}

/** Returns the page about this edition in each language. */
export const editionPagesOf = (games: readonly DescribedGame[]): readonly Page[] =>
  LANGUAGES.map((language) => ({ file: fileOf(language), content: new Writer(games, language).page() }))

class Writer {
  readonly #games: readonly DescribedGame[]
  readonly #language: Language

  constructor(games: readonly DescribedGame[], language: Language) {
    this.#games = games
    this.#language = language
  }

  page(): string {
    const others = LANGUAGES.filter((language) => language !== this.#language)
    const parts = [
      `<!-- Made by \`${COMMAND}\` from the content and the rules of the games. Change it there. -->`,
      `# ${this.#say(SAID.title)}`,
      ...others.map((language) => `[${this.#say(SAID.other)}](${fileOf(language)})`),
      this.#say(STATEMENT),
      this.#say(THROUGHOUT),
      this.#table(),
      this.#say(SAID.counted),
      ...this.#games.flatMap((game) => this.#game(game)),
    ]
    return `${parts.join('\n\n')}\n`
  }

  #say(words: LocalizedText): string {
    return words[this.#language].replaceAll(/\s+/g, ' ')
  }

  #table(): string {
    const heads = [SAID.game, ...SOURCES.map((source) => SOURCE_NAMES[source]), SAID.partly].map((head) => this.#say(head))
    const rows = this.#games.map(({ edition: { id, names, counts, partlyOurs } }) => [
      `[${this.#say(names)}](#${id})`,
      ...SOURCES.map((source) => counts[source]),
      partlyOurs,
    ])
    return [heads, heads.map((_, column) => (column === 0 ? '---' : '--:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
  }

  #game({ edition: { id, names, credits, lists, rulings }, rules }: DescribedGame): readonly string[] {
    return [
      `## <a id="${id}"></a>${this.#say(names)}`,
      `### ${this.#say(SAID.credits)}`,
      this.#credits(credits),
      `### ${this.#say(SAID.pieces)}`,
      ...lists.map((list) => this.#list(id, list)),
      `### ${this.#say(SAID.rulings)}`,
      this.#say(SAID.rulingsAre),
      rulings.map((ruling) => `- ${this.#ruling(id, ruling)} ${this.#plain(ruling.doubt, rules)}`).join('\n'),
    ]
  }

  #credits({ made, unsaid }: Credits): string {
    const rows = made.map(({ role, names }) => `- **${this.#say(role)}:** ${names.map((name) => this.#say(name)).join(', ')}`)
    return [...rows, ...(unsaid ? [`- ${this.#say(unsaid)}`] : [])].join('\n')
  }

  #list(id: string, { name, groups, rulings }: EditionList): string {
    const count = groups.reduce((sum, group) => sum + group.count, 0)
    const see = rulings.length > 0 ? ` ${this.#say(SAID.see)} ${rulings.map((ruling) => this.#ruling(id, ruling)).join(', ')}.` : ''
    return [`**${this.#say(name)}** (${count}).${see}`, ...groups.map((group) => this.#group(group))].join('\n')
  }

  #group({ source, fields, count, names }: EditionGroup): string {
    const called = names.map(({ name, count: times }) => (times > 1 ? `${this.#say(name)} ×${times}` : this.#say(name))).join(' · ')
    const parts = [`**${this.#from(source)}, ${count}.**`, ...fields.map((other) => this.#fields(other)), ...(called ? [called] : [])]
    return `- ${parts.join(' ')}`
  }

  #fields({ source, names }: FieldsOf): string {
    return `*${this.#from(source)}: ${names.map((name) => this.#say(name)).join(', ')}.*`
  }

  #from(source: Source): string {
    return this.#say(SOURCE_NAMES[source])
  }

  #ruling(game: string, { id }: Ruling): string {
    return `[${id}](${rulesOf(game, this.#language)}#${id})`
  }

  /** Formats a text without links, because the links of a doubt lead to the rules page. */
  #plain(text: LocalizedText, { glossary, numbers }: RulesText): string {
    const term = (id: string): string => glossary.find((entry) => entry.id === id)?.name[this.#language] ?? id
    const said = plainText(parseMarkup(text[this.#language]), { term, number: (name) => String(numbers[name] ?? name) })
    return said.replaceAll(/\s+/g, ' ')
  }
}
