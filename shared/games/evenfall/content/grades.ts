import type { LocalizedText } from '../../../kernel/words.ts'

/**
 * The grades of a solo result, by points. The bands are our own: the printed rules know only victory and defeat, and a player who passes early may
 * win with next to nothing. The bands follow the scores of bots that play every round to its end (docs/bots.md).
 */
export const GRADES = [
  { id: 'grade-novice', name: { en: 'Novice', ru: 'Новичок' }, from: 0 },
  { id: 'grade-herbalist', name: { en: 'Herbalist', ru: 'Травник' }, from: 20 },
  { id: 'grade-conjurer', name: { en: 'Conjurer', ru: 'Заклинатель' }, from: 45 },
  { id: 'grade-enchanter', name: { en: 'Enchanter', ru: 'Чародей' }, from: 70 },
  { id: 'grade-elder', name: { en: 'Elder of the coven', ru: 'Старейшина ковена' }, from: 90 },
  { id: 'grade-legend', name: { en: 'Legend', ru: 'Легенда' }, from: 110 },
] as const satisfies readonly { readonly id: string; readonly name: LocalizedText; readonly from: number }[]
