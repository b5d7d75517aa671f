import { isRepetition } from '../history.ts'
import { nextSlot, sendBack } from '../order.ts'
import { holdersOf } from '../places.ts'
import { isAlive, type State } from '../state.ts'
import { advanceTimers } from '../timers.ts'
import { draw } from '../victory.ts'
import type { Ctx, StepOf } from './frames.ts'

/** Begins a turn: advances the timers without asking anybody. */
export const turn: StepOf<'turn'> = {
  run(s, _frame, ctx) {
    if (isRepetition(s)) {
      draw(s, 'repetition', ctx)
      return
    }
    // SO-2.3
    if (isAlive(s, s.active)) advanceTimers(s, s.active, holdersOf(s), ctx)
    s.phase = 'move'
    ctx.goto({ step: 'move' })
  },
}

/** SO-2.7: ends the turn and begins the next one. */
export function endTurn(s: State, ctx: Ctx): void {
  s.turn++
  if (s.turn >= s.turnCap) {
    draw(s, 'cap', ctx)
    return
  }
  sendBack(s, s.active)
  s.previous = s.active
  s.active = nextSlot(s, s.active)
  ctx.goto({ step: 'turn' })
}

/** SO-13.1: drops the turn of a player who leaves before moving. The order continues from the slot that moved before. */
export function dropTurn(s: State, ctx: Ctx): void {
  s.active = nextSlot(s, s.previous === -1 ? s.active : s.previous)
  ctx.goto({ step: 'turn' })
}
