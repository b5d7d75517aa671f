import type { RulesChapter } from '../../../rules/text.ts'
import { READING } from './pieces-cards.ts'
import { COUNCIL, SPECIALISTS } from './pieces-people.ts'
import { RITUALS } from './pieces-rituals.ts'

export const PIECES: RulesChapter = {
  id: 'pieces',
  title: { en: 'Cards and tiles', ru: 'Карты и жетоны' },
  sections: [...READING, ...RITUALS, ...SPECIALISTS, ...COUNCIL],
}
