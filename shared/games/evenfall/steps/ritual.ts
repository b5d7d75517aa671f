import { askOne, bagChoice, readBag } from '../asking.ts'
import { ritualOf } from '../content/index.ts'
import { bind } from '../effects/gate.ts'
import { chainOf, heir } from '../effects/lookup.ts'
import { type Ctx, type FrameOf, perform, type StepOf } from '../frames.ts'
import { spend } from '../goods.ts'
import { ritualPayments } from '../playing.ts'
import { faceAt, playerAt, type State, take } from '../state.ts'

const paymentsOf = (s: State, { ctx: scope, card, place, discount }: FrameOf<'ritual'>) => ritualPayments(s, scope.seat, card, place, discount)

/** EV-7.1: pays, links the ritual, then resolves the link bonus and after that the instant effect. */
function link(s: State, frame: FrameOf<'ritual'>, payment: string, ctx: Ctx): void {
  const { ctx: scope, card, place } = frame
  const { seat } = scope
  const { keywords, slots, effect } = ritualOf(card)
  const player = playerAt(s, seat)
  const { linkBonus } = faceAt(s, place)
  take(player.hand, card)
  ctx.emit({ type: 'ritual-played', seat, card, place })
  spend(s, seat, readBag(payment), card, ctx)
  player.played.push({
    card,
    role: 'ritual',
    place,
    cells: Array.from({ length: effect.type === 'cell' ? effect.cells : 0 }, () => ''),
    slots: Array.from({ length: slots }, () => ''),
    turned: false,
    copies: '',
  })
  ctx.end()
  ctx.call({ step: 'after', occasion: { on: 'ritual-played', party: seat, place, keywords }, chain: chainOf(scope) })
  if (effect.type === 'instant') perform(ctx, heir(scope, card, { place, played: card, ...(linkBonus && { linked: true }) }), effect.do)
  if (linkBonus) {
    ctx.emit({ type: 'link-bonus', seat, place })
    perform(ctx, bind(heir(scope, place, { place, played: card }), linkBonus), linkBonus)
  }
}

/** Plays a ritual at a chosen place. If there are several ways to pay, it asks for one (EV-7.13). */
export const ritual: StepOf<'ritual'> = {
  ask: (s, frame) => [askOne({ seat: frame.ctx.seat, source: frame.card }, 'payment', paymentsOf(s, frame).map(bagChoice))],
  answer: (s, frame, _seat, pick, ctx) => link(s, frame, String(pick), ctx),
}
