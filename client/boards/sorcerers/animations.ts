import type { TableView } from '#shared/games/sorcerers/view.ts'
import type { GameEvent } from '#shared/kernel/event.ts'

/** How a unit came where it is, or went: it decides what is animated. */
export type Motion = 'slide' | 'jump' | 'push' | 'appear' | 'fall' | 'burn' | 'fade'

export interface MovingUnit {
  readonly unit: string
  readonly motion: Motion
}

export interface AnimatedBoard {
  /** Unit → cell, for those on the board. */
  readonly cells: ReadonlyMap<string, string>
  /** Units that are just leaving, and the cell they leave from. */
  readonly leaving: ReadonlyMap<string, string>
  /** What the last event moves. */
  readonly actors: readonly MovingUnit[]
}

const SLIDES = new Set(['moved', 'relocated'])
const JUMPS = new Set(['jumped', 'leapt'])
const REMOVALS: Readonly<Record<string, Motion>> = { captured: 'fall', trapped: 'fall', killed: 'burn', vanished: 'fade' }
const SWEEPS = new Set(['defeated', 'ghost', 'withdrawn'])

const text = (fact: GameEvent[string]): string => (typeof fact === 'string' ? fact : '')
const texts = (fact: GameEvent[string]): readonly string[] => (Array.isArray(fact) ? fact.map(String) : [])

/** Who is moved by an event, and where to (no cell: off the board). */
function steps(event: GameEvent): readonly { readonly unit: string; readonly cell?: string; readonly motion: Motion }[] {
  const unit = text(event.unit)
  if (SLIDES.has(event.type)) return [{ unit, cell: text(event.to), motion: 'slide' }]
  if (JUMPS.has(event.type)) return [{ unit, cell: text(event.to), motion: 'jump' }]
  if (event.type === 'pushed') return [{ unit, cell: text(event.to), motion: 'push' }]
  if (event.type === 'summoned') return [{ unit, cell: text(event.cell), motion: 'appear' }]
  if (event.type === 'swapped') {
    const other = { unit: text(event.other), cell: text(event.from), motion: 'slide' } as const
    return [{ unit, cell: text(event.to), motion: 'jump' }, other]
  }
  const removal = REMOVALS[event.type]
  if (removal) return [{ unit, motion: removal }]
  return SWEEPS.has(event.type) ? texts(event.units).map((gone) => ({ unit: gone, motion: 'fade' })) : []
}

export const isVisible = (event: GameEvent): boolean => steps(event).length > 0

/** The board after the events that have begun to play over it. */
export function applyEvents(units: TableView['units'], played: readonly GameEvent[]): AnimatedBoard {
  const cells = new Map(units.filter(({ cell }) => cell !== '').map(({ id, cell }) => [id, cell]))
  const leaving = new Map<string, string>()
  let actors: readonly MovingUnit[] = []
  for (const event of played) {
    const moves = steps(event)
    if (moves.length === 0) continue
    actors = moves.map(({ unit, motion }) => ({ unit, motion }))
    leaving.clear()
    for (const { unit, cell } of moves) {
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
