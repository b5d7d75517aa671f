import type { GameOptions } from '../kernel/game-options.ts'
import type { LocalizedText } from '../kernel/words.ts'

/**
 * The rules of a game as people read them, in both languages. Numbers from the game's content are written `{n:name}` and come from `numbers`,
 * so that text and data cannot disagree. `shared/rules/markup.ts` describes the rest of the markup.
 */
export interface RulesText {
  /** The prefixes of this game's clause ids, of two or more letters. */
  readonly prefixes: readonly string[]
  /** The heads of ids that no player needs: examples for tests (`SO-T`), invariants (`EV-80`). No section covers them. */
  readonly notForPlayers: readonly string[]
  readonly chapters: readonly RulesChapter[]
  readonly glossary: readonly GlossaryEntry[]
  readonly rulings: readonly Ruling[]
  readonly numbers: Readonly<Record<string, number>>
  /** The clauses that no test can prove, with the reason: definitions, and things that only a printed game has. */
  readonly untested: Readonly<Record<string, string>>
}

export interface RulesChapter {
  readonly id: string
  readonly title: LocalizedText
  readonly sections: readonly RulesSection[]
}

export interface RulesSection {
  /** The id must never change, because it is part of addresses. */
  readonly id: string
  readonly title: LocalizedText
  /** The clauses that this section covers: `SO-5.1`. */
  readonly clauses: readonly string[]
  readonly text: LocalizedText
  /** The options with which the section applies. If missing, it always applies. */
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

/** A decision of ours where the rulebook is silent, unclear or contradicts itself. */
export interface Ruling {
  /** The id of the ruling: `SO-R1`. */
  readonly id: string
  /** The clauses that it completes. */
  readonly clauses: readonly string[]
  readonly doubt: LocalizedText
  readonly decision: LocalizedText
  readonly reason: LocalizedText
}
