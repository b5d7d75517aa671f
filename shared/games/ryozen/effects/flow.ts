import type { Decision } from '../../../kernel/decision.ts'
import { highlightedAt, sectorAt } from '../board.ts'
import type { Effect, Gain, Lose } from '../content/index.ts'
import { type State, turnOrder } from '../state.ts'
import { askOne } from '../steps/decisions.ts'
import { type By, byOf, type Ctx, callAll, type Frame, type FrameOf, type StepOf } from '../steps/frames.ts'
import { countOf, holds } from './counters.ts'
import { isPossible } from './possible.ts'

function times(effect: Gain | Lose, count: number): Gain | Lose {
  const of = Object.fromEntries(Object.entries(effect.of).map(([good, each]) => [good, each * count]))
  return { ...effect, of }
}

/** Returns the frame of an effect, or undefined if the effect would do nothing. An effect that only leads to another one is replaced by that one. */
function dueFrame(s: State, by: By, effect: Effect): Frame | undefined {
  switch (effect.step) {
    case 'may':
      return isPossible(s, by, effect.do) ? { ...byOf(by), ...effect.do, optional: true } : undefined
    case 'per': {
      const count = countOf(s, by.seat, effect.count)
      return count > 0 ? { ...byOf(by), ...times(effect.do, count) } : undefined
    }
    case 'when': {
      const branch = holds(s, by.seat, effect.condition) ? effect.do : effect.else
      return branch && dueFrame(s, by, branch)
    }
    default:
      return isPossible(s, by, effect) ? { ...byOf(by), ...effect } : undefined
  }
}

function follow(s: State, frame: FrameOf<'may' | 'per' | 'when'>, ctx: Ctx): void {
  const due = dueFrame(s, frame, frame)
  if (due) ctx.goto(due)
  else ctx.end()
}
export const may: StepOf<'may'> = { run: follow }
export const per: StepOf<'per'> = { run: follow }
export const when: StepOf<'when'> = { run: follow }

/** RY-0.10: resolves the parts in order, each completely before the next one. */
export const sequence: StepOf<'sequence'> = {
  run(s, frame, ctx) {
    const [first, ...rest] = frame.of
    if (!first || (frame.whole && !isPossible(s, frame, frame))) {
      ctx.end()
      return
    }
    // the rest is not `whole`: it was possible at the start, so all of it is carried out
    if (rest.length > 0) ctx.goto({ ...byOf(frame), step: 'sequence', of: rest })
    else ctx.end()
    const due = dueFrame(s, frame, first)
    if (due) ctx.call(due)
  },
}

function askBranch(s: State, frame: FrameOf<'choose'>): readonly Decision[] {
  const branches = frame.of.filter((branch) => isPossible(s, frame, branch.do))
  return askOne(
    frame,
    'choose',
    branches.map(({ id }) => ({ id, label: { key: `option.${id}` } })),
  )
}

export const choose: StepOf<'choose'> = {
  ask: askBranch,
  answer(_s, frame, _seat, pick, ctx) {
    const branch = frame.of.find(({ id }) => id === pick)
    if (!branch) throw new Error(`there is no branch '${pick}'`)
    ctx.goto({ ...byOf(frame), ...branch.do })
  },
}

export const eachHighlighted: StepOf<'each-highlighted'> = {
  run(s, frame, ctx) {
    ctx.end()
    callAll(
      ctx,
      highlightedAt(s.rotation).map((sector) => ({ ...byOf(frame), ...frame.do, sector: sectorAt(sector).id })),
    )
  },
}

/** RY-0.9: lets each opponent resolve the effect, in turn order. */
export const opponents: StepOf<'opponents'> = {
  run(s, frame, ctx) {
    ctx.end()
    const others = turnOrder(s).filter((seat) => seat !== frame.seat)
    callAll(
      ctx,
      others.map((seat) => ({ ...byOf(frame), ...frame.do, seat })),
    )
  },
}
