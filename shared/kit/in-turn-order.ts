import type { Decision, PickValue, Seat } from '../kernel/decision.ts'
import type { EventKind } from '../kernel/define-events.ts'
import type { Frame, Step, StepContext } from '../kernel/game.ts'

/** A frame that knows whose turn it is: the how manieth of the order, from 0. */
interface TurnFrame extends Frame {
  readonly turn: number
}

interface Parts<S, All extends Frame, E extends EventKind> {
  /** The seats, first one first. */
  order(s: S): readonly Seat[]
  ask(s: S, seat: Seat): Omit<Decision, 'seat'>
  answer(s: S, seat: Seat, pick: PickValue, ctx: StepContext<All, E>): void
  /** Everybody had a turn: where the game goes on. */
  next(s: S, ctx: StepContext<All, E>): void
}

/** A step in which everybody has one turn, one after another. Start it with `{ step, turn: 0 }`. */
export function inTurnOrder<S, F extends TurnFrame & All, All extends Frame, E extends EventKind>(parts: Parts<S, All, E>): Step<S, F, All, E> {
  return {
    ask(s, { turn }) {
      const seat = parts.order(s)[turn]
      return seat === undefined ? [] : [{ seat, ...parts.ask(s, seat) }]
    },
    answer(s, frame, seat, pick, ctx) {
      ctx.goto({ ...frame, turn: frame.turn + 1 })
      parts.answer(s, seat, pick, ctx)
    },
    run: (s, _frame, ctx) => parts.next(s, ctx),
  }
}
