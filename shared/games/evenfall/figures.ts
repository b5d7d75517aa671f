import type { Seat } from '../../kernel/decision.ts'
import type { Figure, RegionId } from './content/index.ts'
import type { Ctx } from './frames.ts'
import { type Party, playedBy, playerAt, regionAt, type State } from './state.ts'

export const regionCell = (region: RegionId, n: number): string => `region:${region}:${n}`
export const ritualCell = (card: string, n: number): string => `ritual:${card}:${n}`
export const BOARD_CELL = 'board:cross'

/** The cell that a name stands for. */
type CellRef =
  | { readonly on: 'region'; readonly region: RegionId; readonly n: number }
  | { readonly on: 'ritual'; readonly card: string; readonly n: number }
  | { readonly on: 'board' }

export function readCell(s: State, name: string): CellRef {
  const [on, thing = '', n = ''] = name.split(':')
  if (on === 'board') return { on }
  if (on === 'ritual') return { on, card: thing, n: Number(n) }
  const region = s.regions.find(({ id }) => id === thing)
  if (on !== 'region' || !region) throw new RangeError(`there is no cell '${name}'`)
  return { on, region: region.id, n: Number(n) }
}

const SUPPLY = { witch: 'witches', elder: 'elders' } as const
export const supplyOf = (party: Party, figure: Figure): number => party[SUPPLY[figure]]
export function takeFigure(party: Party, figure: Figure, n = 1): void {
  party[SUPPLY[figure]] -= n
}
export function returnTo(party: Party, figure: Figure, n = 1): void {
  party[SUPPLY[figure]] += n
}

/** Puts figures into the big cell of the region, which has room for any number (EV-5.3). */
export function enterRegion(s: State, party: number, region: RegionId, figure: Figure, n = 1): void {
  const crowd = regionAt(s, region).crowd[party]
  if (!crowd) throw new RangeError(`party ${party} has no place in ${region}`)
  crowd[SUPPLY[figure]] += n
}

/** Removes the figure from a ritual's action cell, which becomes free (EV-10.13). */
export function leaveCell(s: State, seat: Seat, card: string, n: number): Figure {
  const { cells } = playedBy(playerAt(s, seat), card)
  const figure = cells[n - 1]
  if (!figure) throw new RangeError(`nobody stands on ${ritualCell(card, n)}`)
  cells[n - 1] = ''
  return figure
}

/** EV-30.1a: puts a moved figure into the big cell, where it activates nothing. */
export function moveIn(s: State, seat: Seat, figure: Figure, region: RegionId, ctx: Ctx): void {
  enterRegion(s, seat, region, figure)
  ctx.emit({ type: 'figure-moved', seat, figure, region })
}
