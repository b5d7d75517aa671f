import type { Seat } from '../../../kernel/decision.ts'
import type { CovenId, Difficulty, RegionId, Side } from '../content/index.ts'
import type { Frame } from '../frames.ts'
import type { Phase } from '../state.ts'

/** The figures in a region: in the big cell, and on action cells. */
export interface Stand {
  readonly witches?: number
  readonly elders?: number
  readonly cells?: number
}

export interface CovenScene {
  readonly vp?: number
  readonly path?: number
  /** Places from left to right, with what lies on them: `grotto`, `phantom-marsh=reality-warp/sickle,orb`, `start=wolf-guide@elder`. */
  readonly outer?: string
  readonly inner?: string
  /** Cards left of the board: `keir velda-2`. A star marks a turned card. */
  readonly specialists?: string
  readonly council?: string
  /** `ember-1 tide-2`; `red@thorn:1` lies in a stone cell. */
  readonly stones?: string
  readonly stand?: { readonly [R in RegionId]?: Stand }
}

export interface PlayerScene extends CovenScene {
  readonly coven?: CovenId
  readonly hand?: string
  readonly herb?: number
  readonly knowledge?: number
  readonly potion?: number
  readonly mana?: number
  readonly token?: boolean
  readonly passed?: boolean
  /** Witches that cannot be used in this round. They stand in Central Highlands. */
  readonly spentWitches?: number
}

export interface Scene {
  /** The number of seats, 2 by default. */
  readonly seats?: 1 | 2 | 3 | 4
  readonly side?: Side
  readonly difficulty?: Difficulty
  readonly round?: number
  readonly first?: Seat
  readonly active?: Seat
  readonly acted?: boolean
  readonly players?: readonly PlayerScene[]
  readonly automa?: CovenScene & { readonly marker?: number }
  /** Face-up places by region; `-` is an empty slot. */
  readonly regions?: { readonly [R in RegionId]?: string }
  /** Stones by region. */
  readonly spots?: { readonly [R in RegionId]?: string }
  /** The next cards of the deck, in the order in which they are drawn. */
  readonly deck?: string
  readonly discard?: string
  /** The next places of the place deck, in the order in which they are dealt. */
  readonly places?: string
  readonly phase?: Phase
  readonly step?: Frame
}
