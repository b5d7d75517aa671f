import { INGREDIENT_IDS, type Ingredient } from '#shared/games/whirling-witchcraft/content/index.ts'
import type { Props } from './table.ts'
import { type Draft, isIngredient } from './table.ts'

/** The places where an ingredient can be selected: the player's workbench, the latest brew, the supply, the player's cauldron. */
const PLACES = ['bench', 'brew', 'shelf', 'pot'] as const
type Place = (typeof PLACES)[number]

/** The place that the cube would be dragged to. */
type Zone = 'recipe' | 'pot' | 'shelf' | 'bench' | 'arcana' | 'circle'

/** A selectable cube: the targets to select for it, in order, and the place where it may be dropped. */
export interface SelectableCube {
  readonly touches: readonly string[]
  readonly zone: Zone
}
export type SelectableCubes = Readonly<Record<Place, ReadonlyMap<Ingredient, SelectableCube>>>

/** The sources of cubes for input slots, by their names in the rules. */
const SOURCES: Readonly<Record<string, Place>> = { bench: 'bench', brew: 'brew', free: 'shelf' }

/** Where the cubes of an arcana or character come from and go to. */
const CASTS: Readonly<Record<string, { readonly place: Place; readonly zone: Zone }>> = {
  raven: { place: 'bench', zone: 'shelf' },
  book: { place: 'shelf', zone: 'arcana' },
  cauldron: { place: 'shelf', zone: 'pot' },
  'potion-brewer': { place: 'bench', zone: 'pot' },
  'scribe-of-magic': { place: 'shelf', zone: 'arcana' },
}

const STAGES: Readonly<Record<Draft['stage'], { readonly place: Place; readonly zone: Zone }>> = {
  '': { place: 'shelf', zone: 'recipe' },
  open: { place: 'shelf', zone: 'recipe' },
  gain: { place: 'shelf', zone: 'bench' },
  circle: { place: 'pot', zone: 'circle' },
}

/** Returns each selectable ingredient at the place it would be taken from. */
export function selectableCubes(
  { selectable, selected, selectableAfter }: Pick<Props, 'selectable' | 'selected' | 'selectableAfter'>,
  draft: Pick<Draft, 'stage'> | undefined,
): SelectableCubes {
  const cubes = { bench: new Map<Ingredient, SelectableCube>(), brew: new Map(), shelf: new Map(), pot: new Map() }
  const cast = CASTS[selected[0] ?? '']
  for (const id of INGREDIENT_IDS) {
    if (!selectable.has(id)) continue
    const sources = [...selectableAfter(id)].filter((source) => source in SOURCES)
    for (const source of sources) cubes[SOURCES[source] ?? 'bench'].set(id, { touches: [id, source], zone: 'recipe' })
    if (sources.length > 0) continue
    const { place, zone } = cast ?? STAGES[draft?.stage ?? '']
    cubes[place].set(id, { touches: [...selected, id], zone })
  }
  return cubes
}

/** Returns whether the board or the hand draws the target, so that it needs no button. */
const isSource = (target: string): boolean => target in SOURCES || target === 'card'
export const isPlaced = (target: string): boolean => isIngredient(target) || isSource(target)
