import type { WordsFor } from '../../../kernel/define-events.ts'
import type { Events } from '../events.ts'
import { EVENTS } from './events.ts'
import { PROMPTS } from './prompts.ts'
import { TERMS } from './terms.ts'

export const WORDS: WordsFor<Events> = { ...TERMS, ...EVENTS, ...PROMPTS }
