import { give, spend } from '../goods.ts'
import { playerAt } from '../state.ts'
import type { StepOf } from '../steps/frames.ts'

/** RY-8.7: trades goods one for one. With only one to trade there is no choice. */
export const trade: StepOf<'trade'> = {
  ask(s, { seat, source, pay, max, gain }) {
    const most = Math.min(max, playerAt(s, seat)[pay])
    if (most < 2) return []
    return [
      {
        seat,
        prompt: { key: 'prompt.trade', params: { source, pay, gain, max: most } },
        status: { key: 'status.trade', params: { seat, source } },
        source,
        question: { kind: 'amount', min: 1, max: most },
      },
    ]
  },

  answer(s, { seat, source, pay, gain }, _seat, pick, ctx) {
    ctx.end()
    spend(s, { seat, source }, pay, Number(pick), ctx)
    give(s, { seat, source }, gain, Number(pick), ctx)
  },

  run(s, { seat, source, pay, gain }, ctx) {
    ctx.end()
    if (playerAt(s, seat)[pay] === 0) return
    spend(s, { seat, source }, pay, 1, ctx)
    give(s, { seat, source }, gain, 1, ctx)
  },
}
