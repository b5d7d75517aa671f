import {
  COLOURS,
  DOMINOES,
  type Domino,
  EXITS,
  type Kind,
  PENTAGRAM,
  type Piece,
  PLAYER_PIECES,
  PORTALS,
  POWER_TOKENS,
  type Portal,
  type PowerToken,
  REGIONS,
  SCROLLS,
  type Scroll,
  SHELVES,
  type Shelf,
  SPECIALS,
  type Special,
  WAND,
} from './content/index.ts'

/** Returns the item at the index, which must exist. */
export function at<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError(`nothing at ${index}`)
  return item
}

export function found<T>(items: ReadonlyMap<string, T>, id: string): T {
  const item = items.get(id)
  if (item === undefined) throw new RangeError(`there is no '${id}'`)
  return item
}

const byId = <T extends Piece>(pieces: readonly T[]): ReadonlyMap<string, T> => new Map(pieces.map((piece) => [piece.id, piece]))
const indexById = (pieces: readonly Piece[]): ReadonlyMap<string, number> => new Map(pieces.map(({ id }, index) => [id, index]))

/** Gives each copy of a thing a number: `power-energy-2`. */
function copies<T extends Piece>(pieces: readonly T[]): ReadonlyMap<string, T> {
  return new Map(
    pieces.flatMap((piece) => Array.from({ length: piece.count }, (_, n) => [piece.count > 1 ? `${piece.id}-${n + 1}` : piece.id, piece] as const)),
  )
}

export const TOKENS = copies<PowerToken>(POWER_TOKENS)
export const CARDS = copies<Scroll>(SCROLLS)

const DOMINOES_BY_ID = byId<Domino>(DOMINOES)
const SPECIALS_BY_ID = byId<Special>(SPECIALS)
const SHELVES_BY_ID = byId<Shelf>(SHELVES)
const PORTALS_BY_ID = byId<Portal>(PORTALS)
const EXITS_BY_ID = byId(EXITS)
const REGION_INDEX = indexById(REGIONS)
const PORTAL_INDEX = indexById(PORTALS)
const SHELF_INDEX = indexById(SHELVES)
const WAND_BY_ID = byId(WAND)
const PENTAGRAM_BY_ID = byId(PENTAGRAM)

export const tokenOf = (id: string): PowerToken => found(TOKENS, id)
export const cardOf = (id: string): Scroll => found(CARDS, id)
export const dominoOf = (id: string): Domino => found(DOMINOES_BY_ID, id)
export const specialOf = (id: string): Special => found(SPECIALS_BY_ID, id)
export const shelfOf = (id: string): Shelf => found(SHELVES_BY_ID, id)
export const portalOf = (id: string): Portal => found(PORTALS_BY_ID, id)
export const exitOf = (id: string) => found(EXITS_BY_ID, id)
export const wandCellOf = (id: string) => found(WAND_BY_ID, id)
export const pentagramCellOf = (id: string) => found(PENTAGRAM_BY_ID, id)
export const regionIndex = (id: string): number => found(REGION_INDEX, id)
export const portalIndex = (id: string): number => found(PORTAL_INDEX, id)
export const shelfIndex = (id: string): number => found(SHELF_INDEX, id)

/** Returns the shelf of the exit's symbol. */
export const shelfOfKind = (kind: Kind): string => `potion-shelf-${kind}`

/** Returns the kind and the repeats that the card adds, or undefined if it is not a booster. */
export function boostOf(card: string): { readonly kind: Kind | 'any'; readonly times: number } | undefined {
  const { effect } = cardOf(card)
  return effect.verb === 'boost' ? effect : undefined
}

const perPlayer = (id: (typeof PLAYER_PIECES)[number]['id']): number => PLAYER_PIECES.find((piece) => piece.id === id)?.perPlayer ?? 0
export const WITCHES = perPlayer('witch')
export const MARKERS = perPlayer('energy-marker')
const COLOURED = perPlayer('coloured-crystal')

/** The crystals of each seat. `crystal-0-3` is the third coloured crystal of seat 0, `crystal-0-black` its black one. */
export const CRYSTALS: readonly (readonly string[])[] = COLOURS.map((_, seat) => [
  ...Array.from({ length: COLOURED }, (_, n) => `crystal-${seat}-${n + 1}`),
  `crystal-${seat}-black`,
])
const CRYSTAL_OWNERS: ReadonlyMap<string, number> = new Map(CRYSTALS.flatMap((ids, seat) => ids.map((id) => [id, seat])))
export const ownerOfCrystal = (id: string): number => found(CRYSTAL_OWNERS, id)
export const isBlack = (crystal: string): boolean => crystal.endsWith('-black')

/** Removes one thing from the list, which must contain it, and returns it. */
export function take<T>(from: T[], thing: T): T {
  const index = from.indexOf(thing)
  if (index < 0) throw new RangeError(`${thing} is not there`)
  from.splice(index, 1)
  return thing
}
