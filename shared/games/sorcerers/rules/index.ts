import type { RulesText } from '../../../rules/text.ts'
import { CASTING, SETTLING } from './casting.ts'
import { END, SPECIAL } from './ending.ts'
import { FIRST } from './first.ts'
import { GLOSSARY } from './glossary.ts'
import { CAPTURE, MOVEMENT } from './moving.ts'
import { NUMBERS } from './numbers.ts'
import { PIECES } from './pieces.ts'
import { RULINGS } from './rulings.ts'
import { ORDER, SETUP } from './setup.ts'
import { TIMERS } from './timers.ts'
import { VARIANTS } from './variants.ts'

export { EDITION } from './edition.ts'

export const RULES: RulesText = {
  prefixes: ['SO'],
  notForPlayers: ['SO-T'],
  chapters: [...FIRST, SETUP, ORDER, TIMERS, MOVEMENT, CAPTURE, CASTING, SETTLING, SPECIAL, END, VARIANTS, PIECES],
  glossary: GLOSSARY,
  rulings: RULINGS,
  numbers: NUMBERS,
  untested: {},
}
