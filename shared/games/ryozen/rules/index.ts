import type { RulesChapter, RulesText } from '../../../rules/text.ts'
import { ABOUT, KINGDOM, TURN, WIN } from './basics.ts'
import { BUYING, HIRING } from './buying.ts'
import { DAY, STRIKE } from './day.ts'
import { DAY_EFFECTS, PATH } from './effects.ts'
import { GLOSSARY } from './glossary.ts'
import { DAWN, NIGHT } from './night.ts'
import { NUMBERS } from './numbers.ts'
import { COMPANION_SECTIONS } from './pieces-companions.ts'
import { EVENT_SECTIONS } from './pieces-events.ts'
import { REVELATION_SECTIONS } from './pieces-revelations.ts'
import { VILLAGE_SECTIONS } from './pieces-villages.ts'
import { RULINGS } from './rulings.ts'
import { SETUP } from './setup.ts'
import { END, SPECIAL } from './special.ts'
import { VARIANTS } from './variants.ts'

const PIECES: RulesChapter = {
  id: 'pieces',
  title: { en: 'Cards and tiles', ru: 'Карточки и тайлы' },
  sections: [...COMPANION_SECTIONS, ...REVELATION_SECTIONS, ...VILLAGE_SECTIONS, ...EVENT_SECTIONS],
}

export { EDITION } from './edition.ts'

export const RULES: RulesText = {
  prefixes: ['RY'],
  notForPlayers: ['RY-T'],
  chapters: [ABOUT, WIN, TURN, KINGDOM, SETUP, DAY, STRIKE, DAY_EFFECTS, PATH, BUYING, HIRING, NIGHT, DAWN, SPECIAL, END, VARIANTS, PIECES],
  glossary: GLOSSARY,
  rulings: RULINGS,
  numbers: NUMBERS,
  untested: {},
}
