import type { Choice, Decision } from '../../../kernel/decision.ts'
import { RESOURCES } from '../content/index.ts'
import { isResource, payCost, spend } from '../goods.ts'
import { playerAt, type State } from '../state.ts'
import { askOne, choicesOf, declining, SKIP } from '../steps/decisions.ts'
import { byOf, type FrameOf, type StepOf } from '../steps/frames.ts'
import { isPossible } from './possible.ts'

const PAY: Choice = { id: 'pay', label: { key: 'option.pay' } }

function ask(s: State, frame: FrameOf<'pay'>): readonly Decision[] {
  if (!isPossible(s, frame, frame)) return []
  if ('any' in frame.cost) {
    const player = playerAt(s, frame.seat)
    return askOne(frame, 'pay-resource', choicesOf(RESOURCES.filter((resource) => player[resource] > 0)))
  }
  return frame.optional ? askOne(frame, 'pay', [PAY]) : []
}

/** RY-0.3: pays a cost in full and then resolves an effect, or does neither. */
export const pay: StepOf<'pay'> = {
  ask,

  answer(s, frame, _seat, pick, ctx) {
    if (pick === SKIP.id) {
      ctx.end()
      return
    }
    ctx.goto({ ...byOf(frame), ...frame.do })
    const resource = String(pick)
    if (isResource(resource)) spend(s, frame, resource, 1, ctx)
    else if (!('any' in frame.cost)) payCost(s, frame, frame.cost, ctx)
  },

  run(s, frame, ctx) {
    if ('any' in frame.cost || !isPossible(s, frame, frame)) {
      ctx.end()
      return
    }
    ctx.goto({ ...byOf(frame), ...frame.do })
    payCost(s, frame, frame.cost, ctx)
  },

  fallback: declining(ask),
}
