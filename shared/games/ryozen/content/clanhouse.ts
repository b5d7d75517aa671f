import type { Cost, Piece } from './vocabulary.ts'

export interface ClanHouseArea extends Piece {
  readonly cost: Cost
  readonly favour: number
}

/** The areas from left to right, each with the price of a hire and the favour it gives. */
export const CLAN_HOUSE_AREAS = [
  { id: 'clan-house-area-1', name: { en: 'Clan House area 1', ru: 'Область Дома кланов 1' }, count: 1, cost: { coin: 1 }, favour: 1, source: 'ours' },
  { id: 'clan-house-area-2', name: { en: 'Clan House area 2', ru: 'Область Дома кланов 2' }, count: 1, cost: { coin: 2 }, favour: 2, source: 'ours' },
  { id: 'clan-house-area-3', name: { en: 'Clan House area 3', ru: 'Область Дома кланов 3' }, count: 1, cost: { coin: 2 }, favour: 3, source: 'ours' },
  { id: 'clan-house-area-4', name: { en: 'Clan House area 4', ru: 'Область Дома кланов 4' }, count: 1, cost: { coin: 3 }, favour: 4, source: 'ours' },
  { id: 'clan-house-area-5', name: { en: 'Clan House area 5', ru: 'Область Дома кланов 5' }, count: 1, cost: { coin: 3 }, favour: 5, source: 'ours' },
  { id: 'clan-house-area-6', name: { en: 'Clan House area 6', ru: 'Область Дома кланов 6' }, count: 1, cost: { coin: 4 }, favour: 6, source: 'ours' },
] as const satisfies readonly ClanHouseArea[]
