import type { Choice } from '../../../kernel/decision.ts'
import { at, type Cell, NOWHERE, nameOfCell } from '../cells.ts'
import { addReach, movementsOf, passedOver, pushAhead, traitOf } from '../movement.ts'
import { putUnit } from '../pieces.ts'
import { sideOfSlot } from '../seating.ts'
import { captureBy, lookBefore, settle } from '../settlement.ts'
import { boardOf, cellAt, cellIn, isAlive, SLOT_OF, type State, sorcererUnit, summonUnit, tokenOf, tokenOfUnit, UNIT_IDS } from '../state.ts'
import type { Ctx, StepOf } from './frames.ts'
import { moveChoice, readMove, SKIP_MOVE } from './options.ts'

/** SO-2.4: returns the moves of the active slot's own units. */
function moveChoices(s: State): Choice[] {
  const board = boardOf(s)
  const choices: Choice[] = []
  const reach: Cell[] = []
  for (let unit = sorcererUnit(s.active); unit <= summonUnit(s.active); unit++) {
    const from = cellIn(s.cells, unit)
    if (from === NOWHERE) continue
    reach.length = 0
    addReach(board, movementsOf(s, unit), from, reach)
    for (const to of reach) choices.push(moveChoice(unit, to))
  }
  return choices
}

/** Moves the unit and applies its push. Returns the arrivals (SO-5.2). */
function moveUnit(s: State, unit: number, to: Cell, ctx: Ctx): readonly number[] {
  const { seat } = at(s.slots, s.active)
  const from = cellAt(s, unit)
  const over = passedOver(boardOf(s), from, to)
  putUnit(s, unit, to, 'move')
  const facts = { seat, slot: s.active, unit: at(UNIT_IDS, unit), token: tokenOfUnit(s, unit), from: nameOfCell(from), to: nameOfCell(to) }
  if (over === -1) ctx.emit({ type: 'moved', ...facts })
  else ctx.emit({ type: 'jumped', ...facts, over: at(UNIT_IDS, over), overToken: tokenOfUnit(s, over) })
  const pusher = traitOf(s, unit, 'pushOnStop')
  const push = pusher && pushAhead(boardOf(s), from, to, pusher.cells)
  if (!push) return [unit]
  putUnit(s, push.unit, push.to, 'push')
  ctx.emit({
    type: 'pushed',
    seat,
    slot: at(SLOT_OF, push.unit),
    by: tokenOfUnit(s, unit),
    unit: at(UNIT_IDS, push.unit),
    token: tokenOfUnit(s, push.unit),
    from: nameOfCell(push.from),
    to: nameOfCell(push.to),
  })
  return [unit, push.unit]
}

/** Ends the move step and continues with the cast step. */
function goOn(s: State, after: 'move' | 'skip' | 'stuck', ctx: Ctx): void {
  s.phase = 'cast'
  ctx.goto({ step: 'cast', after })
}

export const move: StepOf<'move'> = {
  ask(s) {
    const choices = moveChoices(s)
    if (choices.length === 0) return []
    choices.push(SKIP_MOVE)
    const { seat, sorcerer } = at(s.slots, s.active)
    const name = tokenOf(sorcerer, 'sorcerer')
    const key = isAlive(s, s.active) ? 'move' : 'move-ghost'
    return [
      {
        seat,
        prompt: { key: `prompt.${key}`, params: { sorcerer: name } },
        status: { key: 'status.move', params: { seat, sorcerer: name } },
        question: { kind: 'one', choices },
        alwaysAsk: true,
      },
    ]
  },

  answer(s, _frame, _seat, pick, ctx) {
    s.last = []
    if (pick === SKIP_MOVE.id) {
      goOn(s, 'skip', ctx)
      return
    }
    const { unit, to } = readMove(String(pick))
    const before = lookBefore(s, sideOfSlot(s, s.active))
    const arrivals = moveUnit(s, unit, to, ctx)
    captureBy(s, s.active, arrivals, ctx)
    settle(s, before, ctx)
    // SO-2.6
    if (s.ending === '') goOn(s, 'move', ctx)
  },

  run: (s, _frame, ctx) => goOn(s, 'stuck', ctx),

  fallback: () => SKIP_MOVE.id,
}
