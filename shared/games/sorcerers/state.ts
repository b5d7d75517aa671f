import { at, CELL_COUNT, type Cell, NOWHERE } from './cells.ts'
import { CORNERS, SORCERERS, type Sorcerer, SPELLS, type Spell, type SpellKind, SUMMONS, WARRIORS } from './content/index.ts'
import type { ENDINGS, PHASES, TableView, UNIT_KINDS } from './view.ts'

type Phase = (typeof PHASES)[number]
type Trace = TableView['last'][number]

export type Ending = (typeof ENDINGS)[number]

/** A corner and the sorcerer who plays from it. */
export interface Slot {
  /** The seat that moves these units, or -1 for an unused corner. */
  seat: number
  /** The index in `SORCERERS`, or -1 until it is chosen. */
  sorcerer: number
  /** The positions of the timers. A timer at the end of its track is a charged spell. */
  summon: number
  attack: number
}

/** The state of a match. A list is `readonly` if it is replaced as a whole and never changed in place. */
export interface State {
  /** The id of the layout, which says who plays which corners and with whom. */
  readonly layout: string
  /** By slot: the seat that wins and loses with it, or -1 for an unused corner. */
  owners: readonly number[]
  readonly longLiver: boolean
  readonly deadly: boolean
  readonly turnCap: number
  phase: Phase
  /** The slot that has the turn, or that chooses in the draft. */
  active: number
  /** The slot that had the previous turn, or -1 in the first turn. */
  previous: number
  /** The number of completed turns. */
  turn: number
  /** All four corners. */
  readonly slots: Slot[]
  /** By side: the number of the wave of defeats in which it fell, or 0 while it is undefeated. */
  fallen: readonly number[]
  /** The cell of each unit, one character for each (`packCells`). As a string it needs no copying, and a draft reads it at full speed. */
  cells: string
  /** The slots that can still move. The one that has waited longest comes first. */
  waiting: readonly number[]
  last: readonly Trace[]
  /** The keys of the positions at turn starts that can still recur. */
  history: number[]
  ending: Ending
  /** The sides that share the first place. */
  winners: readonly number[]
}

/** The number of warriors in a slot. The units of slot n are numbered from n × UNITS_PER_SLOT: the sorcerer, the warriors, the summon. */
const WARRIORS_PER_SLOT = CORNERS[0].warriors.length
const UNITS_PER_SLOT = WARRIORS_PER_SLOT + 2
export const SLOT_COUNT = CORNERS.length
export const UNIT_COUNT = SLOT_COUNT * UNITS_PER_SLOT

export type Kind = (typeof UNIT_KINDS)[number]

const ALL_UNITS: readonly number[] = Array.from({ length: UNIT_COUNT }, (_, unit) => unit)
export const SLOT_OF: readonly number[] = ALL_UNITS.map((unit) => Math.floor(unit / UNITS_PER_SLOT))
export const KIND_OF: readonly Kind[] = ALL_UNITS.map((unit) => {
  const n = unit % UNITS_PER_SLOT
  return n === 0 ? 'sorcerer' : n <= WARRIORS_PER_SLOT ? 'warrior' : 'summon'
})
function idOf(slot: number, kind: Kind, n: number): string {
  switch (kind) {
    case 'sorcerer':
      return `s${slot}`
    case 'warrior':
      return `w${slot}-${n}`
    case 'summon':
      return `m${slot}`
  }
}
export const UNIT_IDS: readonly string[] = ALL_UNITS.map((unit) => idOf(at(SLOT_OF, unit), at(KIND_OF, unit), unit % UNITS_PER_SLOT))
const UNITS_BY_ID: ReadonlyMap<string, number> = new Map(UNIT_IDS.map((id, unit) => [id, unit]))

export function unitOf(id: string): number {
  const unit = UNITS_BY_ID.get(id)
  if (unit === undefined) throw new RangeError(`there is no unit '${id}'`)
  return unit
}

export const slotOf = (unit: number): number => SLOT_OF[unit] ?? -1
export const sorcererUnit = (slot: number): number => slot * UNITS_PER_SLOT
export const firstWarrior = (slot: number): number => slot * UNITS_PER_SLOT + 1
export const summonUnit = (slot: number): number => slot * UNITS_PER_SLOT + UNITS_PER_SLOT - 1

const FIRST_CELL = 48
export const packCells = (cells: readonly Cell[]): string => String.fromCharCode(...cells.map((cell) => FIRST_CELL + cell))
export const withCell = (cells: string, unit: number, to: Cell): string =>
  cells.slice(0, unit) + String.fromCharCode(FIRST_CELL + to) + cells.slice(unit + 1)
export const cellIn = (cells: string, unit: number): Cell => cells.charCodeAt(unit) - FIRST_CELL
export const cellAt = (s: State, unit: number): Cell => cellIn(s.cells, unit)

export const sorcererOf = (s: State, slot: number): Sorcerer => at(SORCERERS, at(s.slots, slot).sorcerer)
export const isAlive = (s: State, slot: number): boolean => cellAt(s, sorcererUnit(slot)) !== NOWHERE
export const isAble = (s: State, slot: number): boolean => s.waiting.includes(slot)

export function countWarriors(s: State, slot: number): number {
  const { cells } = s
  let count = 0
  for (let unit = firstWarrior(slot); unit < summonUnit(slot); unit++) if (cellIn(cells, unit) !== NOWHERE) count++
  return count
}

export function hasUnits(s: State, slot: number): boolean {
  const { cells } = s
  for (let unit = sorcererUnit(slot); unit <= summonUnit(slot); unit++) if (cellIn(cells, unit) !== NOWHERE) return true
  return false
}

/** Returns the id of a unit's token, or an empty string until the sorcerer is chosen. */
export function tokenOf(sorcerer: number, kind: Kind): string {
  const chosen = SORCERERS[sorcerer]
  if (!chosen) return ''
  return kind === 'sorcerer' ? chosen.id : chosen[kind]
}
export const tokenOfUnit = (s: State, unit: number): string => tokenOf(at(s.slots, at(SLOT_OF, unit)).sorcerer, at(KIND_OF, unit))

const byId = <T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> => new Map(items.map((item) => [item.id, item]))
const SPELLS_BY_ID = byId<Spell>(SPELLS)
const TOKENS_BY_ID = byId<(typeof SORCERERS | typeof WARRIORS | typeof SUMMONS)[number]>([...SORCERERS, ...WARRIORS, ...SUMMONS])

function found<T>(items: ReadonlyMap<string, T>, id: string): T {
  const item = items.get(id)
  if (item === undefined) throw new RangeError(`there is no '${id}'`)
  return item
}
export const tokenInfo = (id: string) => found(TOKENS_BY_ID, id)

const SPELLS_OF: readonly Readonly<Record<SpellKind, Spell>>[] = SORCERERS.map(({ spells }) => ({
  move: found(SPELLS_BY_ID, spells.move),
  summon: found(SPELLS_BY_ID, spells.summon),
  attack: found(SPELLS_BY_ID, spells.attack),
}))
export const spellOf = (s: State, slot: number, kind: SpellKind): Spell => at(SPELLS_OF, at(s.slots, slot).sorcerer)[kind]

/** The unit on each cell, or -1. A board is computed when it is needed and never stored. */
export type Board = Int8Array
export const unitOn = (board: Board, cell: Cell): number => board[cell] ?? -1
export function boardOf({ cells }: State): Board {
  const board = new Int8Array(CELL_COUNT).fill(NOWHERE)
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const cell = cellIn(cells, unit)
    if (cell !== NOWHERE) board[cell] = unit
  }
  return board
}
