import { AROUND, type Brew, bitOf, brewOf, cellIdOf, cellOf, chainIfAt, chainsOf } from '#shared/games/witchstone/cauldron.ts'
import { KINDS, type Kind } from '#shared/games/witchstone/content/index.ts'
import { dominoOf } from '#shared/games/witchstone/things.ts'
import type { PlayerView } from './table.ts'

/** Two adjacent cells of the same chain. */
export interface Link {
  readonly kind: Kind
  readonly a: string
  readonly b: string
}

const has = (brew: Brew, cell: number, kind: Kind): boolean => ((brew[cell] ?? 0) & bitOf(kind)) !== 0

/** Returns all links of a cauldron, each once. */
export function linksOf(player: PlayerView): readonly Link[] {
  const brew = brewOf(player)
  return KINDS.flatMap((kind) =>
    AROUND.flatMap((around, cell) =>
      around.flatMap((next) =>
        next > cell && has(brew, cell, kind) && has(brew, next, kind) ? [{ kind, a: cellIdOf(cell), b: cellIdOf(next) }] : [],
      ),
    ),
  )
}

/** Returns the lengths of the chains if the domino lay there. */
export function foreseen(player: PlayerView, domino: string, a: string, b: string | undefined): readonly [number, number | undefined] {
  const brew = brewOf(player)
  const kinds = dominoOf(domino)
  return [chainIfAt(chainsOf(brew, kinds.a), cellOf(a)), b === undefined ? undefined : chainIfAt(chainsOf(brew, kinds.b), cellOf(b))]
}
