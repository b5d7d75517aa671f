import type { Language, LocalizedText } from '../kernel/words.ts'
import type { BotLevel } from '../protocol/match.ts'

/** The names of the bot levels. */
export const LEVEL_NAMES: Readonly<Record<BotLevel, LocalizedText>> = {
  novice: { en: 'Novice', ru: 'Новичок' },
  adept: { en: 'Adept', ru: 'Адепт' },
  master: { en: 'Master', ru: 'Мастер' },
}

/** The names of bots by seat. Every seat has its own, so that bots in one match have different names. */
export const BOT_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Grey Moth', 'Old Bramble', 'Dame Fennel', 'Silent Crow', 'Moon Cat'],
  ru: ['Серый Мотыль', 'Старый Тёрн', 'Дама Фенхель', 'Тихий Ворон', 'Лунный Кот'],
}
