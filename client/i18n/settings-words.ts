import type { LocalizedText } from '#shared/kernel/words.ts'

/** The texts of the settings. */
export const SETTINGS_WORDS = {
  'settings.title': { en: 'Settings', ru: 'Настройки' },
  'settings.look': { en: 'Look', ru: 'Вид' },
  'settings.language': { en: 'Language', ru: 'Язык' },
  'settings.theme': { en: 'Theme', ru: 'Свет' },
  'theme.auto': { en: 'System', ru: 'Как в системе' },
  'theme.dark': { en: 'Night', ru: 'Ночь' },
  'theme.light': { en: 'Day', ru: 'День' },
  'settings.play': { en: 'Play', ru: 'Игра' },
  'settings.speed': { en: 'Speed of events', ru: 'Скорость событий' },
  'speed.slow': { en: 'Slow', ru: 'Медленно' },
  'speed.normal': { en: 'Normal', ru: 'Обычно' },
  'speed.fast': { en: 'Fast', ru: 'Быстро' },
  'speed.instant': { en: 'At once', ru: 'Сразу' },
  'speed.step': { en: 'Step by step', ru: 'По шагам' },
} as const satisfies Readonly<Record<string, LocalizedText>>
