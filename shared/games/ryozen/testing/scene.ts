import type { Seat } from '../../../kernel/decision.ts'
import type { Good, SectorId } from '../content/index.ts'
import type { Frame } from '../steps/frames.ts'

export interface Belongings extends Partial<Record<Good, number>> {
  /** Tiles that replace Apprentices in hand: `archer juggler`. */
  readonly hand?: string
  readonly kept?: readonly string[]
  readonly explorer?: number
  readonly lock?: SectorId | ''
  readonly pushed?: string
}

export interface Scene {
  /** 3 if not given. */
  readonly seats?: 2 | 3 | 4
  readonly palace?: true
  readonly rotation?: number
  readonly round?: number
  readonly first?: Seat
  /** Whose turn it is; the first player's if not given. */
  readonly turn?: Seat
  readonly heralds?: readonly Seat[]
  readonly players?: readonly Belongings[]
  /** `p1-warrior@gate-1 p0-archer@springs-2* p2-apprentice-1@palace p0-bard@wall-2`; the star means hidden. */
  readonly board?: string
  /** Tiles in the Clan House row, from the left. */
  readonly row?: string
  /** The top of a clan stack. */
  readonly top?: string
  /** The seat whose stack is used up. */
  readonly noStack?: Seat
  /** By area, '' for none; all empty if not given. */
  readonly events?: readonly string[]
  /** Top last. */
  readonly eventDiscard?: readonly string[]
  readonly display?: readonly string[]
  /** After the starting village. */
  readonly built?: readonly string[]
  /** The turn that begins if not given. */
  readonly step?: Frame
}
