import { askOne, choicesOf } from '../asking.ts'
import type { RegionId } from '../content/index.ts'
import { regionCell, returnTo } from '../figures.ts'
import { become, proceed, type StepOf } from '../frames.ts'
import { playerAt, regionAt, type State } from '../state.ts'
import { chainOf, fire } from './lookup.ts'

/** Returns where the seat has a witch: the name of a region for its big cell, or the name of an action cell. */
function spots(s: State, seat: number): readonly string[] {
  return s.regions.flatMap(({ id, cells, crowd }) => [
    ...((crowd[seat]?.witches ?? 0) > 0 ? [id] : []),
    ...cells.flatMap((owner, n) => (owner === seat ? [regionCell(id, n + 1)] : [])),
  ])
}

function leave(s: State, seat: number, spot: string): RegionId {
  for (const { id, cells, crowd } of s.regions) {
    const big = crowd[seat]
    if (spot === id && big) {
      big.witches--
      return id
    }
    const n = cells.findIndex((_, index) => spot === regionCell(id, index + 1))
    if (n >= 0) {
      cells[n] = -1
      return id
    }
  }
  throw new RangeError(`nobody stands at '${spot}'`)
}

/** EF-V15: returns a witch from a region to the supply. It can be used again this round. */
export const returnFigure: StepOf<'returnFigure'> = {
  ask(s, { ctx: scope }) {
    const choices = choicesOf(spots(s, scope.seat))
    return choices.length > 0 ? [askOne(scope, 'return', choices)] : []
  },
  answer(s, frame, seat, pick, ctx) {
    const { node, ctx: scope } = frame
    const region = leave(s, seat, String(pick))
    returnTo(playerAt(s, seat), node.kind)
    ctx.emit({ type: 'figure-returned', seat, figure: node.kind, region: regionAt(s, region).id })
    if (node.n > 1) become(ctx, frame, [{ ...node, n: node.n - 1 }])
    else proceed(ctx, frame)
    fire(s, { on: 'figure-moved', party: seat, kind: node.kind }, ctx, chainOf(scope))
  },
  run: (_s, frame, ctx) => proceed(ctx, frame),
}
