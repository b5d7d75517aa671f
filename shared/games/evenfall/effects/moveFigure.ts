import type { Choice } from '../../../kernel/decision.ts'
import { askOne, NONE } from '../asking.ts'
import { FIGURES, type Figure, type RegionId } from '../content/index.ts'
import { leaveCell, moveIn, readCell, ritualCell, supplyOf, takeFigure } from '../figures.ts'
import { become, type EffectFrame, proceed, type StepOf } from '../frames.ts'
import { type Played, playedBy, playerAt, ritualsOf, type State } from '../state.ts'
import { chainOf, fire } from './lookup.ts'

type MoveFrame = EffectFrame<'moveFigure'>

const regionsFor = (s: State, { node, ctx }: MoveFrame): readonly RegionId[] =>
  node.to === 'battleRegion' ? (ctx.region ? [ctx.region] : []) : s.regions.map(({ id }) => id)

/** What can be picked up: a figure by its cell or from the supply; with `n: all` a ritual with all that stands on it. */
function movable(s: State, { node, ctx }: MoveFrame): readonly string[] {
  const player = playerAt(s, ctx.seat)
  const fits = (figure: Figure | ''): boolean => figure !== '' && (node.kind === 'any' || node.kind === figure)
  if (node.from === 'supply') return FIGURES.filter((figure) => fits(figure) && supplyOf(player, figure) > 0)
  const standing = ritualsOf(player).filter(({ cells }) => cells.some(fits))
  if (node.n === 'all') return standing.map(({ card }) => card)
  return standing.flatMap(({ card, cells }: Played) => cells.flatMap((figure, n) => (fits(figure) ? [ritualCell(card, n + 1)] : [])))
}

/** Takes the figures away from where they are. */
function pickUp(s: State, { node, ctx }: MoveFrame, thing: string): readonly Figure[] {
  const player = playerAt(s, ctx.seat)
  if (node.from === 'supply') {
    const figure = FIGURES.find((known) => known === thing)
    if (!figure) throw new RangeError(`'${thing}' is no figure`)
    takeFigure(player, figure)
    return [figure]
  }
  if (node.n === 'all') {
    const { card, cells } = playedBy(player, thing)
    return cells.flatMap((figure, n) => (figure ? [leaveCell(s, ctx.seat, card, n + 1)] : []))
  }
  const cell = readCell(s, thing)
  if (cell.on !== 'ritual') throw new RangeError(`'${thing}' is no cell of a ritual`)
  return [leaveCell(s, ctx.seat, cell.card, cell.n)]
}

/** EF-V14: up to so many figures to one region; they activate nothing and free the cells they leave. */
export const moveFigure: StepOf<'moveFigure'> = {
  ask(s, frame) {
    const things = movable(s, frame)
    const regions = regionsFor(s, frame)
    const choices: Choice[] = things.flatMap((thing) => regions.map((region) => ({ id: `${thing}>${region}` })))
    const { node, ctx } = frame
    return choices.length > 0 ? [askOne(ctx, node.n === 'all' ? 'move-all' : 'move', [...choices, NONE])] : []
  },
  answer(s, frame, seat, pick, k) {
    const { node, ctx } = frame
    const [thing = '', to = ''] = String(pick).split('>')
    const region = regionsFor(s, frame).find((id) => id === to)
    if (!region) {
      proceed(k, frame)
      return
    }
    const figures = pickUp(s, frame, thing)
    for (const figure of figures) moveIn(s, seat, figure, region, k)
    const left = node.n === 'all' ? { rituals: (node.rituals ?? 1) - 1 } : { n: node.n - 1 }
    // the others go where the first one went
    if ((left.n ?? left.rituals ?? 0) > 0) become(k, frame, [{ ...node, ...left, to: 'battleRegion' }], { ...ctx, region })
    else proceed(k, frame)
    for (const kind of figures) fire(s, { on: 'figure-moved', party: seat, kind, region }, k, chainOf(ctx))
  },
  run: (_s, frame, k) => proceed(k, frame),
  fallback: () => NONE.id,
}
