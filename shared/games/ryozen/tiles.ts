import type { Seat } from '../../kernel/decision.ts'
import { COMPANIONS, type Companion, type CompanionId } from './content/index.ts'

/** The highest number of players. */
const MAX_SEATS = 4

/** A companion tile. `p0-archer` is the Archer of seat 0, and `p0-apprentice-3` is one of several. */
export interface Tile {
  readonly id: string
  readonly seat: Seat
  readonly kind: CompanionId
}

const KINDS: readonly Companion[] = COMPANIONS
const KINDS_BY_ID: ReadonlyMap<string, Companion> = new Map(KINDS.map((kind) => [kind.id, kind]))

/** Returns the 20 tiles of a clan: Apprentices first, then the Warrior, then the others. */
export const tilesOf = (seat: Seat): readonly Tile[] =>
  COMPANIONS.flatMap(({ id: kind, perClan }) =>
    Array.from({ length: perClan }, (_, n) => ({ id: perClan === 1 ? `p${seat}-${kind}` : `p${seat}-${kind}-${n + 1}`, seat, kind })),
  )

export const TILES: readonly Tile[] = Array.from({ length: MAX_SEATS }, (_, seat) => tilesOf(seat)).flat()
const TILES_BY_ID: ReadonlyMap<string, Tile> = new Map(TILES.map((tile) => [tile.id, tile]))

function tileOf(id: string): Tile {
  const tile = TILES_BY_ID.get(id)
  if (!tile) throw new RangeError(`there is no tile '${id}'`)
  return tile
}

/** Returns the seat, which is the second character of the id. It is read directly because this is called very often. */
export const ownerOf = (id: string): Seat => id.charCodeAt(1) - 48
export const kindOf = (id: string): CompanionId => tileOf(id).kind

export function companionOf(kind: string): Companion {
  const companion = KINDS_BY_ID.get(kind)
  if (!companion) throw new RangeError(`there is no companion '${kind}'`)
  return companion
}
