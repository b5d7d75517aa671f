import { boolean, list, number, oneOf, record, string, type ViewOf } from '../../kernel/shape.ts'

export const PHASES = ['draft', 'move', 'cast', 'over'] as const
export const UNIT_KINDS = ['sorcerer', 'warrior', 'summon'] as const
/** Places held, last side standing, threefold repetition, turn cap, the last sorcerers fell together. */
export const ENDINGS = ['', 'places', 'last', 'repetition', 'cap', 'together'] as const

/** Cells are written as on the board's edge: `a1` is the north-west corner, `m13` the south-east one. Empty = not on the board. */
export const tableShape = record('SorcerersTable', {
  phase: oneOf(PHASES),
  /** The slot whose turn it is. */
  active: number,
  /** The slot that had the turn before this one; -1 in the first. */
  previous: number,
  /** Turns completed. */
  turn: number,
  turnCap: number,
  /** One for each corner in use; `slot` is the corner: 0 NW, 1 NE, 2 SE, 3 SW. */
  slots: list(
    record('SorcerersSlot', {
      slot: number,
      /** The seat that moves these units. */
      seat: number,
      /** The seat that wins and loses with them: another one only after somebody left a team. */
      owner: number,
      side: number,
      /** Empty until chosen. */
      sorcerer: string,
      alive: boolean,
      /** Its side is out of the game. */
      defeated: boolean,
      /** Plays on without a sorcerer (long-liver, or a team whose other sorcerer lives). */
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
      /** 0 while undefeated; otherwise in which wave of defeats it fell. */
      fallen: number,
    }),
  ),
  /** Every unit that can ever be on the board, always at the same place in this list. */
  units: list(
    record('SorcerersUnit', {
      /** `s0` sorcerer, `w0-3` warrior, `m0` summon, of slot 0. */
      id: string,
      slot: number,
      kind: oneOf(UNIT_KINDS),
      /** `vidomina`, `warrior-necron`, `white-monk`…; empty until chosen. */
      token: string,
      cell: string,
    }),
  ),
  /** What was moved, put and taken away in the last turn, in order. */
  last: list(
    record('SorcerersTrace', {
      /** `move`, `push`, `swap`, `summon`, `kill`, `capture`, `removal`. */
      kind: string,
      unit: string,
      from: string,
      to: string,
    }),
  ),
  /** The slots that still move; who has waited longest comes first. */
  waiting: list(number),
  /** Keys of the positions at turn starts that can still come back: the third time is a draw. */
  history: list(number),
  /** Why the match ended; empty while it runs. */
  ending: oneOf(ENDINGS),
  /** The sides that share the first place. */
  winners: list(number),
})
export type TableView = ViewOf<typeof tableShape>

/** Nothing is hidden (perfect information). */
export const handShape = record('SorcerersHand', {})
export type HandView = ViewOf<typeof handShape>
