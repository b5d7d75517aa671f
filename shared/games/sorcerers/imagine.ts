import type { SeatView } from '../../kernel/game.ts'
import { cellOf } from './cells.ts'
import { SORCERERS } from './content/index.ts'
import { newState } from './setup.ts'
import { type State, unitOf, withCell } from './state.ts'
import type { HandView, TableView } from './view.ts'

/** Rebuilds the state from the view, which shows all of it. */
export function imagine({ setup, table }: SeatView<TableView, HandView>): State {
  const s = newState(setup, [], [])
  for (const view of table.slots) {
    const sorcerer = SORCERERS.findIndex(({ id }) => id === view.sorcerer)
    s.slots[view.slot] = { seat: view.seat, sorcerer, summon: view.summonTimer, attack: view.attackTimer }
  }
  s.owners = s.owners.map((owner, slot) => table.slots.find((view) => view.slot === slot)?.owner ?? owner)
  s.fallen = table.sides.map(({ fallen }) => fallen)
  for (const { id, cell } of table.units) s.cells = withCell(s.cells, unitOf(id), cellOf(cell))
  s.phase = table.phase
  s.active = table.active
  s.previous = table.previous
  s.turn = table.turn
  s.waiting = [...table.waiting]
  s.last = table.last.map((trace) => ({ ...trace }))
  s.history = [...table.history]
  s.ending = table.ending
  s.winners = [...table.winners]
  return s
}
