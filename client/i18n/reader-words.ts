import type { LocalizedText } from '#shared/kernel/words.ts'

/** What only screen readers say. */
export const READER_WORDS = {
  'log.news': { en: 'Just happened', ru: 'Только что' },
  'log.earlier': { en: '{count} more {count|event|events} before:', ru: 'До этого ещё {count} {count|событие|события|событий}:' },
  'words.title': { en: 'The table in words', ru: 'Стол словами' },
  'words.decision': { en: 'Decision', ru: 'Решение' },
  'words.since': { en: 'Since your last move', ru: 'С твоего последнего хода' },
} as const satisfies Readonly<Record<string, LocalizedText>>
