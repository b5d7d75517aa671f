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
  'settings.attention': { en: 'Sound and attention', ru: 'Звук и внимание' },
  'settings.sounds': { en: 'Sounds', ru: 'Звуки' },
  'sounds.off': { en: 'Off', ru: 'Выключены' },
  'sounds.quiet': { en: 'Quiet', ru: 'Тихие' },
  'sounds.on': { en: 'On', ru: 'Включены' },
  'settings.replaySounds': { en: 'Sounds in replays', ru: 'Звуки в повторах' },
  'settings.notifications': { en: 'Notify me when it is my turn and I do not see the page', ru: 'Сообщать о моём ходе, если страница не видна' },
  'settings.notifications.refused': {
    en: 'The browser does not allow notifications from this page.',
    ru: 'Браузер не разрешает сообщения с этой страницы.',
  },
  'settings.vibration': { en: 'Vibration', ru: 'Вибрация' },
  'switch.off': { en: 'Off', ru: 'Нет' },
  'switch.on': { en: 'On', ru: 'Да' },
} as const satisfies Readonly<Record<string, LocalizedText>>
