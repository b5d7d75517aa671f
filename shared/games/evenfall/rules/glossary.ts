import type { GlossaryEntry } from '../../../rules/text.ts'
import { ACTION_WORDS } from './glossary-actions.ts'
import { CARD_WORDS } from './glossary-cards.ts'
import { COVEN_WORDS } from './glossary-covens.ts'
import { EFFECT_WORDS } from './glossary-effects.ts'
import { GOOD_WORDS } from './glossary-goods.ts'
import { REGION_WORDS } from './glossary-regions.ts'

export const GLOSSARY: readonly GlossaryEntry[] = [...ACTION_WORDS, ...EFFECT_WORDS, ...CARD_WORDS, ...GOOD_WORDS, ...REGION_WORDS, ...COVEN_WORDS]
