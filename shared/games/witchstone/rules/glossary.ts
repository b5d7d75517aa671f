import type { GlossaryEntry } from '../../../rules/text.ts'
import { BALL_TERMS } from './glossary-ball.ts'
import { CAULDRON_TERMS } from './glossary-cauldron.ts'
import { TABLE_TERMS } from './glossary-table.ts'

export const GLOSSARY: readonly GlossaryEntry[] = [...CAULDRON_TERMS, ...BALL_TERMS, ...TABLE_TERMS]
