import { ARTIFACTS } from './artifacts.ts'
import { BOARDS } from './boards.ts'
import { COVENS, type Coven } from './covens.ts'
import { FAMILIARS } from './familiars.ts'
import { ONE_WITCH_PLACES } from './places-one-witch.ts'
import { TWO_WITCH_PLACES } from './places-two-witches.ts'
import { REGIONS } from './regions.ts'
import { SPECIALISTS } from './specialists.ts'
import { SPELLS } from './spells.ts'
import { STARTING_PLACES } from './starting-places.ts'
import { STONES } from './stones.ts'
import type { Board, CovenId, Place, PlaceFace, Region, RegionId, Ritual, Side, Specialist, StartFace, StartingPlace, Stone } from './vocabulary.ts'

export * from './automa.ts'
export { BOARDS } from './boards.ts'
export { COVENS } from './covens.ts'
export * from './grades.ts'
export * from './numbers.ts'
export { REGIONS } from './regions.ts'
export { SPECIALISTS } from './specialists.ts'
export { STARTING_PLACES } from './starting-places.ts'
export { STONES } from './stones.ts'
export * from './vocabulary.ts'

export const PLACES: readonly Place[] = [...ONE_WITCH_PLACES, ...TWO_WITCH_PLACES]
export const RITUALS: readonly Ritual[] = [...ARTIFACTS, ...SPELLS, ...FAMILIARS]
export const RED_STONE = 'stone-red'

/** A card of the main deck. Each ritual exists once, each specialist twice. */
type Card = { readonly kind: 'ritual'; readonly of: Ritual } | { readonly kind: 'specialist'; readonly of: Specialist }
const copiesOf = (specialist: Specialist): readonly [string, Card][] =>
  Array.from({ length: specialist.count }, (_, n) => [`${specialist.id}-${n + 1}`, { kind: 'specialist', of: specialist }])
const CARDS_BY_ID: ReadonlyMap<string, Card> = new Map([
  ...RITUALS.map((ritual): [string, Card] => [ritual.id, { kind: 'ritual', of: ritual }]),
  ...SPECIALISTS.flatMap(copiesOf),
])
/** All hundred cards of the main deck. */
export const CARDS: readonly string[] = [...CARDS_BY_ID.keys()]

function found<K, T>(items: ReadonlyMap<K, T>, id: K): T {
  const item = items.get(id)
  if (item === undefined) throw new RangeError(`there is no '${id}'`)
  return item
}
const byId = <T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> => new Map(items.map((item) => [item.id, item]))

export const cardOf = (id: string): Card => found(CARDS_BY_ID, id)
export const isRitual = (id: string): boolean => cardOf(id).kind === 'ritual'

/** Returns the printed points of a card; those of the upper half for a specialist. */
export const printedVp = (id: string): number => cardOf(id).of.vp

export function ritualOf(id: string): Ritual {
  const card = cardOf(id)
  if (card.kind !== 'ritual') throw new RangeError(`'${id}' is no ritual`)
  return card.of
}

export function specialistOf(id: string): Specialist {
  const card = cardOf(id)
  if (card.kind !== 'specialist') throw new RangeError(`'${id}' is no specialist`)
  return card.of
}

const PLACES_BY_ID = byId(PLACES)
const STARTS_BY_ID = byId<StartingPlace>(STARTING_PLACES)
const BOARDS_BY_ID = byId<Board>(BOARDS)
const REGIONS_BY_ID = byId<Region>(REGIONS)
const STONES_BY_ID = byId<Stone>(STONES)
const COVENS_BY_ID = byId<Coven>(COVENS)

/** Returns a place that can be found, with its price in witches. */
export const placeOf = (id: string): Place => found(PLACES_BY_ID, id)
export const startOf = (id: string, side: Side): StartFace => found(STARTS_BY_ID, id)[side]
/** Returns what any place in a coven shows on this side. */
export const faceOf = (id: string, side: Side): PlaceFace => PLACES_BY_ID.get(id) ?? startOf(id, side)

export const boardOf = (coven: CovenId, side: Side): Board => found(BOARDS_BY_ID, found(COVENS_BY_ID, coven).boards[side])
export const startPlaceOf = (coven: CovenId): string => found(COVENS_BY_ID, coven).start
export const regionOf = (id: RegionId): Region => found(REGIONS_BY_ID, id)
export const stoneOf = (id: string): Stone => found(STONES_BY_ID, id)
