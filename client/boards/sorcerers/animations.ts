import type { Sorcerers } from '#shared/games/sorcerers/index.ts'
import type { TableView } from '#shared/games/sorcerers/view.ts'
import type { EventOf } from '#shared/kernel/game.ts'
import { defineAnimations, LATER, UNSEEN } from '../kit/animations.ts'

export type SorcerersEvent = EventOf<Sorcerers>

/** How a unit came or went. It decides the animation. */
export type Motion = 'slide' | 'jump' | 'push' | 'appear' | 'fall' | 'burn' | 'fade'

interface MovingUnit {
  readonly unit: string
  readonly motion: Motion
}

interface UnitStep extends MovingUnit {
  /** Undefined when the unit leaves the board. */
  readonly cell?: string
}

/** Returns the units that an event moves, with their new cells. */
function stepsOf(event: SorcerersEvent): readonly UnitStep[] {
  switch (event.type) {
    case 'moved':
    case 'relocated':
      return [{ unit: event.unit, cell: event.to, motion: 'slide' }]
    case 'jumped':
    case 'leapt':
      return [{ unit: event.unit, cell: event.to, motion: 'jump' }]
    case 'pushed':
      return [{ unit: event.unit, cell: event.to, motion: 'push' }]
    case 'swapped':
      return [
        { unit: event.unit, cell: event.to, motion: 'jump' },
        { unit: event.other, cell: event.from, motion: 'slide' },
      ]
    case 'summoned':
      return [{ unit: event.unit, cell: event.cell, motion: 'appear' }]
    case 'captured':
    case 'trapped':
      return [{ unit: event.unit, motion: 'fall' }]
    case 'killed':
      return [{ unit: event.unit, motion: 'burn' }]
    case 'vanished':
      return [{ unit: event.unit, motion: 'fade' }]
    case 'defeated':
    case 'ghost':
      return event.units.map((unit) => ({ unit, motion: 'fade' }))
    default:
      return []
  }
}

const MOVE_MS = 520
const MOVE = {
  ms: (event: SorcerersEvent) => (stepsOf(event).length > 0 ? MOVE_MS : 0),
  apply(table: TableView, event: SorcerersEvent): TableView {
    const cells = new Map(stepsOf(event).map(({ unit, cell = '' }) => [unit, cell]))
    return { ...table, units: table.units.map((unit) => ({ ...unit, cell: cells.get(unit.id) ?? unit.cell })) }
  },
}

export const animations = defineAnimations<Sorcerers>({
  // The chosen army comes onto the board, but no event lists its units.
  'sorcerer-chosen': LATER,
  'sorcerer-dealt': LATER,
  'timer-advanced': UNSEEN,
  'spell-charged': UNSEEN,
  'timer-reset': UNSEEN,
  moved: MOVE,
  jumped: MOVE,
  pushed: MOVE,
  relocated: MOVE,
  swapped: MOVE,
  leapt: MOVE,
  summoned: MOVE,
  killed: MOVE,
  captured: MOVE,
  trapped: MOVE,
  vanished: MOVE,
  ghost: MOVE,
  defeated: MOVE,
  'place-taken': UNSEEN,
  'place-left': UNSEEN,
  'handed-over': UNSEEN,
  passed: UNSEEN,
  'won-by-places': UNSEEN,
  'team-won-by-places': UNSEEN,
  'won-by-last': UNSEEN,
  'team-won-by-last': UNSEEN,
  'drawn-by-repetition': UNSEEN,
  'drawn-by-cap': UNSEEN,
  'drawn-by-together': UNSEEN,
})

export interface AnimatedBoard {
  /** The cell of each unit on the board. */
  readonly cells: ReadonlyMap<string, string>
  /** The units that are leaving, with the cell they leave. */
  readonly leaving: ReadonlyMap<string, string>
  /** The units that the last event moves. */
  readonly actors: readonly MovingUnit[]
}

/** Returns the board after the events that have begun to play over it. */
export function animatedBoard(units: TableView['units'], played: readonly SorcerersEvent[]): AnimatedBoard {
  const cells = new Map(units.filter(({ cell }) => cell !== '').map(({ id, cell }) => [id, cell]))
  const leaving = new Map<string, string>()
  let actors: readonly MovingUnit[] = []
  for (const event of played) {
    const steps = stepsOf(event)
    if (steps.length === 0) continue
    actors = steps.map(({ unit, motion }) => ({ unit, motion }))
    leaving.clear()
    for (const { unit, cell } of steps) {
      const from = cells.get(unit)
      if (cell) cells.set(unit, cell)
      else {
        cells.delete(unit)
        if (from) leaving.set(unit, from)
      }
    }
  }
  return { cells, leaving, actors }
}
