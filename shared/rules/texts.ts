import type { EditionText } from './edition.ts'
import type { RulesText } from './text.ts'

/** The rules texts, one line for each game. A text is loaded only when somebody reads it. */
export const TEXTS: Readonly<Record<string, () => Promise<{ readonly RULES: RulesText; readonly EDITION: EditionText }>>> = {
  sorcerers: () => import('../games/sorcerers/rules/index.ts'),
  'whirling-witchcraft': () => import('../games/whirling-witchcraft/rules/index.ts'),
  ryozen: () => import('../games/ryozen/rules/index.ts'),
  witchstone: () => import('../games/witchstone/rules/index.ts'),
  evenfall: () => import('../games/evenfall/rules/index.ts'),
}
