import type { Piece } from './vocabulary.ts'

/** The marks of pieces that the rulebook shows only in pictures. */
const NAMED_ELSEWHERE = { source: 'rulebook', public: ['name.en'], ours: ['name.ru'] } as const

/** The pieces besides cards and cubes. */
export const TABLE_PIECES = [
  { id: 'player-board', name: { en: "Workbench and Witch's Circle", ru: 'Планшет игрока' }, count: 5, source: 'rulebook' },
  { id: 'cauldron-tray', name: { en: 'Cauldron', ru: 'Котёл' }, count: 5, source: 'rulebook' },
  { id: 'arcana-card', name: { en: 'Arcana card', ru: 'Карта чар' }, count: 5, source: 'rulebook' },
  { id: 'raven-token', name: { en: 'Raven token', ru: 'Жетон чар «Ворон»' }, count: 5, ...NAMED_ELSEWHERE },
  { id: 'book-token', name: { en: 'Book token', ru: 'Жетон чар «Книга»' }, count: 5, ...NAMED_ELSEWHERE },
  { id: 'cauldron-token', name: { en: 'Cauldron token', ru: 'Жетон чар «Котёл»' }, count: 5, ...NAMED_ELSEWHERE },
  { id: 'reference-card', name: { en: 'Reference card', ru: 'Карта-памятка' }, count: 5, source: 'rulebook' },
] as const satisfies readonly Piece[]
