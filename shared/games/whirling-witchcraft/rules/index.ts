import type { RulesText } from '../../../rules/text.ts'
import { ABOUT, SETUP, TURN, WIN } from './basics.ts'
import { TRANSFORM } from './brewing.ts'
import { GLOSSARY } from './glossary.ts'
import { NUMBERS } from './numbers.ts'
import { CAULDRONS, HANDS, TOGETHER } from './passing.ts'
import { PIECES_CHAPTER } from './pieces.ts'
import { ARCANA_STEP, CHOOSE } from './preparation.ts'
import { RULINGS } from './rulings.ts'
import { END, SPECIAL } from './special.ts'
import { VARIANTS } from './variants.ts'

export { EDITION } from './edition.ts'

export const RULES: RulesText = {
  prefixes: ['WW'],
  notForPlayers: ['WW-T'],
  chapters: [ABOUT, WIN, TURN, SETUP, CHOOSE, ARCANA_STEP, TRANSFORM, CAULDRONS, HANDS, TOGETHER, SPECIAL, END, VARIANTS, PIECES_CHAPTER],
  glossary: GLOSSARY,
  rulings: RULINGS,
  numbers: NUMBERS,
  untested: {},
}
