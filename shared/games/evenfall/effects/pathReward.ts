import type { Choice } from '../../../kernel/decision.ts'
import { askOne } from '../asking.ts'
import type { PathCell } from '../content/index.ts'
import { proceed, type StepOf } from '../frames.ts'
import { cellName, cellsOf, repeatReward } from '../path.ts'
import { playerAt } from '../state.ts'
import { partsOf } from './choose.ts'

function cellChoice({ reward, slash }: PathCell, index: number): Choice {
  const goods = slash ? slash.flatMap(partsOf) : reward ? partsOf(reward) : []
  return { id: cellName(index), label: { key: slash ? 'option.path-slash' : 'option.path', params: { cell: index, goods } } }
}

/** EF-V12: repeats the reward of a cell above the bottom that the marker has reached or passed. */
export const pathReward: StepOf<'pathReward'> = {
  ask(s, { ctx: scope }) {
    const { path } = playerAt(s, scope.seat)
    const reached = cellsOf(s, scope.seat).slice(1, path + 1)
    return reached.length > 0
      ? [
          askOne(
            scope,
            'path-cell',
            reached.map((cell, n) => cellChoice(cell, n + 1)),
          ),
        ]
      : []
  },
  answer(s, frame, _seat, pick, ctx) {
    proceed(ctx, frame)
    repeatReward(s, frame.ctx, Number(String(pick).split(':')[1]), ctx)
  },
  run: (_s, frame, ctx) => proceed(ctx, frame),
}
