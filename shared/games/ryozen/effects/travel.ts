import type { Choice, Decision, Seat } from '../../../kernel/decision.ts'
import { canPay } from '../board.ts'
import { BUILDING_PLOTS, LAST_POSITION } from '../cards.ts'
import type { VillageArea, Way } from '../content/index.ts'
import { give, payCost } from '../goods.ts'
import { at, markDone, playerAt, type State } from '../state.ts'
import { askOne, declining, SKIP } from '../steps/decisions.ts'
import type { Ctx, FrameOf, StepOf } from '../steps/frames.ts'

/** Returns the area to build on at a position. */
function plotAt(position: number): VillageArea {
  const plot = BUILDING_PLOTS[position]
  if (!plot) throw new RangeError(`nothing is built at ${position}`)
  return plot
}

/**
 * Returns the positions where the explorer may end, each once. The explorer walks over what is built (RY-5.4) and builds only the next area
 * (RY-5.5). So the first position that is not built is reached by building, and every other one by walking: the position alone says what to do.
 */
export function destinationsOf(s: State, seat: Seat, ways: readonly Way[]): readonly number[] {
  const player = playerAt(s, seat)
  const last = s.built.length - 1
  const found = new Set<number>()
  for (const { explore, build } of ways) {
    for (let steps = explore.min; steps <= explore.max; steps++) {
      const stop = player.explorer + steps
      if (build === 0 && steps > 0 && stop <= last) found.add(stop)
      if (build === 1 && stop === last && last < LAST_POSITION && canPay(player, plotAt(last + 1).cost)) found.add(last + 1)
    }
  }
  return [...found]
}

const optionOf = (s: State, position: number): Choice => {
  const village = s.built[position]
  if (village) return { id: village, label: { key: 'option.explore-to', params: { village } } }
  const { id, favour } = plotAt(position)
  return { id, label: { key: 'option.build-at', params: { area: id, favour } } }
}

function build(s: State, { seat, source }: FrameOf<'travel'>, ctx: Ctx): void {
  const position = s.built.length
  const plot = plotAt(position)
  payCost(s, { seat, source }, plot.cost, ctx)
  // RY-5.6: the last tile is the Altar itself
  const village = position === LAST_POSITION ? plot.id : s.villageStack.pop()
  if (village === undefined) throw new Error('no village is left')
  s.built.push(village)
  ctx.emit({ type: 'built', seat, village, area: plot.id, position })
  give(s, { seat, source: plot.id }, 'favour', plot.favour, ctx)
  // the next tile of the stack becomes visible
  if (position < LAST_POSITION && s.villageStack.length > 0) ctx.barrier()
}

const ask = (s: State, frame: FrameOf<'travel'>): readonly Decision[] =>
  askOne(
    frame,
    'travel',
    destinationsOf(s, frame.seat, frame.ways).map((position) => optionOf(s, position)),
  )

export const travel: StepOf<'travel'> = {
  ask,

  answer(s, frame, seat, pick, ctx) {
    if (pick !== SKIP.id) {
      const player = playerAt(s, seat)
      const built = s.built.indexOf(String(pick))
      const walked = built === -1 ? s.built.length - 1 : built
      if (walked > player.explorer) {
        player.explorer = walked
        ctx.emit({ type: 'explored', seat, source: frame.source, village: at(s.built, walked) })
      }
      if (built === -1) {
        build(s, frame, ctx)
        player.explorer = s.built.length - 1
      }
      markDone(s)
    }
    ctx.end()
  },

  run: (_s, _frame, ctx) => ctx.end(),
  fallback: declining(ask),
}

/** RY-10.12, RY-11.19: moves the explorer back by one, if it is not at the start. */
export const explorerBack: StepOf<'explorer-back'> = {
  run(s, { seat, source }, ctx) {
    const player = playerAt(s, seat)
    if (player.explorer > 0) {
      player.explorer--
      markDone(s)
      ctx.emit({ type: 'went-back', seat, source, village: at(s.built, player.explorer) })
    }
    ctx.end()
  },
}
