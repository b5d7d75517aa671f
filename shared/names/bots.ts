import type { Language, LocalizedText } from '../kernel/words.ts'
import type { BotLevel } from '../protocol/match.ts'

/** How strong a bot is, in a word. */
export const LEVEL_NAMES: Readonly<Record<BotLevel, LocalizedText>> = {
  novice: { en: 'Novice', ru: 'Новичок' },
  adept: { en: 'Adept', ru: 'Адепт' },
  master: { en: 'Master', ru: 'Мастер' },
}

/** Bots have names too, one for each seat, so that three of them are not one and the same. */
export const BOT_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Grey Moth', 'Old Bramble', 'Dame Fennel', 'Silent Crow', 'Moon Cat'],
  ru: ['Серый Мотыль', 'Старый Тёрн', 'Дама Фенхель', 'Тихий Ворон', 'Лунный Кот'],
}
