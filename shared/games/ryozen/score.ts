import type { Seat } from '../../kernel/decision.ts'
import { END_SCORING, RESOURCES, SHARDS } from './content/index.ts'
import { playerAt, type State } from './state.ts'

/** The numbers of sets and single shards in one way to divide the shards. */
export interface Split {
  readonly same: number
  readonly mixed: number
  readonly loose: number
}

export const worthOf = ({ same, mixed, loose }: Split): number =>
  same * END_SCORING.sameColourSet + mixed * END_SCORING.mixedSet + loose * END_SCORING.looseShard

/** RY-13.3: divides the shards. Each mixed set takes one of each colour, and the rest makes sets of one colour. */
function splitWith(shards: readonly number[], mixed: number): Split {
  const rest = shards.map((count) => count - mixed)
  return {
    same: rest.reduce((sum, count) => sum + Math.floor(count / END_SCORING.shardsPerSet), 0),
    mixed,
    loose: rest.reduce((sum, count) => sum + (count % END_SCORING.shardsPerSet), 0),
  }
}

function bestOf(splits: readonly Split[]): Split {
  return splits.reduce((best, split) => (worthOf(split) > worthOf(best) ? split : best))
}

/** Returns the best way to divide the shards. The first player token is one more shard of any colour. */
export function splitShards(shards: readonly number[], hasToken: boolean): Split {
  if (hasToken)
    return bestOf(
      shards.map((_, wild) =>
        splitShards(
          shards.map((count, colour) => (colour === wild ? count + 1 : count)),
          false,
        ),
      ),
    )
  return bestOf(Array.from({ length: Math.min(...shards) + 1 }, (_, mixed) => splitWith(shards, mixed)))
}

export const shardsOf = (s: State, seat: Seat): Split => {
  const player = playerAt(s, seat)
  return splitShards(
    SHARDS.map((shard) => player[shard]),
    s.first === seat,
  )
}

export function resourceFavour(s: State, seat: Seat): number {
  const player = playerAt(s, seat)
  const total = RESOURCES.reduce((sum, resource) => sum + player[resource], 0)
  return Math.floor(total / END_SCORING.resourcesPerSet) * END_SCORING.favourPerResourceSet
}

export const finalFavour = (s: State, seat: Seat): number => playerAt(s, seat).favour + worthOf(shardsOf(s, seat)) + resourceFavour(s, seat)
