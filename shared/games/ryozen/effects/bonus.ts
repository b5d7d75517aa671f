import type { Decision } from '../../../kernel/decision.ts'
import { villageOf } from '../cards.ts'
import type { State } from '../state.ts'
import { askOne, declining, SKIP } from '../steps/decisions.ts'
import type { FrameOf, StepOf } from '../steps/frames.ts'
import { bonusesOf } from './possible.ts'

const ask = (s: State, frame: FrameOf<'bonus'>): readonly Decision[] =>
  askOne(
    frame,
    'bonus',
    bonusesOf(s, frame, frame.of).map((id) => ({ id, label: { key: 'option.bonus-of', params: { village: id } } })),
  )

/** RY-5.7, RY-6.10: gives the bonus of a village. Its source is the village, not the companion that led there. */
export const bonus: StepOf<'bonus'> = {
  ask,

  answer(_s, { seat }, _seat, pick, ctx) {
    if (pick === SKIP.id) {
      ctx.end()
      return
    }
    const village = String(pick)
    ctx.emit({ type: 'visited', seat, village })
    ctx.goto({ seat, source: village, sector: '', tile: '', ...villageOf(village).bonus })
  },

  run: (_s, _frame, ctx) => ctx.end(),
  fallback: declining(ask),
}
