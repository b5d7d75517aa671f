import type { GameOptions } from '../kernel/game-options.ts'
import type { LocalizedText } from '../kernel/words.ts'

/**
 * The rules of a game as people read them, in both languages. Numbers that stand in the game's content are written `{n:name}` and come
 * from `numbers`, so that text and data cannot disagree. `shared/rules/markup.ts` knows the rest of the markup.
 */
export interface RulesText {
  /** Two letters and more that clause ids of this game begin with. */
  readonly prefixes: readonly string[]
  /** Ids that no player needs, by what they begin with: examples for tests (`SO-T`), invariants (`EV-80`). No section answers for them. */
  readonly notForPlayers: readonly string[]
  readonly chapters: readonly RulesChapter[]
  readonly glossary: readonly GlossaryEntry[]
  readonly rulings: readonly Ruling[]
  readonly numbers: Readonly<Record<string, number>>
  /** Clauses that no test can prove, with the reason: definitions, and what only a printed game has. */
  readonly untested: Readonly<Record<string, string>>
}

export interface RulesChapter {
  readonly id: string
  readonly title: LocalizedText
  readonly sections: readonly RulesSection[]
}

export interface RulesSection {
  /** Stays as it is for good: it is part of addresses. */
  readonly id: string
  readonly title: LocalizedText
  /** The clauses this section answers for: `SO-5.1`. */
  readonly clauses: readonly string[]
  readonly text: LocalizedText
  /** Only with these options. */
  readonly modes?: GameOptions
}

export interface GlossaryEntry {
  readonly id: string
  readonly name: LocalizedText
  readonly text: LocalizedText
  readonly clauses: readonly string[]
  /** Other words that people search for. */
  readonly also?: Readonly<Record<keyof LocalizedText, readonly string[]>>
}

/** Where the rulebook is silent, unclear or contradicts itself. */
export interface Ruling {
  /** `SO-R1`. */
  readonly id: string
  /** The clauses it completes. */
  readonly clauses: readonly string[]
  readonly doubt: LocalizedText
  readonly decision: LocalizedText
  readonly reason: LocalizedText
}
