import { boolean, list, number, oneOf, record, string, type ViewOf } from '../../kernel/shape.ts'
import { PHASES } from './state.ts'

/** Companions are `p0-archer`: of seat 0. Where nobody or nothing is, the text is empty. */
export const tableShape = record('RyozenTable', {
  palaceMode: boolean,
  phase: oneOf(PHASES),
  round: number,
  /** Floors of the Palace. */
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
      /** Where the player sits: 0 to 3, clockwise. */
      side: number,
      coin: number,
      scroll: number,
      lantern: number,
      coral: number,
      agate: number,
      jade: number,
      favour: number,
      /** Position on the path of villages. */
      explorer: number,
      /** The sector locked by this player. */
      lock: string,
      hand: list(string),
      /** How many tiles are left in the clan stack. */
      stack: number,
      pushed: list(string),
      gone: list(string),
      kept: list(string),
    }),
  ),
  slots: list(record('RyozenSlot', { id: string, tile: string, hidden: boolean })),
  /** Clockwise. How the night would go: influence by seat, and who has the majority (-1 nobody). */
  sectors: list(record('RyozenSector', { id: string, influence: list(number), majority: number })),
  /** In order of arrival; in the palace mode by spot. */
  palace: list(string),
  palaceInfluence: list(number),
  palaceMajority: number,
  /** In the palace mode: the faces each player sees. */
  sight: list(record('RyozenSight', { faces: list(number) })),
  row: list(string),
  events: list(string),
  eventDeck: number,
  /** Of discards the last one is on top. */
  eventDiscard: list(string),
  display: list(string),
  revelationDeck: number,
  revelationDiscard: list(string),
  /** From the starting village on. */
  built: list(string),
  villageStack: number,
  /** The village that will be built next. */
  nextVillage: string,
  /** What the active player placed in this turn, and where; `instead`: the sector whose day effect is applied instead. */
  turn: record('RyozenTurn', { tile: string, spot: string, instead: string }),
  /** By night: the event or the place (a sector or the Palace) whose hour it is. */
  tonight: string,
  /** Day effects being applied, the innermost one last. */
  underway: list(record('RyozenUnderway', { place: string, done: boolean, bought: number })),
})
export type TableView = ViewOf<typeof tableShape>

/** What is hidden is hidden from everybody. */
export const handShape = record('RyozenHand', {})
export type HandView = ViewOf<typeof handShape>
