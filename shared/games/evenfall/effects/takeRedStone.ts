import { RED_STONE } from '../content/index.ts'
import { proceed, type StepOf } from '../frames.ts'
import { playerAt } from '../state.ts'

/** EF-V28: takes the red stone. There is only one, so the second player gets nothing. */
export const takeRedStone: StepOf<'takeRedStone'> = {
  run(s, frame, ctx) {
    const { seat } = frame.ctx
    proceed(ctx, frame)
    if (!s.redStone) return
    s.redStone = false
    playerAt(s, seat).stones.push({ id: RED_STONE, at: '' })
    ctx.emit({ type: 'stone-taken', seat, stone: RED_STONE })
  },
}
