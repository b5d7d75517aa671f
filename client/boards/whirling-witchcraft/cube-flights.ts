import type { Ingredient } from '#shared/games/whirling-witchcraft/content/index.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import { beatOf, type PayingEvent, takenFrom } from './animations.ts'
import type { WitchcraftEvent } from './table.ts'

/** The places that cubes move between: a bench row, a cauldron, a circle, a recipe, the supply. */
export type Spot =
  | { readonly at: 'bench' | 'circle' | 'pot'; readonly seat: Seat }
  | { readonly at: 'card'; readonly seat: Seat; readonly card: string }
  | { readonly at: 'supply' }

export interface Flight {
  readonly cube: Ingredient
  readonly from: Spot
  readonly to: Spot
  /** Whether it starts in the second half, after its ingredients have arrived. */
  readonly late: boolean
}

const SUPPLY: Spot = { at: 'supply' }

type Actor = { readonly seat: Seat }
const bench = ({ seat }: Actor): Spot => ({ at: 'bench', seat })
const pot = ({ seat }: Actor): Spot => ({ at: 'pot', seat })
const cardOf = ({ seat, card }: PayingEvent): Spot => ({ at: 'card', seat, card })
const fly = (cubes: readonly Ingredient[], from: Spot, to: Spot, late = false): readonly Flight[] => cubes.map((cube) => ({ cube, from, to, late }))
const payments = (event: PayingEvent): readonly Flight[] => [
  ...fly(takenFrom(event, 'bench'), bench(event), cardOf(event)),
  ...fly(takenFrom(event, 'brew'), pot(event), cardOf(event)),
]

/** Returns the flights of cubes that an event causes. */
export function flightsOf(event: WitchcraftEvent): readonly Flight[] {
  switch (event.type) {
    case 'removed':
      return fly(event.cubes, bench(event), SUPPLY)
    case 'added':
      return fly(event.cubes, SUPPLY, pot(event))
    case 'poured':
      return fly(event.cubes, bench(event), pot(event))
    case 'gained':
      return fly(event.cubes, SUPPLY, bench(event))
    case 'spilled':
      return fly(event.cubes, SUPPLY, { at: 'circle', seat: event.to })
    case 'brewed':
    case 'brewed-from-nothing':
    case 'spent':
      return [...payments(event), ...fly(event.out, cardOf(event), pot(event), true)]
    case 'bought':
      return payments(event)
    case 'kept':
      return fly(event.cubes, pot(event), { at: 'circle', seat: event.seat })
    case 'sent':
      return fly(event.cubes, pot(event), { at: 'bench', seat: event.to })
    case 'overflowed':
      return fly(event.cubes, { at: 'bench', seat: event.to }, { at: 'circle', seat: event.seat }, true)
    default:
      return []
  }
}

/** Counts the cubes that arrived last, by place: `bench 2 toad` → number. */
export function arrivalsOf(played: readonly WitchcraftEvent[]): ReadonlyMap<string, number> {
  const arrivals = new Map<string, number>()
  for (const flight of played.filter((event) => beatOf(event) === 'pass').flatMap(flightsOf)) {
    const { from, to, cube } = flight
    if (to.at !== 'bench' && to.at !== 'circle') continue
    const key = spotName(to, cube)
    arrivals.set(key, (arrivals.get(key) ?? 0) + 1)
    // Cubes that overflowed did not stay there.
    if (from.at === 'bench') arrivals.set(spotName(from, cube), (arrivals.get(spotName(from, cube)) ?? 0) - 1)
  }
  return arrivals
}

/** Returns the name that marks the place on the page. A bench has a row for each kind. */
export function spotName(spot: Spot, cube: Ingredient): string {
  switch (spot.at) {
    case 'bench':
      return `bench ${spot.seat} ${cube}`
    case 'circle':
    case 'pot':
      return `${spot.at} ${spot.seat}`
    case 'card':
      return `card ${spot.seat} ${spot.card}`
    case 'supply':
      return 'supply'
  }
}
