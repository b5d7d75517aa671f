import type { Decision, PickValue, Seat } from '../kernel/decision.ts'
import type { EventKind } from '../kernel/define-events.ts'
import type { Frame, Step, StepContext } from '../kernel/game.ts'

interface Parts<S, F extends Frame, All extends Frame, E extends EventKind> {
  /** The seats that take part. */
  seats(s: S): readonly Seat[]
  /** The decision of a seat that has not answered yet. */
  ask(s: S, seat: Seat): Omit<Decision, 'seat'>
  /** Keeps the pick in the state, where only this seat's hand view shows it. */
  store(s: S, seat: Seat, pick: PickValue, ctx: StepContext<All, E>): void
  hasStored(s: S, seat: Seat): boolean
  /** Resolves the choices when everybody has answered, and continues the game. */
  reveal(s: S, ctx: StepContext<All, E>, frame: F): void
  fallback?(s: S, seat: Seat): PickValue
}

/**
 * Builds a step in which all seats choose in secret at the same time. Each seat can take its choice back until the last one has chosen.
 * A barrier before `reveal` then ends undo, so nobody can choose again after seeing the other choices.
 */
export function simultaneous<S, F extends Frame, All extends Frame, E extends EventKind>(parts: Parts<S, F, All, E>): Step<S, F, All, E> {
  const { fallback } = parts
  return {
    independent: true,
    ask: (s) => parts.seats(s).flatMap((seat) => (parts.hasStored(s, seat) ? [] : [{ seat, ...parts.ask(s, seat) }])),
    answer: (s, _frame, seat, pick, ctx) => parts.store(s, seat, pick, ctx),
    run(s, frame, ctx) {
      ctx.barrier()
      parts.reveal(s, ctx, frame)
    },
    ...(fallback && { fallback: (s: S, _frame: F, seat: Seat) => fallback(s, seat) }),
  }
}
