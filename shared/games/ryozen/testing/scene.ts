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
  /** The number of seats, 3 by default. */
  readonly seats?: 2 | 3 | 4
  readonly palace?: true
  readonly rotation?: number
  readonly round?: number
  readonly first?: Seat
  /** The seat whose turn it is, the first player by default. */
  readonly turn?: Seat
  readonly heralds?: readonly Seat[]
  readonly players?: readonly Belongings[]
  /** Companions on the board: `p1-warrior@gate-1 p0-archer@springs-2* p2-apprentice-1@palace p0-bard@wall-2`. A star means hidden. */
  readonly board?: string
  /** Tiles in the Clan House row, from the left. */
  readonly row?: string
  /** The top tiles of the clan stacks. */
  readonly top?: string
  /** The seat whose stack is empty. */
  readonly noStack?: Seat
  /** Face-up events by area, '' for an empty one. All areas are empty by default. */
  readonly events?: readonly string[]
  /** Discarded events; the last one is on top. */
  readonly eventDiscard?: readonly string[]
  readonly display?: readonly string[]
  /** The villages after the starting village. */
  readonly built?: readonly string[]
  /** The step with which the match begins, a turn by default. */
  readonly step?: Frame
}
