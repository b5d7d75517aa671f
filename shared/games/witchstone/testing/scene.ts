import type { GameOptions } from '../../../kernel/game-options.ts'
import type { Kind } from '../content/index.ts'

export interface Side {
  readonly tower?: string
  /** The dominoes laid: `CR(0,2)+EN(0,1) CR(-1,3)+WI(-2,3)`. */
  readonly laid?: string
  /** The special tiles placed: `CR/WA(1,2)`. */
  readonly placed?: string
  /** Bubble cells whose crystal lies behind the screen: `(1,1) (1,-2)`. With `all`, every crystal lies there, also the black one. */
  readonly vacated?: string
  /** Crystals in other places: `{ 1: '(2,-3)', black: 'potion-shelf-wand' }`. */
  readonly crystals?: Readonly<Record<string, string>>
  /** The dominoes that lie face up: `CR/WA EN/SC`. The others are in the supply. */
  readonly hand?: string
  readonly scrolls?: readonly string[]
  readonly boosters?: readonly string[]
  readonly specials?: readonly string[]
  readonly tokens?: readonly string[]
  readonly owls?: readonly number[]
  readonly wand?: number
  readonly pentagram?: number
  readonly lying?: number
  /** The regions where this seat has a witch. */
  readonly standing?: readonly string[]
  /** `rowan-pines frost-witchstone:1`. A portal is complete, or has the number of markers given. */
  readonly portals?: string
  readonly points?: number
  readonly damaged?: number
  readonly stacked?: boolean
}

export interface Scene {
  /** The number of seats, 2 by default. */
  readonly seats?: 2 | 3 | 4
  readonly options?: GameOptions
  /** One for each seat. Seat 0 is the first player. */
  readonly sides?: readonly Side[]
  /** Tokens by region. */
  readonly tokens?: Readonly<Record<string, string>>
  readonly stoneTable?: readonly string[]
  readonly row?: readonly string[]
  /** The number of cards left in the deck. The last seat has the others. */
  readonly deck?: number
  readonly slots?: readonly string[]
  /** The number of special tiles left in the stack. */
  readonly stack?: number
  /** The number of tiles left in each owl stack. */
  readonly owls?: readonly [number, number]
  /** The activations that are open, with their repeats. Each waits for the one opened after it. */
  readonly act?: Readonly<Partial<Record<Kind, number>>>
  /** The number of turns completed, if it is higher than the number of dominoes laid. */
  readonly turn?: number
}
