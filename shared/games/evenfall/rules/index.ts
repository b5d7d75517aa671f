import type { RulesText } from '../../../rules/text.ts'
import { ACTIONS } from './actions.ts'
import { ABOUT, TURN, WIN } from './basics.ts'
import { BATTLE } from './battle.ts'
import { CATALYSTS } from './catalysts.ts'
import { CELLS } from './cells.ts'
import { END } from './end.ts'
import { FIND } from './find.ts'
import { GLOSSARY } from './glossary.ts'
import { NUMBERS } from './numbers.ts'
import { PEOPLE } from './people.ts'
import { PIECES } from './pieces.ts'
import { RITUAL } from './ritual.ts'
import { ROUND_END } from './round-end.ts'
import { RULINGS } from './rulings.ts'
import { SCOUTING } from './scouting.ts'
import { SETUP } from './setup.ts'
import { SPECIAL } from './special.ts'
import { TOKEN } from './token.ts'
import { VARIANTS } from './variants.ts'

export { EDITION } from './edition.ts'

export const RULES: RulesText = {
  prefixes: ['EV', 'EF'],
  notForPlayers: ['EV-70', 'EV-71', 'EV-80'],
  chapters: [
    ABOUT,
    WIN,
    TURN,
    SETUP,
    SCOUTING,
    ACTIONS,
    FIND,
    TOKEN,
    RITUAL,
    PEOPLE,
    CELLS,
    CATALYSTS,
    BATTLE,
    ROUND_END,
    SPECIAL,
    END,
    VARIANTS,
    PIECES,
  ],
  glossary: GLOSSARY,
  rulings: RULINGS,
  numbers: NUMBERS,
  untested: {},
}
