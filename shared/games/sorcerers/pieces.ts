import { at, type Cell, NOWHERE, nameOfCell } from './cells.ts'
import { cellAt, hasUnits, KIND_OF, SLOT_OF, type State, UNIT_IDS, withCell } from './state.ts'

const TRACES = ['move', 'push', 'swap', 'summon', 'kill', 'capture', 'removal'] as const
type TraceKind = (typeof TRACES)[number]

/** Puts a unit on a cell, or takes it off the board with `NOWHERE`, and records a trace. */
export function putUnit(s: State, unit: number, to: Cell, kind: TraceKind): void {
  s.last = [...s.last, { kind, unit: at(UNIT_IDS, unit), from: nameOfCell(cellAt(s, unit)), to: nameOfCell(to) }]
  s.cells = withCell(s.cells, unit, to)
}

/** SO-6.2: removes a unit. A warrior or a sorcerer never returns, so no earlier position can recur. */
export function removeUnit(s: State, unit: number, kind: 'kill' | 'capture' | 'removal'): void {
  putUnit(s, unit, NOWHERE, kind)
  if (KIND_OF[unit] !== 'summon') s.history = []
  const slot = at(SLOT_OF, unit)
  if (!hasUnits(s, slot)) s.waiting = s.waiting.filter((waiting) => waiting !== slot)
}
