import type { MatchConfig } from '../../kernel/game.ts'
import type { Random } from '../../kernel/random.ts'
import { at, cellOf, NOWHERE } from './cells.ts'
import { CORNERS, LAYOUTS, type Layout, SORCERERS } from './content/index.ts'
import { readRules } from './options.ts'
import { packCells, SLOT_COUNT, type State, sorcererUnit, UNIT_COUNT } from './state.ts'
import type { Frame } from './steps/frames.ts'

function layoutOf({ seats, options }: MatchConfig): Layout {
  const { mode, pair } = readRules(options)
  const layouts: readonly Layout[] = LAYOUTS
  const layout = layouts.find((known) => known.mode === mode && known.players === seats && (known.pair ?? pair) === pair)
  if (!layout) throw new RangeError(`there is no layout of '${mode}' for ${seats} players`)
  return layout
}

/** Returns the state before the draft. `order` has the seat for each row of the layout. */
export function newState(config: MatchConfig, order: readonly number[], sorcerers: readonly number[]): State {
  const layout = layoutOf(config)
  const { mode, longLiver, deadly, turnCap } = readRules(config.options)
  const owners = Array.from({ length: SLOT_COUNT }, (_, slot) => order[layout.seats.findIndex((row) => row.includes(slot))] ?? -1)
  const used = layout.seats.flat().toSorted((a, b) => a - b)
  return {
    layout: layout.id,
    owners,
    longLiver: longLiver && mode === 'ffa',
    deadly,
    turnCap,
    phase: 'draft',
    active: at(used, 0),
    previous: -1,
    turn: 0,
    slots: owners.map((seat, slot) => ({ seat, sorcerer: seat === -1 ? -1 : (sorcerers[slot] ?? -1), summon: 0, attack: 0 })),
    fallen: layout.sides.map(() => 0),
    cells: startCells(used),
    waiting: used,
    last: [],
    history: [],
    ending: '',
    winners: [],
  }
}

/** SO-1.2, SO-1.3, SO-1.6: places the sorcerers and warriors; the summons are off the board. */
function startCells(used: readonly number[]): string {
  const cells = Array.from({ length: UNIT_COUNT }, () => NOWHERE)
  for (const slot of used) {
    const { sorcerer, warriors } = at(CORNERS, slot)
    for (const [n, cell] of [sorcerer, ...warriors].entries()) cells[sorcererUnit(slot) + n] = cellOf(cell)
  }
  return packCells(cells)
}

export function setup(config: MatchConfig, random: Random): { readonly state: State; readonly first: Frame } {
  const { seatOrder, sorcererChoice } = readRules(config.options)
  const asSeated = Array.from({ length: config.seats }, (_, seat) => seat)
  const order = seatOrder === 'random' ? random.shuffle(asSeated) : asSeated
  // SO-1.5
  const dealt = sorcererChoice === 'random'
  const sorcerers = dealt ? random.shuffle(SORCERERS.map((_, n) => n)) : []
  return { state: newState(config, order, sorcerers), first: { step: dealt ? 'dealt' : 'draft' } }
}
