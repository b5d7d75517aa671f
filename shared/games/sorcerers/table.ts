import { memoOnObject } from '../../kernel/memo.ts'
import { at, CELL_COUNT, nameOfCell } from './cells.ts'
import { SORCERERS } from './content/index.ts'
import { countHeld, holdersOf } from './places.ts'
import { isOut, seatingOf, sideOfSlot, slotsInUse } from './seating.ts'
import { cellAt, hasUnits, isAlive, KIND_OF, SLOT_OF, type Slot, type State, sorcererUnit, summonUnit, tokenOf, UNIT_IDS } from './state.ts'
import { isCharged, type Timer, trackOf } from './timers.ts'
import type { HandView, TableView } from './view.ts'

type SlotView = TableView['slots'][number]
type SideView = TableView['sides'][number]
type UnitView = TableView['units'][number]

/** Returns the known list if it has the same items, so that only changes are synced. */
const keep = <V>(known: readonly V[], fresh: readonly V[]): readonly V[] =>
  known.length === fresh.length && known.every((item, n) => item === fresh[n]) ? known : fresh

function recall<K, V>(memory: Map<K, V>, key: K, make: () => V): V {
  const known = memory.get(key)
  if (known) return known
  const fresh = make()
  memory.set(key, fresh)
  return fresh
}

type Lists = Pick<TableView, 'slots' | 'sides' | 'units'>
/** The last lists of each match. `owners` identifies the match, because it stays the same object throughout. */
const lastLists = memoOnObject((_owners: State['owners']): { lists: Lists } => ({ lists: { slots: [], sides: [], units: [] } }))
/** All unit views ever made. A key contains everything that its view shows. */
const UNIT_VIEWS: UnitView[] = []
const SIDE_VIEWS = new Map<string, SideView>()
/** The slot views of each `Slot` object. The key contains everything else that a view shows. */
const slotViews = memoOnObject((_slot: Slot) => new Map<number, SlotView>())

function viewSlot(s: State, slot: number): SlotView {
  const board = at(s.slots, slot)
  const side = sideOfSlot(s, slot)
  const owner = at(s.owners, slot)
  const [alive, able, fallen] = [isAlive(s, slot), hasUnits(s, slot), isOut(s, slot)]
  return recall(slotViews(board), Number(alive) + 2 * Number(able) + 4 * Number(fallen) + 8 * owner, () => {
    const lengthOf = (timer: Timer): number => (board.sorcerer === -1 ? 0 : trackOf(s, slot, timer).length)
    return {
      slot,
      seat: board.seat,
      owner,
      side,
      sorcerer: tokenOf(board.sorcerer, 'sorcerer'),
      alive,
      defeated: fallen && !able,
      ghost: !alive && able,
      summonTimer: board.summon,
      summonLength: lengthOf('summon'),
      summonCharged: isCharged(s, slot, 'summon'),
      attackTimer: board.attack,
      attackLength: lengthOf('attack'),
      attackCharged: isCharged(s, slot, 'attack'),
    }
  })
}

function viewUnit(s: State, unit: number): UnitView {
  const slot = at(SLOT_OF, unit)
  const { sorcerer } = at(s.slots, slot)
  const cell = cellAt(s, unit)
  // `sorcerer` and `cell` start at -1.
  const key = (unit * (SORCERERS.length + 1) + sorcerer + 1) * (CELL_COUNT + 1) + cell + 1
  const kind = at(KIND_OF, unit)
  UNIT_VIEWS[key] ??= { id: at(UNIT_IDS, unit), slot, kind, token: tokenOf(sorcerer, kind), cell: nameOfCell(cell) }
  return UNIT_VIEWS[key]
}

function viewSide(s: State, side: number, held: number): SideView {
  const fallen = at(s.fallen, side)
  const { slots, placesToWin } = at(seatingOf(s).sides, side)
  return recall(SIDE_VIEWS, `${s.layout} ${side} ${held} ${fallen}`, () => ({ slots, held, placesToWin, fallen }))
}

function viewUnits(s: State, used: readonly number[]): readonly UnitView[] {
  const units: UnitView[] = []
  for (const slot of used) for (let unit = sorcererUnit(slot); unit <= summonUnit(slot); unit++) units.push(viewUnit(s, unit))
  return units
}

function viewLists(s: State): Lists {
  const used = slotsInUse(s)
  const holders = holdersOf(s)
  const sides = seatingOf(s).sides.map((_, side) => viewSide(s, side, countHeld(s, holders, side)))
  const slots = used.map((slot) => viewSlot(s, slot))
  const last = lastLists(s.owners)
  last.lists = { slots: keep(last.lists.slots, slots), sides: keep(last.lists.sides, sides), units: keep(last.lists.units, viewUnits(s, used)) }
  return last.lists
}

export function tableOf(s: State): TableView {
  const { slots, sides, units } = viewLists(s)
  return {
    phase: s.phase,
    active: s.active,
    previous: s.previous,
    turn: s.turn,
    turnCap: s.turnCap,
    slots,
    sides,
    units,
    last: s.last,
    waiting: s.waiting,
    history: s.history,
    ending: s.ending,
    winners: s.winners,
  }
}

const EMPTY_HAND: HandView = {}
/** Returns the empty hand view, because nothing is hidden. */
export const handOf = (): HandView => EMPTY_HAND
