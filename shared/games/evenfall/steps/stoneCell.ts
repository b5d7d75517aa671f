import { askOne } from '../asking.ts'
import type { Effect } from '../content/index.ts'
import { effectChoice } from '../effects/choose.ts'
import { type Ctx, type FrameOf, perform, type StepOf } from '../frames.ts'
import { boardAt, type State } from '../state.ts'

const rewardsOf = (s: State, { seat, cell }: FrameOf<'stoneCell'>): readonly Effect[] =>
  boardAt(s, seat).stoneCells.find(({ id }) => id === cell)?.rewards ?? []

function give(s: State, frame: FrameOf<'stoneCell'>, pick: string | undefined, ctx: Ctx): void {
  const rewards = rewardsOf(s, frame)
  const index = frame.left.find((n) => pick === undefined || effectChoice(rewards[n] as Effect).id === pick)
  const reward = index === undefined ? undefined : rewards[index]
  const left = frame.left.filter((n) => n !== index)
  if (left.length > 0) ctx.goto({ ...frame, left })
  else ctx.end()
  if (reward) perform(ctx, { seat: frame.seat, source: frame.cell }, reward)
}

/** EV-24.6: gives the rewards of a stone cell in the order that the player chooses. */
export const stoneCell: StepOf<'stoneCell'> = {
  ask(s, frame) {
    const rewards = rewardsOf(s, frame)
    const choices = frame.left.flatMap((n) => rewards[n] ?? []).map(effectChoice)
    return choices.length > 1 ? [askOne({ seat: frame.seat, source: frame.cell }, 'reward-order', choices)] : []
  },
  answer: (s, frame, _seat, pick, ctx) => give(s, frame, String(pick), ctx),
  run: (s, frame, ctx) => give(s, frame, undefined, ctx),
}
