import { isRepetition } from '../history.ts'
import { nextSlot, sendBack } from '../order.ts'
import { holdersOf } from '../places.ts'
import { isAlive, type State } from '../state.ts'
import { advanceTimers } from '../timers.ts'
import { draw } from '../victory.ts'
import type { StepOf, Tools } from './frames.ts'

/** A turn begins: nobody decides, timers run. */
export const turn: StepOf<'turn'> = {
  run(s, _frame, k) {
    if (isRepetition(s)) {
      draw(s, 'repetition', k)
      return
    }
    // SO-2.3
    if (isAlive(s, s.active)) advanceTimers(s, s.active, holdersOf(s), k)
    s.phase = 'move'
    k.goto({ step: 'move' })
  },
}

/** SO-2.7: the turn is over, the next one begins. */
export function endTurn(s: State, k: Tools): void {
  s.turn++
  if (s.turn >= s.turnCap) {
    draw(s, 'cap', k)
    return
  }
  sendBack(s, s.active)
  s.previous = s.active
  s.active = nextSlot(s, s.active)
  k.goto({ step: 'turn' })
}

/** SO-13.1: who leaves without having moved has had no turn; the order goes on from who moved before. */
export function dropTurn(s: State, k: Tools): void {
  s.active = nextSlot(s, s.previous === -1 ? s.active : s.previous)
  k.goto({ step: 'turn' })
}
