import { askOne, bagChoice, readBag } from '../asking.ts'
import type { StepOf } from '../frames.ts'
import { spend } from '../goods.ts'
import { recruitPayments } from '../playing.ts'
import { playerAt, take } from '../state.ts'

/** EV-8.1, EV-9.1: pays for the card and plays it as a specialist or as a council member. */
export const recruit: StepOf<'recruit'> = {
  ask: (s, { seat, card, role }) => [askOne({ seat, source: card }, 'payment', recruitPayments(s, seat, card, role).map(bagChoice))],
  answer(s, { seat, card, role }, _seat, pick, ctx) {
    const player = playerAt(s, seat)
    take(player.hand, card)
    ctx.emit({ type: `${role}-played`, seat, card })
    spend(s, seat, readBag(String(pick)), card, ctx)
    player.played.push({ card, role, place: '', cells: [], slots: [], turned: false, copies: '' })
    ctx.end()
  },
}
