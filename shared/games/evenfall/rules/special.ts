import type { RulesChapter } from '../../../rules/text.ts'
import { GOODS } from './special-goods.ts'
import { ORDER } from './special-order.ts'
import { TRIGGERS } from './special-triggers.ts'

export const SPECIAL: RulesChapter = {
  id: 'special',
  title: { en: 'Special cases', ru: 'Особые случаи' },
  sections: [...GOODS, ...ORDER, ...TRIGGERS],
}
