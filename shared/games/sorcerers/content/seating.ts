import type { Marks } from '../../../kernel/piece.ts'
import type { Source } from './vocabulary.ts'

/** How the two sorcerers of one player relate in a match of three (SO-13). */
export const PAIRS = ['player', 'team', 'independent'] as const
export type Pair = (typeof PAIRS)[number]

/** A layout says who plays which corners. The rows of `seats` are players; the rows of `sides` are slots that win and lose together. */
export interface Layout extends Marks {
  readonly id: string
  readonly mode: 'ffa' | 'teams'
  readonly players: number
  readonly pair?: Pair
  readonly seats: readonly (readonly number[])[]
  readonly sides: readonly (readonly number[])[]
  readonly placesToWin: readonly number[]
  readonly source: Source
}

/** The order of slots is the clockwise order of turns; opposite corners are 0 and 2, 1 and 3. */
export const LAYOUTS = [
  { id: 'ffa-2', mode: 'ffa', players: 2, seats: [[0], [2]], sides: [[0], [2]], placesToWin: [3, 3], source: 'ours' },
  {
    id: 'ffa-3-player',
    mode: 'ffa',
    players: 3,
    pair: 'player',
    seats: [[0, 2], [1], [3]],
    sides: [[0, 2], [1], [3]],
    placesToWin: [3, 3, 3],
    source: 'rulebook',
    ours: ['seats', 'sides'],
  },
  {
    id: 'ffa-3-team',
    mode: 'ffa',
    players: 3,
    pair: 'team',
    seats: [[0, 2], [1], [3]],
    sides: [[0, 2], [1], [3]],
    placesToWin: [4, 3, 3],
    source: 'ours',
  },
  {
    id: 'ffa-3-independent',
    mode: 'ffa',
    players: 3,
    pair: 'independent',
    seats: [[0, 2], [1], [3]],
    sides: [[0], [1], [2], [3]],
    placesToWin: [3, 3, 3, 3],
    source: 'ours',
  },
  { id: 'ffa-4', mode: 'ffa', players: 4, seats: [[0], [1], [2], [3]], sides: [[0], [1], [2], [3]], placesToWin: [3, 3, 3, 3], source: 'ours' },
  {
    id: 'teams-2',
    mode: 'teams',
    players: 2,
    seats: [
      [0, 2],
      [1, 3],
    ],
    sides: [
      [0, 2],
      [1, 3],
    ],
    placesToWin: [4, 4],
    source: 'ours',
  },
  {
    id: 'teams-3',
    mode: 'teams',
    players: 3,
    seats: [[0, 2], [1], [3]],
    sides: [
      [0, 2],
      [1, 3],
    ],
    placesToWin: [4, 4],
    source: 'ours',
  },
  {
    id: 'teams-4',
    mode: 'teams',
    players: 4,
    seats: [[0], [1], [2], [3]],
    sides: [
      [0, 2],
      [1, 3],
    ],
    placesToWin: [4, 4],
    source: 'ours',
  },
] as const satisfies readonly Layout[]

/** SO-R25 */
export const LIMITS = { repetitionDraw: 3, turnCap: { min: 100, max: 1000, default: 400 } } as const
