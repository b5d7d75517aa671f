import { INGREDIENT_IDS } from '../content/index.ts'
import { addCubes, countCubes, namesOf, noCubes, overflowOf } from '../cubes.ts'
import { playerAt, rightOf, seatsOf } from '../state.ts'
import type { StepOf } from './frames.ts'

/** WW-6: passes every cauldron to the right. Cubes that do not fit there go to the giver's circle. */
export const cauldrons: StepOf<'cauldrons'> = {
  run(s, _frame, ctx) {
    // WW-6.4: all cauldrons move at once, so each bench receives exactly one.
    for (const giver of seatsOf(s)) {
      const to = rightOf(s, giver)
      const from = playerAt(s, giver)
      const receiver = playerAt(s, to)
      const sent = from.cauldron
      from.cauldron = noCubes()
      if (countCubes(sent) === 0) continue
      const over = overflowOf(receiver.bench, sent)
      for (const id of INGREDIENT_IDS) receiver.bench[id] += sent[id] - over[id]
      ctx.emit({ type: 'sent', seat: giver, to, cubes: namesOf(sent) })
      if (countCubes(over) === 0) continue
      from.circle = addCubes(from.circle, over)
      ctx.emit({ type: 'overflowed', seat: giver, to, cubes: namesOf(over), count: countCubes(over), total: countCubes(from.circle) })
    }
    ctx.goto({ step: 'check' })
  },
}
