export type { Piece, Source } from '../../../kernel/piece.ts'

/** Steps on the board as (dx, dy): x grows to the east, y to the south. */
export const OFFSETS = {
  orth1: [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ],
  diag1: [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ],
  orth2: [
    [2, 0],
    [-2, 0],
    [0, 2],
    [0, -2],
  ],
  diag2: [
    [2, 2],
    [2, -2],
    [-2, 2],
    [-2, -2],
  ],
} as const
export type OffsetSet = keyof typeof OFFSETS
export type Direction = 'orth1' | 'diag1'

/** How a unit moves on the board. */
export type Movement =
  /** The unit moves in a straight line over empty cells, at most `max` of them if `max` is given. */
  | { readonly kind: 'slide'; readonly dirs: Direction; readonly max?: number }
  /** The unit moves in a straight line over empty cells to the first unit and jumps over it to the empty cell directly behind. */
  | { readonly kind: 'jump'; readonly dirs: Direction }

export type Trait =
  /** When the unit stops next to another unit straight ahead, it pushes that unit by `cells`. */
  { readonly kind: 'pushOnStop'; readonly cells: number } | { readonly kind: 'immuneToAttackSpells' } | { readonly kind: 'diesWithLastPlace' }

/** What a spell does. */
export type Effect =
  /** The sorcerer goes to an empty cell. */
  | { readonly kind: 'relocate'; readonly offsets: OffsetSet }
  /** The sorcerer and a unit swap places. */
  | { readonly kind: 'swap'; readonly with: 'own-unit'; readonly offsets: OffsetSet }
  /** The sorcerer hops over a unit to the empty cell at twice the offset. */
  | { readonly kind: 'leap'; readonly over: 'friendly-unit'; readonly offsets: OffsetSet }
  /** The summon appears on an empty cell. */
  | { readonly kind: 'summon'; readonly unit: string; readonly offsets: OffsetSet }
  /** One unit dies. Units in between do not matter. */
  | { readonly kind: 'kill'; readonly offsets: OffsetSet; readonly blockable: false }
