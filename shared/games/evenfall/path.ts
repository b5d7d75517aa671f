import type { Seat } from '../../kernel/decision.ts'
import { type Effect, PATH_OVERFLOW_VP, type PathCell } from './content/index.ts'
import { chainOf, heir } from './effects/lookup.ts'
import { type Context, perform, type Tools } from './frames.ts'
import { multiply } from './goods.ts'
import { boardAt, playerAt, type State } from './state.ts'

interface Reading {
  readonly double?: true
  readonly both?: true
}

/** EV-15.9: first the choice at a "/" or both of its sides, then doubling. */
function rewardOf({ reward, slash }: PathCell, { double, both }: Reading): Effect | undefined {
  const printed: Effect | undefined = slash ? (both ? { do: 'seq', steps: slash } : { do: 'choose', options: slash }) : reward
  return printed && double ? multiply(printed, 2) : printed
}

export const cellsOf = (s: State, seat: Seat): readonly PathCell[] => boardAt(s, seat).path
export const cellName = (index: number): string => `path:${index}`

/** EV-13.6, EV-15.15: one reward, whose victory points are looked at when it closes. */
function giveReward(s: State, ctx: Context, reward: Effect | undefined, k: Tools): void {
  const { vp } = playerAt(s, ctx.seat)
  k.call({ step: 'after', occasion: { on: 'vp-from-path', party: ctx.seat }, chain: chainOf(ctx), vp })
  if (reward) perform(k, heir(ctx, 'path'), reward)
}

/** EV-13.1, EV-13.2: one step up, or victory points at the top. */
export function stepUp(s: State, ctx: Context, reading: Reading, k: Tools): void {
  const { seat } = ctx
  const player = playerAt(s, seat)
  const cells = cellsOf(s, seat)
  const next = cells[player.path + 1]
  if (!next) {
    k.emit({ type: 'path-overflow', seat })
    giveReward(s, ctx, { do: 'gain', vp: PATH_OVERFLOW_VP * (reading.double ? 2 : 1) }, k)
    return
  }
  player.path++
  k.emit({ type: 'path-step', seat, cell: player.path, source: ctx.source })
  k.call({ step: 'after', occasion: { on: 'path-step', party: seat }, chain: chainOf(ctx) })
  giveReward(s, ctx, rewardOf(next, reading), k)
}

/** EF-V12: not a step, but a path reward. */
export function repeatReward(s: State, ctx: Context, index: number, k: Tools): void {
  const cell = cellsOf(s, ctx.seat)[index]
  k.emit({ type: 'path-repeated', seat: ctx.seat, cell: index, source: ctx.source })
  if (cell) giveReward(s, ctx, rewardOf(cell, {}), k)
}
