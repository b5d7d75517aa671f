import type { Choice, Seat } from '../../kernel/decision.ts'
import { type Effect, FIGURES, type Figure, regionOf, ritualOf } from './content/index.ts'
import { bind, canMeet } from './effects/gate.ts'
import { modifiersOf } from './effects/lookup.ts'
import { BOARD_CELL, readCell, regionCell, ritualCell, supplyOf, takeFigure } from './figures.ts'
import { type Ctx, type EffectScope, perform } from './frames.ts'
import { boardAt, circleOf, playedBy, playerAt, regionAt, ritualsOf, type State } from './state.ts'

/** A free action cell and its effect. */
interface Cell {
  readonly name: string
  readonly figures: readonly Figure[]
  readonly ctx: EffectScope
  readonly effect: Effect
}

/** EV-10.4: returns the free cells. Of several equal free cells it returns only the leftmost. */
function freeCells(s: State, seat: Seat): readonly Cell[] {
  const player = playerAt(s, seat)
  const reachesOut = modifiersOf(s, seat).some(({ mod }) => mod === 'elderReach')
  const cells: Cell[] = []
  for (const { id, cells: taken } of s.regions) {
    const n = taken.indexOf(-1)
    if (n >= 0) cells.push({ name: regionCell(id, n + 1), figures: ['witch'], ctx: { seat, source: id }, effect: regionOf(id).cellEffect })
  }
  for (const { card, place, cells: taken } of ritualsOf(player)) {
    const { effect } = ritualOf(card)
    const n = taken.indexOf('')
    if (effect.type !== 'cell' || n < 0) continue
    // EV-10.3: elders act in the inner circle only; EV-23.4: with Circle they act in both
    const figures: readonly Figure[] = reachesOut || circleOf(player, place) === 'inner' ? FIGURES : ['witch']
    cells.push({ name: ritualCell(card, n + 1), figures, ctx: { seat, source: card, place }, effect: effect.do })
  }
  const { id: board, actionCells } = boardAt(s, seat)
  for (const { figures, do: effect } of actionCells)
    if (player.boardCell === '') cells.push({ name: BOARD_CELL, figures, ctx: { seat, source: board }, effect })
  return cells
}

/** EV-10.1 to EV-10.6: offers each figure for each cell that it may use. Bots skip a witch where an elder can go. */
export function cellChoices(s: State, seat: Seat): readonly Choice[] {
  const player = playerAt(s, seat)
  const able = FIGURES.filter((figure) => supplyOf(player, figure) > 0)
  return freeCells(s, seat).flatMap(({ name, figures, ctx: scope, effect }) => {
    const fit = figures.filter((figure) => able.includes(figure))
    if (fit.length === 0 || !canMeet(s, scope, effect)) return []
    const isWaste = (figure: Figure): boolean => figure === 'witch' && fit.includes('elder')
    return fit.map((figure): Choice => ({ id: `${figure}>${name}`, ...(isWaste(figure) && { skippedByBots: true }) }))
  })
}

function occupy(s: State, seat: Seat, name: string, figure: Figure): void {
  const player = playerAt(s, seat)
  const cell = readCell(s, name)
  takeFigure(player, figure)
  switch (cell.on) {
    case 'region':
      regionAt(s, cell.region).cells[cell.n - 1] = seat
      return
    case 'ritual':
      playedBy(player, cell.card).cells[cell.n - 1] = figure
      return
    case 'board':
      player.boardCell = figure
  }
}

/** EV-10.1: places the figure, then resolves the effect. After that it checks whether the effect gave points (EV-15.15). */
export function activate(s: State, seat: Seat, name: string, figure: Figure, ctx: Ctx): void {
  const cell = freeCells(s, seat).find((one) => one.name === name)
  if (!cell) throw new RangeError(`'${name}' is not free`)
  occupy(s, seat, name, figure)
  ctx.emit({ type: 'cell-activated', seat, figure, cell: name, source: cell.ctx.source })
  ctx.call({ step: 'after', occasion: { on: 'vp-from-cell', party: seat }, chain: [], vp: playerAt(s, seat).vp })
  perform(ctx, bind(cell.ctx, cell.effect), cell.effect)
}
