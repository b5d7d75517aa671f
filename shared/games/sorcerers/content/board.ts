import type { Piece } from './vocabulary.ts'

export interface Corner extends Piece {
  readonly slot: number
  readonly sorcerer: string
  readonly warriors: readonly string[]
}

export interface Place extends Piece {
  readonly kind: 'outer' | 'well'
  readonly cell: string
}

/** Letters a to m run from west to east, numbers 1 to 13 from north to south. */
export const BOARD = {
  id: 'battle-board',
  name: { en: 'Battle board', ru: 'Поле для баталий' },
  count: 1,
  width: 13,
  height: 13,
  source: 'rulebook',
} as const satisfies Piece & { readonly width: number; readonly height: number }

/** The start cells of the armies. The rulebook says that they start in the corners; the exact cells are ours (SO-R1). */
export const CORNERS = [
  {
    id: 'corner-nw',
    slot: 0,
    name: { en: 'North-west corner', ru: 'Северо-западный угол' },
    count: 1,
    sorcerer: 'a1',
    warriors: ['b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3'],
    source: 'ours',
  },
  {
    id: 'corner-ne',
    slot: 1,
    name: { en: 'North-east corner', ru: 'Северо-восточный угол' },
    count: 1,
    sorcerer: 'm1',
    warriors: ['l1', 'k1', 'm2', 'l2', 'k2', 'm3', 'l3'],
    source: 'ours',
  },
  {
    id: 'corner-se',
    slot: 2,
    name: { en: 'South-east corner', ru: 'Юго-восточный угол' },
    count: 1,
    sorcerer: 'm13',
    warriors: ['l13', 'k13', 'm12', 'l12', 'k12', 'm11', 'l11'],
    source: 'ours',
  },
  {
    id: 'corner-sw',
    slot: 3,
    name: { en: 'South-west corner', ru: 'Юго-западный угол' },
    count: 1,
    sorcerer: 'a13',
    warriors: ['b13', 'c13', 'a12', 'b12', 'c12', 'a11', 'b11'],
    source: 'ours',
  },
] as const satisfies readonly Corner[]

export const PLACES = [
  {
    id: 'place-nw',
    name: { en: 'North-west place of power', ru: 'Северо-западное место силы' },
    count: 1,
    kind: 'outer',
    cell: 'd4',
    source: 'ours',
  },
  {
    id: 'place-ne',
    name: { en: 'North-east place of power', ru: 'Северо-восточное место силы' },
    count: 1,
    kind: 'outer',
    cell: 'j4',
    source: 'ours',
  },
  {
    id: 'place-well',
    name: { en: 'Well of astral energy', ru: 'Колодец астральной энергии' },
    count: 1,
    kind: 'well',
    cell: 'g7',
    source: 'rulebook',
  },
  { id: 'place-se', name: { en: 'South-east place of power', ru: 'Юго-восточное место силы' }, count: 1, kind: 'outer', cell: 'j10', source: 'ours' },
  { id: 'place-sw', name: { en: 'South-west place of power', ru: 'Юго-западное место силы' }, count: 1, kind: 'outer', cell: 'd10', source: 'ours' },
] as const satisfies readonly Place[]
