import { highlightedAt, influenceIn, influenceInPalace, majorityOf, sectorAt, sectorIndex } from '../board.ts'
import { type Effect, type NightReward, PALACE } from '../content/index.ts'
import { type State, turnOrder } from '../state.ts'
import { askOne, choicesOf } from '../steps/decisions.ts'
import { type Ctx, callAll, type Frame, type StepOf } from '../steps/frames.ts'

/** RY-12.3 to RY-12.6: gives the night reward to everybody present in turn order, and then the bonus to the majority. */
function callReward(s: State, place: string, influence: readonly number[], { each, majority }: NightReward, ctx: Ctx): void {
  const frameOf = (seat: number, effect: Effect): Frame => ({ seat, source: place, sector: '', tile: '', ...effect })
  const present = turnOrder(s).filter((seat) => (influence[seat] ?? 0) > 0)
  const best = majorityOf(s, influence)
  callAll(ctx, [...present.map((seat) => frameOf(seat, each)), ...(best === undefined ? [] : [frameOf(best, majority)])])
}

export function callSectorReward(s: State, sector: number, ctx: Ctx): void {
  const { id, night } = sectorAt(sector)
  callReward(s, id, influenceIn(s, sector), night, ctx)
}

/** RY-12.7: gives the night reward of the Palace. */
export const callPalaceReward = (s: State, ctx: Ctx): void => callReward(s, PALACE.id, influenceInPalace(s), PALACE.night, ctx)

/** RY-10.13: lets the seat choose a highlighted sector, whose night reward is given now. */
export const nightReward: StepOf<'night-reward'> = {
  ask: (s, frame) => askOne(frame, 'night-reward', choicesOf(highlightedAt(s.rotation).map((sector) => sectorAt(sector).id))),

  answer(s, { seat, source }, _seat, pick, ctx) {
    const index = sectorIndex(String(pick))
    ctx.emit({ type: 'night-reward', seat, source, sector: sectorAt(index).id })
    ctx.end()
    callSectorReward(s, index, ctx)
  },
}
