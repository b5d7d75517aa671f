import type { Piece } from './vocabulary.ts'

/** What lies on the table beside cards and cubes. */
export const PIECES = [
  { id: 'player-board', name: { en: "Workbench and Witch's Circle", ru: 'Планшет игрока' }, count: 5, source: 'rulebook' },
  { id: 'cauldron-tray', name: { en: 'Cauldron', ru: 'Котёл' }, count: 5, source: 'rulebook' },
  { id: 'arcana-card', name: { en: 'Arcana card', ru: 'Карта чар' }, count: 5, source: 'rulebook' },
  { id: 'raven-token', name: { en: 'Raven token', ru: 'Жетон чар «Ворон»' }, count: 5, source: 'rulebook' },
  { id: 'book-token', name: { en: 'Book token', ru: 'Жетон чар «Книга»' }, count: 5, source: 'rulebook' },
  { id: 'cauldron-token', name: { en: 'Cauldron token', ru: 'Жетон чар «Котёл»' }, count: 5, source: 'rulebook' },
  { id: 'reference-card', name: { en: 'Reference card', ru: 'Карта-памятка' }, count: 5, source: 'rulebook' },
] as const satisfies readonly Piece[]
