import type { Choice } from '../../../kernel/decision.ts'
import { askOne, NONE } from '../asking.ts'
import { FIGURES, type Figure, type RegionId } from '../content/index.ts'
import { leaveCell, moveIn, readCell, ritualCell, supplyOf, takeFigure } from '../figures.ts'
import { become, type EffectFrame, proceed, type StepOf } from '../frames.ts'
import { type Played, playedBy, playerAt, ritualsOf, type State } from '../state.ts'
import { chainOf, fire } from './lookup.ts'

type MoveFrame = EffectFrame<'moveFigure'>

const regionsFor = (s: State, { node, ctx: scope }: MoveFrame): readonly RegionId[] =>
  node.to === 'battleRegion' ? (scope.region ? [scope.region] : []) : s.regions.map(({ id }) => id)

/** Returns what can be moved: a figure on a cell or in the supply, or with `n: all` everything that stands on one ritual. */
function movable(s: State, { node, ctx: scope }: MoveFrame): readonly string[] {
  const player = playerAt(s, scope.seat)
  const fits = (figure: Figure | ''): boolean => figure !== '' && (node.kind === 'any' || node.kind === figure)
  if (node.from === 'supply') return FIGURES.filter((figure) => fits(figure) && supplyOf(player, figure) > 0)
  const standing = ritualsOf(player).filter(({ cells }) => cells.some(fits))
  if (node.n === 'all') return standing.map(({ card }) => card)
  return standing.flatMap(({ card, cells }: Played) => cells.flatMap((figure, n) => (fits(figure) ? [ritualCell(card, n + 1)] : [])))
}

/** Removes the figures from where they stand and returns them. */
function pickUp(s: State, { node, ctx: scope }: MoveFrame, thing: string): readonly Figure[] {
  const player = playerAt(s, scope.seat)
  if (node.from === 'supply') {
    const figure = FIGURES.find((known) => known === thing)
    if (!figure) throw new RangeError(`'${thing}' is no figure`)
    takeFigure(player, figure)
    return [figure]
  }
  if (node.n === 'all') {
    const { card, cells } = playedBy(player, thing)
    return cells.flatMap((figure, n) => (figure ? [leaveCell(s, scope.seat, card, n + 1)] : []))
  }
  const cell = readCell(s, thing)
  if (cell.on !== 'ritual') throw new RangeError(`'${thing}' is no cell of a ritual`)
  return [leaveCell(s, scope.seat, cell.card, cell.n)]
}

/** EF-V14: moves up to `n` figures to one region. They activate nothing, and the cells they leave become free. */
export const moveFigure: StepOf<'moveFigure'> = {
  ask(s, frame) {
    const things = movable(s, frame)
    const regions = regionsFor(s, frame)
    const choices: Choice[] = things.flatMap((thing) => regions.map((region) => ({ id: `${thing}>${region}` })))
    const { node, ctx: scope } = frame
    return choices.length > 0 ? [askOne(scope, node.n === 'all' ? 'move-all' : 'move', [...choices, NONE])] : []
  },
  answer(s, frame, seat, pick, ctx) {
    const { node, ctx: scope } = frame
    const [thing = '', to = ''] = String(pick).split('>')
    const region = regionsFor(s, frame).find((id) => id === to)
    if (!region) {
      proceed(ctx, frame)
      return
    }
    const figures = pickUp(s, frame, thing)
    for (const figure of figures) moveIn(s, seat, figure, region, ctx)
    const left = node.n === 'all' ? { rituals: (node.rituals ?? 1) - 1 } : { n: node.n - 1 }
    // the other figures go to the same region as the first
    if ((left.n ?? left.rituals ?? 0) > 0) become(ctx, frame, [{ ...node, ...left, to: 'battleRegion' }], { ...scope, region })
    else proceed(ctx, frame)
    for (const kind of figures) fire(s, { on: 'figure-moved', party: seat, kind, region }, ctx, chainOf(scope))
  },
  run: (_s, frame, ctx) => proceed(ctx, frame),
  fallback: () => NONE.id,
}
