import type { RulesText } from '../../../rules/text.ts'
import { BALL } from './ball.ts'
import { BASICS } from './basics.ts'
import { BONUSES } from './bonuses.ts'
import { CLOSING } from './closing.ts'
import { CRYSTAL } from './crystal.ts'
import { DOMINO } from './domino.ts'
import { GLOSSARY } from './glossary.ts'
import { NUMBERS } from './numbers.ts'
import { PIECES_CHAPTER } from './pieces.ts'
import { RULINGS } from './rulings.ts'
import { SCROLL } from './scroll.ts'
import { SETUP } from './setup.ts'
import { PENTAGRAM_CHAPTER, WAND_CHAPTER } from './tracks.ts'

export { EDITION } from './edition.ts'

export const RULES: RulesText = {
  prefixes: ['WS'],
  notForPlayers: ['WS-T', 'WS-E'],
  chapters: [...BASICS, SETUP, DOMINO, BONUSES, ...BALL, PENTAGRAM_CHAPTER, CRYSTAL, WAND_CHAPTER, SCROLL, ...CLOSING, PIECES_CHAPTER],
  glossary: GLOSSARY,
  rulings: RULINGS,
  numbers: NUMBERS,
  untested: {},
}
