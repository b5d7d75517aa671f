import type { Choice } from '../../../kernel/decision.ts'
import { at, CELL_NAMES, type Cell, cellOf } from '../cells.ts'
import { SPELL_KINDS, type SpellKind } from '../content/index.ts'
import { UNIT_IDS, unitOf } from '../state.ts'

/** All choices to move. They are created once, because the search asks for them hundreds of thousands of times. */
const MOVES: readonly (readonly Choice[])[] = UNIT_IDS.map((unit) => CELL_NAMES.map((cell) => ({ id: `${unit}>${cell}` })))
const CASTS: Readonly<Record<SpellKind, readonly Choice[]>> = {
  move: CELL_NAMES.map((cell) => ({ id: `move>${cell}` })),
  summon: CELL_NAMES.map((cell) => ({ id: `summon>${cell}` })),
  attack: CELL_NAMES.map((cell) => ({ id: `attack>${cell}` })),
}
export const SKIP_MOVE: Choice = { id: 'skip-move' }
export const END_TURN: Choice = { id: 'end-turn' }

export const moveChoice = (unit: number, to: Cell): Choice => at(at(MOVES, unit), to)
export const castChoice = (kind: SpellKind, target: Cell): Choice => at(CASTS[kind], target)

const halves = (id: string): readonly [string, string] => {
  const [first = '', second = ''] = id.split('>')
  return [first, second]
}

export function readMove(id: string): { readonly unit: number; readonly to: Cell } {
  const [unit, cell] = halves(id)
  return { unit: unitOf(unit), to: cellOf(cell) }
}

export function readCast(id: string): { readonly kind: SpellKind; readonly target: Cell } {
  const [name, cell] = halves(id)
  const kind = SPELL_KINDS.find((known) => known === name)
  if (!kind) throw new RangeError(`there is no spell '${name}'`)
  return { kind, target: cellOf(cell) }
}
