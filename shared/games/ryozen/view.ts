import { boolean, list, number, oneOf, record, string, type ViewOf } from '../../kernel/shape.ts'
import { PHASES } from './state.ts'

/** The public view. A companion such as `p0-archer` belongs to seat 0. An empty string means that nobody or nothing is there. */
export const tableShape = record('RyozenTable', {
  palaceMode: boolean,
  phase: oneOf(PHASES),
  round: number,
  /** The number of floors of the Palace. */
  level: number,
  active: number,
  /** The seat with the first player token. */
  first: number,
  rotation: number,
  highlighted: list(string),
  /** Seats, the best herald first. */
  heralds: list(number),
  players: list(
    record('RyozenPlayer', {
      clan: string,
      /** The side where the player sits: 0 to 3, clockwise. */
      side: number,
      coin: number,
      scroll: number,
      lantern: number,
      coral: number,
      agate: number,
      jade: number,
      favour: number,
      /** The position on the path of villages. */
      explorer: number,
      /** The sector that this player has locked. */
      lock: string,
      hand: list(string),
      /** The number of tiles left in the clan stack. */
      stack: number,
      pushed: list(string),
      gone: list(string),
      kept: list(string),
    }),
  ),
  slots: list(record('RyozenSlot', { id: string, tile: string, hidden: boolean })),
  /** The sectors, clockwise. Influence is by seat; the majority is a seat, or -1 for nobody. */
  sectors: list(record('RyozenSector', { id: string, influence: list(number), majority: number })),
  /** Companions in order of arrival; in the palace mode by spot. */
  palace: list(string),
  palaceInfluence: list(number),
  palaceMajority: number,
  /** The faces that each player sees in the palace mode. */
  sight: list(record('RyozenSight', { faces: list(number) })),
  row: list(string),
  events: list(string),
  eventDeck: number,
  /** In both discard piles the last card is on top. */
  eventDiscard: list(string),
  display: list(string),
  revelationDeck: number,
  revelationDiscard: list(string),
  /** The villages on the path, beginning with the starting village. */
  built: list(string),
  villageStack: number,
  /** The village that will be built next. */
  nextVillage: string,
  /**
   * The companion that the active player placed in this turn, and where. `instead` is another sector whose day effect is applied, if there is one.
   */
  turn: record('RyozenTurn', { tile: string, spot: string, instead: string }),
  /** At night, the event or the place (a sector or the Palace) that is being resolved. */
  tonight: string,
  /** The day effects that are being applied; the innermost one is the last. */
  underway: list(record('RyozenUnderway', { place: string, done: boolean, bought: number })),
})
export type TableView = ViewOf<typeof tableShape>

/** The view of one seat. It is empty, because everything hidden is hidden from everybody. */
export const handShape = record('RyozenHand', {})
export type HandView = ViewOf<typeof handShape>
