import { flag, list, number, oneOf, record, text, type ViewOf } from '../../kernel/shape.ts'
import { PHASES } from './state.ts'

/** Companions are `p0-archer`: of seat 0. Where nobody or nothing is, the text is empty. */
export const tableShape = record('RyozenTable', {
  palaceMode: flag,
  phase: oneOf(PHASES),
  round: number,
  /** Floors of the Palace. */
  level: number,
  active: number,
  /** The seat with the first player token. */
  first: number,
  rotation: number,
  highlighted: list(text),
  /** Seats, the best herald first. */
  heralds: list(number),
  players: list(
    record('RyozenPlayer', {
      clan: text,
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
      lock: text,
      hand: list(text),
      /** How many tiles are left in the clan stack. */
      stack: number,
      pushed: list(text),
      gone: list(text),
      kept: list(text),
    }),
  ),
  slots: list(record('RyozenSlot', { id: text, tile: text, hidden: flag })),
  /** Clockwise. How the night would go: influence by seat, and who has the majority (-1 nobody). */
  sectors: list(record('RyozenSector', { id: text, influence: list(number), majority: number })),
  /** In order of arrival; in the palace mode by spot. */
  palace: list(text),
  palaceInfluence: list(number),
  palaceMajority: number,
  /** In the palace mode: the faces each player sees. */
  sight: list(record('RyozenSight', { faces: list(number) })),
  row: list(text),
  events: list(text),
  eventDeck: number,
  /** Of discards the last one is on top. */
  eventDiscard: list(text),
  display: list(text),
  revelationDeck: number,
  revelationDiscard: list(text),
  /** From the starting village on. */
  built: list(text),
  villageStack: number,
  /** The village that will be built next. */
  nextVillage: text,
  /** What the active player placed in this turn, and where; `instead`: the sector whose day effect is applied instead. */
  turn: record('RyozenTurn', { tile: text, spot: text, instead: text }),
  /** By night: the event or the place (a sector or the Palace) whose hour it is. */
  tonight: text,
  /** Day effects being applied, the innermost one last. */
  underway: list(record('RyozenUnderway', { place: text, done: flag, bought: number })),
})
export type TableView = ViewOf<typeof tableShape>

/** What is hidden is hidden from everybody. */
export const handShape = record('RyozenHand', {})
export type HandView = ViewOf<typeof handShape>
