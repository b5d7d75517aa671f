import type { Decision, PickValue, Seat } from '../kernel/decision.ts'
import type { EventKind } from '../kernel/define-events.ts'
import type { Frame, Step, StepContext } from '../kernel/game.ts'

/** A frame with the index of the current turn in the turn order, counted from 0. */
interface TurnFrame extends Frame {
  readonly turn: number
}

interface Parts<S, All extends Frame, E extends EventKind> {
  /** The seats in turn order. */
  order(s: S): readonly Seat[]
  ask(s: S, seat: Seat): Omit<Decision, 'seat'>
  answer(s: S, seat: Seat, pick: PickValue, ctx: StepContext<All, E>): void
  /** Continues the game when everybody has had a turn. */
  next(s: S, ctx: StepContext<All, E>): void
}

/** Builds a step in which the seats have one turn each, one after another. Start it with `{ step, turn: 0 }`. */
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
