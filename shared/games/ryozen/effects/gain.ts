import type { Decision } from '../../../kernel/decision.ts'
import { sectorAt, sectorIndex } from '../board.ts'
import { type Gains, GOODS, RESOURCES, SHARDS } from '../content/index.ts'
import { give, isGood } from '../goods.ts'
import type { State } from '../state.ts'
import { askOne, choicesOf } from '../steps/decisions.ts'
import { byOf, type Ctx, type FrameOf, type StepOf } from '../steps/frames.ts'

const hasFixed = (of: Gains): boolean => of.sectorShard !== undefined || GOODS.some((good) => of[good] !== undefined)

/** Returns what the seat has to choose after the fixed goods are given: resources first, then shards. */
const choiceOf = ({ any = 0, shard = 0 }: Gains): 'any' | 'shard' | undefined => (any > 0 ? 'any' : shard > 0 ? 'shard' : undefined)

function ask(_s: State, frame: FrameOf<'gain'>): readonly Decision[] {
  if (hasFixed(frame.of)) return []
  switch (choiceOf(frame.of)) {
    case 'any':
      return askOne(frame, 'gain-resource', choicesOf(RESOURCES))
    case 'shard':
      return askOne(frame, 'gain-shard', choicesOf(SHARDS))
    case undefined:
      return []
  }
}

function goOn(frame: FrameOf<'gain'>, any: number, shard: number, ctx: Ctx): void {
  if (any + shard > 0) ctx.goto({ ...byOf(frame), step: 'gain', of: { any, shard } })
  else ctx.end()
}

export const gain: StepOf<'gain'> = {
  ask,

  answer(s, frame, _seat, pick, ctx) {
    const good = String(pick)
    if (!isGood(good)) throw new Error(`'${good}' cannot be gained`)
    const { any = 0, shard = 0 } = frame.of
    if (choiceOf(frame.of) === 'any') goOn(frame, any - 1, shard, ctx)
    else goOn(frame, any, shard - 1, ctx)
    give(s, frame, good, 1, ctx)
  },

  run(s, frame, ctx) {
    const { any = 0, shard = 0, sectorShard = 0 } = frame.of
    for (const good of GOODS) give(s, frame, good, frame.of[good] ?? 0, ctx)
    if (sectorShard > 0) give(s, frame, sectorAt(sectorIndex(frame.sector)).shard, sectorShard, ctx)
    goOn(frame, any, shard, ctx)
  },
}
