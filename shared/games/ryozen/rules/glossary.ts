import type { GlossaryEntry } from '../../../rules/text.ts'
import { CARD_ENTRIES } from './glossary-cards.ts'
import { GOODS_ENTRIES } from './glossary-goods.ts'
import { PLACE_ENTRIES } from './glossary-places.ts'
import { ROUND_ENTRIES } from './glossary-round.ts'

export const GLOSSARY: readonly GlossaryEntry[] = [...ROUND_ENTRIES, ...PLACE_ENTRIES, ...GOODS_ENTRIES, ...CARD_ENTRIES]
