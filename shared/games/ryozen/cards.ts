import {
  ALTAR_TILE,
  EVENTS,
  type EventCard,
  REVELATIONS,
  type Revelation,
  START_VILLAGE,
  VILLAGE_AREAS,
  VILLAGES,
  type Village,
  type VillageArea,
} from './content/index.ts'

/** Returns the ids of all copies: `rainbow-1` and `rainbow-2`, or `offering-of-wealth` if there is only one. */
const copiesOf = ({ id, count }: Revelation): readonly string[] => (count === 1 ? [id] : Array.from({ length: count }, (_, n) => `${id}-${n + 1}`))

const ALL_REVELATIONS: readonly Revelation[] = REVELATIONS
export const REVELATION_IDS: readonly string[] = ALL_REVELATIONS.flatMap(copiesOf)
const REVELATIONS_BY_ID: ReadonlyMap<string, Revelation> = new Map(ALL_REVELATIONS.flatMap((card) => copiesOf(card).map((id) => [id, card])))

export const EVENT_IDS: readonly string[] = EVENTS.map(({ id }) => id)
const EVENTS_BY_ID: ReadonlyMap<string, EventCard> = new Map(EVENTS.map((event) => [event.id, event]))

export const VILLAGE_IDS: readonly string[] = VILLAGES.map(({ id }) => id)
const VILLAGES_BY_ID: ReadonlyMap<string, Village> = new Map([START_VILLAGE, ...VILLAGES, ALTAR_TILE].map((village) => [village.id, village]))

/** The areas to build on, by position on the path. Position 0 has none, because the starting village stands there. */
export const BUILDING_PLOTS: readonly (VillageArea | undefined)[] = [undefined, ...VILLAGE_AREAS, ALTAR_TILE]
export const LAST_POSITION = BUILDING_PLOTS.length - 1

function found<T>(items: ReadonlyMap<string, T>, id: string): T {
  const item = items.get(id)
  if (item === undefined) throw new RangeError(`there is no '${id}'`)
  return item
}
export const revelationOf = (id: string): Revelation => found(REVELATIONS_BY_ID, id)
export const eventOf = (id: string): EventCard => found(EVENTS_BY_ID, id)
export const villageOf = (id: string): Village => found(VILLAGES_BY_ID, id)
