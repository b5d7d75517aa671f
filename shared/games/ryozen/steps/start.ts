import type { Decision } from '../../../kernel/decision.ts'
import { revelationOf } from '../cards.ts'
import { isPossible } from '../effects/possible.ts'
import { playerAt, type State } from '../state.ts'
import { choicesOf, declining, SKIP } from './decisions.ts'
import type { By, FrameOf, StepOf } from './frames.ts'

const byCard = (seat: number, card: string): By => ({ seat, source: card, sector: '', tile: '' })

function ask(s: State, _frame: FrameOf<'start'>): readonly Decision[] {
  const seat = s.active
  const cards = playerAt(s, seat).kept.filter((card) => {
    const { trigger, effect } = revelationOf(card)
    return trigger.kind === 'start-of-turn' && isPossible(s, byCard(seat, card), effect)
  })
  if (cards.length === 0) return []
  return [
    {
      seat,
      prompt: { key: 'prompt.start' },
      status: { key: 'status.start', params: { seat } },
      question: { kind: 'one', choices: [...choicesOf(cards), SKIP] },
    },
  ]
}

/** RY-3.1: offers one revelation at the start of the turn. */
export const start: StepOf<'start'> = {
  ask,

  answer(_s, _frame, seat, pick, ctx) {
    ctx.goto({ step: 'place' })
    if (pick === SKIP.id) return
    const card = String(pick)
    ctx.emit({ type: 'played', seat, card })
    ctx.call({ ...byCard(seat, card), ...revelationOf(card).effect })
  },

  run: (_s, _frame, ctx) => ctx.goto({ step: 'place' }),
  fallback: declining(ask),
}
