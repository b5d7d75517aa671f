import { askOne, choicesOf } from '../steps/decisions.ts'
import { byOf, type StepOf } from '../steps/frames.ts'
import { companionOf, kindOf } from '../tiles.ts'
import { copiesOf } from './possible.ts'

/** RY-6.16, RY-6.18: copies an ability as if it were printed on the Juggler, in the Juggler's sector. */
export const copyAbility: StepOf<'copy-ability'> = {
  ask: (s, frame) => askOne(frame, 'copy-ability', choicesOf(copiesOf(s, frame))),

  answer(_s, frame, seat, pick, ctx) {
    const kind = kindOf(String(pick))
    const { ability } = companionOf(kind)
    if (!ability) throw new Error(`${kind} has no ability`)
    ctx.emit({ type: 'copied', seat, companion: kind, tile: String(pick) })
    ctx.goto({ ...byOf(frame), source: kind, ...ability })
  },

  run: (_s, _frame, ctx) => ctx.end(),
}
