import type { GlossaryEntry } from '../../../rules/text.ts'
import { CARDS } from './glossary/cards.ts'
import { PLAY } from './glossary/play.ts'
import { THINGS } from './glossary/things.ts'

export const GLOSSARY: readonly GlossaryEntry[] = [...THINGS, ...CARDS, ...PLAY]
