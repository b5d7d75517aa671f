import type { Seat } from '../../kernel/decision.ts'
import { type Effect, PATH_OVERFLOW_VP, type PathCell } from './content/index.ts'
import { chainOf, heir } from './effects/lookup.ts'
import { type Ctx, type EffectScope, perform } from './frames.ts'
import { multiply } from './goods.ts'
import { boardAt, playerAt, type State } from './state.ts'

interface Reading {
  readonly double?: true
  readonly both?: true
}

/** EV-15.9: returns the reward of a cell. At a "/" the seat chooses a side or gets both; doubling comes after that. */
function rewardOf({ reward, slash }: PathCell, { double, both }: Reading): Effect | undefined {
  const printed: Effect | undefined = slash ? (both ? { do: 'seq', steps: slash } : { do: 'choose', options: slash }) : reward
  return printed && double ? multiply(printed, 2) : printed
}

export const cellsOf = (s: State, seat: Seat): readonly PathCell[] => boardAt(s, seat).path
export const cellName = (index: number): string => `path:${index}`

/** EV-13.6, EV-15.15: gives one reward. After all of it is resolved, it checks whether it gave victory points. */
function giveReward(s: State, scope: EffectScope, reward: Effect | undefined, ctx: Ctx): void {
  const { vp } = playerAt(s, scope.seat)
  ctx.call({ step: 'after', occasion: { on: 'vp-from-path', party: scope.seat }, chain: chainOf(scope), vp })
  if (reward) perform(ctx, heir(scope, 'path'), reward)
}

/** EV-13.1, EV-13.2: moves the marker one step up, or gives victory points at the top. */
export function stepUp(s: State, scope: EffectScope, reading: Reading, ctx: Ctx): void {
  const { seat } = scope
  const player = playerAt(s, seat)
  const cells = cellsOf(s, seat)
  const next = cells[player.path + 1]
  if (!next) {
    ctx.emit({ type: 'path-overflow', seat })
    giveReward(s, scope, { do: 'gain', vp: PATH_OVERFLOW_VP * (reading.double ? 2 : 1) }, ctx)
    return
  }
  player.path++
  ctx.emit({ type: 'path-step', seat, cell: player.path, source: scope.source })
  ctx.call({ step: 'after', occasion: { on: 'path-step', party: seat }, chain: chainOf(scope) })
  giveReward(s, scope, rewardOf(next, reading), ctx)
}

/** EF-V12: gives the reward of a cell. This is a path reward, but not a step. */
export function repeatReward(s: State, scope: EffectScope, index: number, ctx: Ctx): void {
  const cell = cellsOf(s, scope.seat)[index]
  ctx.emit({ type: 'path-repeated', seat: scope.seat, cell: index, source: scope.source })
  if (cell) giveReward(s, scope, rewardOf(cell, {}), ctx)
}
