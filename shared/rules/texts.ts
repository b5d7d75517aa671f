import type { RulesText } from './text.ts'

/** The rules texts, each loaded only by who wants to read it. One line a game: `sorcerers: () => import('../games/sorcerers/rules/index.ts')`. */
export const TEXTS: Readonly<Record<string, () => Promise<{ readonly RULES: RulesText }>>> = {
  witchstone: () => import('../games/witchstone/rules/index.ts'),
}
