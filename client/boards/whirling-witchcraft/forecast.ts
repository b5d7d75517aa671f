import type { Formula, Ingredient } from '#shared/games/whirling-witchcraft/content/index.ts'
import { addCubes, type Cubes, countCubes, noCubes, overflowOf } from '#shared/games/whirling-witchcraft/cubes.ts'
import type { Seat } from '#shared/kernel/decision.ts'
import { cubesOf, type Draft, type PlayerView, receiverOf } from './table.ts'

/** What a cauldron would bring if it were passed on now. */
export interface Forecast {
  readonly to: Seat
  readonly coming: Cubes
  /** The cubes that would overflow and come to the giver's circle. */
  readonly over: Cubes
  /** The number of cubes in the giver's circle afterwards. */
  readonly circle: number
  readonly gain: number
}

/** Returns the contents of the cauldron as its owner sees them, including the draft. */
export const contentOf = (cauldron: Readonly<Record<string, number>>, draft: Draft | undefined): Cubes =>
  draft && draft.stage !== '' ? addCubes(cubesOf(draft.cauldron), cubesOf(draft.brew)) : cubesOf(cauldron)

/** Returns the cubes that a brew is certain to give, without those still to be chosen. */
export function certainOf(formula: Formula | undefined): Cubes {
  const sure = noCubes()
  for (const [id, ...others] of formula?.out ?? []) if (id && others.length === 0) sure[id]++
  return sure
}

/** Returns the forecast for the receiver's workbench as it is now. It can still change before the cauldron arrives. */
export function forecast(
  view: { readonly players: readonly Pick<PlayerView, 'bench' | 'circle'>[] },
  giver: Seat,
  content: Cubes,
): Forecast | undefined {
  const to = receiverOf(view.players.length, giver)
  const [from, receiver] = [view.players[giver], view.players[to]]
  if (!from || !receiver || countCubes(content) === 0) return undefined
  const over = overflowOf(cubesOf(receiver.bench), content)
  const gain = countCubes(over)
  return { to, coming: content, over, gain, circle: countCubes(cubesOf(from.circle)) + gain }
}

/** The cells of one row of a workbench from the left: lying there, coming and free, and the cubes that cannot land. */
export interface Row {
  readonly lying: number
  readonly coming: number
  readonly free: number
  readonly over: number
}

export function rowOf(capacity: number, lying: number, coming: number): Row {
  const fits = Math.min(coming, Math.max(0, capacity - lying))
  return { lying, coming: fits, free: Math.max(0, capacity - lying - fits), over: coming - fits }
}

export const amountOf = (cubes: Cubes | undefined, id: Ingredient): number => cubes?.[id] ?? 0
