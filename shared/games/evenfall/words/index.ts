import type { Dictionary } from '../../../kernel/words.ts'
import { EVENTS } from './events.ts'
import { PROMPTS } from './prompts.ts'
import { TERMS } from './terms.ts'

export const WORDS: Dictionary = { ...TERMS, ...EVENTS, ...PROMPTS }
