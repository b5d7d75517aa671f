import { boolean, list, number, oneOf, record, string, type ViewOf } from '../../kernel/shape.ts'

export const PHASES = ['draft', 'move', 'cast', 'over'] as const
export const UNIT_KINDS = ['sorcerer', 'warrior', 'summon'] as const
/** How a match ends: enough places held, the last side standing, threefold repetition, the turn cap, or the last sorcerers fell together. */
export const ENDINGS = ['', 'places', 'last', 'repetition', 'cap', 'together'] as const

/** The table view. Cells have the names on the board's edge: `a1` is the north-west corner, `m13` the south-east one. Empty means off the board. */
export const tableShape = record('SorcerersTable', {
  phase: oneOf(PHASES),
  /** The slot whose turn it is. */
  active: number,
  /** The slot that had the previous turn, or -1 in the first turn. */
  previous: number,
  /** The number of completed turns. */
  turn: number,
  turnCap: number,
  /** One item for each corner in use. `slot` is the corner: 0 NW, 1 NE, 2 SE, 3 SW. */
  slots: list(
    record('SorcerersSlot', {
      slot: number,
      /** The seat that moves these units. */
      seat: number,
      /** The seat that wins and loses with them. It differs from `seat` only after a player left a team. */
      owner: number,
      side: number,
      /** Empty until it is chosen. */
      sorcerer: string,
      alive: boolean,
      /** The side is out of the game. */
      defeated: boolean,
      /** The slot plays on without a sorcerer (long-liver, or a team whose other sorcerer lives). */
      ghost: boolean,
      summonTimer: number,
      summonLength: number,
      summonCharged: boolean,
      attackTimer: number,
      attackLength: number,
      attackCharged: boolean,
    }),
  ),
  sides: list(
    record('SorcerersSide', {
      slots: list(number),
      held: number,
      placesToWin: number,
      /** The number of the wave of defeats in which the side fell, or 0 while it is undefeated. */
      fallen: number,
    }),
  ),
  /** Every unit that can ever be on the board. A unit always has the same index. */
  units: list(
    record('SorcerersUnit', {
      /** `s0` sorcerer, `w0-3` warrior, `m0` summon, of slot 0. */
      id: string,
      slot: number,
      kind: oneOf(UNIT_KINDS),
      /** `vidomina`, `warrior-necron`, `white-monk`…, or empty until the sorcerer is chosen. */
      token: string,
      cell: string,
    }),
  ),
  /** The moved, placed and removed units of the last turn, in order. */
  last: list(
    record('SorcerersTrace', {
      /** `move`, `push`, `swap`, `summon`, `kill`, `capture`, `removal`. */
      kind: string,
      unit: string,
      from: string,
      to: string,
    }),
  ),
  /** The slots that still move. The one that has waited longest comes first. */
  waiting: list(number),
  /** The keys of the positions at turn starts that can still recur. The third occurrence is a draw. */
  history: list(number),
  /** Why the match ended, or empty while it is running. */
  ending: oneOf(ENDINGS),
  /** The sides that share the first place. */
  winners: list(number),
})
export type TableView = ViewOf<typeof tableShape>

/** The hand view is empty, because nothing is hidden. */
export const handShape = record('SorcerersHand', {})
export type HandView = ViewOf<typeof handShape>
