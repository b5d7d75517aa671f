import type { Decision } from '../../../kernel/decision.ts'
import { slotWith } from '../board.ts'
import { at, markDone, type State } from '../state.ts'
import { askOne, choicesOf } from '../steps/decisions.ts'
import type { Ctx, FrameOf, StepOf } from '../steps/frames.ts'
import { kindOf, ownerOf } from '../tiles.ts'
import { targetSlots, tilesIn } from './targets.ts'

const flippable = (s: State, frame: FrameOf<'flip'>): readonly string[] =>
  tilesIn(s, targetSlots(s, frame, { ...frame, face: frame.to === 'hidden' ? 'revealed' : 'hidden' }))

function turn(s: State, { seat, source, to }: FrameOf<'flip'>, tile: string, ctx: Ctx): void {
  at(s.slots, slotWith(s, tile)).hidden = to === 'hidden'
  markDone(s)
  const owner = ownerOf(tile)
  if (owner === seat) ctx.emit({ type: `turned-${to}`, seat, source, tile, companion: kindOf(tile) })
  else ctx.emit({ type: `turned-${to}-other`, seat, source, owner, tile, companion: kindOf(tile) })
}

const ask = (s: State, frame: FrameOf<'flip'>): readonly Decision[] =>
  frame.n === 'all' ? [] : askOne(frame, `flip-${frame.to}`, choicesOf(flippable(s, frame)))

export const flip: StepOf<'flip'> = {
  ask,

  answer(s, frame, _seat, pick, ctx) {
    turn(s, frame, String(pick), ctx)
    ctx.end()
  },

  run(s, frame, ctx) {
    if (frame.n === 'all') for (const tile of flippable(s, frame)) turn(s, frame, tile, ctx)
    ctx.end()
  },
}
