import type { Choice, PickValue } from '../../../kernel/decision.ts'
import { askOne, askSome, bagChoice, choicesOf, idsOf, NONE, readBag, resourceBags } from '../asking.ts'
import { type Price, RESOURCES } from '../content/index.ts'
import { become, type Ctx, type EffectFrame, freed, proceed, type StepOf } from '../frames.ts'
import { canPay, discardCards, purseOf, spend } from '../goods.ts'
import { type Player, playerAt, type State } from '../state.ts'

/** Returns all ways to pay the price. */
function waysToPay(player: Player, price: Price): readonly Choice[] {
  if ('cards' in price) return choicesOf(player.hand)
  if ('any' in price) return resourceBags(price.any, player).map(bagChoice)
  return [bagChoice({ mana: price.mana })]
}

const canAfford = (s: State, { node, ctx: scope }: EffectFrame<'pay'>): boolean => canPay(purseOf(playerAt(s, scope.seat)), node.cost)

/** EV-15.8: tells whether the price takes the whole hand, so that there is no choice. */
const isWholeHand = (s: State, { node, ctx: scope }: EffectFrame<'pay'>): boolean =>
  scope.bound === true && 'cards' in node.cost && playerAt(s, scope.seat).hand.length === node.cost.cards

/** Gives what the paid price brings, and asks again if it may be repeated (EF-V4). */
function bring(ctx: Ctx, frame: EffectFrame<'pay'>): void {
  const { node, ctx: scope } = frame
  const again = (node.max ?? 1) - 1
  become(ctx, frame, again > 0 ? [node.brings, { ...node, max: again }] : [node.brings], freed(scope))
}

/** EF-V4: takes the whole price, then gives what it brings. It is optional unless paying was the condition for the choice (EF-1.5). */
export const pay: StepOf<'pay'> = {
  ask(s, frame) {
    const { node, ctx: scope } = frame
    if (!canAfford(s, frame) || isWholeHand(s, frame)) return []
    const choices = waysToPay(playerAt(s, scope.seat), node.cost)
    if ('cards' in node.cost && node.cost.cards > 1) return [askSome(scope, 'pay-cards', choices, node.cost.cards)]
    if (scope.bound) return [askOne(scope, 'cards' in node.cost ? 'pay-cards' : 'pay', choices, { count: 1 })]
    return [askOne(scope, 'cards' in node.cost ? 'may-pay-cards' : 'may-pay', [...choices, NONE], { count: 1 })]
  },
  answer(s, frame, seat, pick, ctx) {
    if (pick === NONE.id) {
      proceed(ctx, frame)
      return
    }
    bring(ctx, frame)
    if ('cards' in frame.node.cost) discardCards(s, seat, idsOf(pick), ctx)
    else spend(s, seat, readBag(String(pick)), frame.ctx.source, ctx)
  },
  run(s, frame, ctx) {
    if (!isWholeHand(s, frame)) {
      proceed(ctx, frame)
      return
    }
    bring(ctx, frame)
    discardCards(s, frame.ctx.seat, [...playerAt(s, frame.ctx.seat).hand], ctx)
  },

  /** Declines if that is allowed, and otherwise pays from the largest stock. */
  fallback(s, { node, ctx: scope }): PickValue {
    const player = playerAt(s, scope.seat)
    if ('cards' in node.cost && node.cost.cards > 1) return player.hand.slice(0, node.cost.cards).toSorted()
    if (!scope.bound) return NONE.id
    if ('cards' in node.cost) return player.hand[0] ?? NONE.id
    if ('mana' in node.cost) return bagChoice(node.cost).id
    const left = { herb: player.herb, knowledge: player.knowledge, potion: player.potion }
    const paid = { herb: 0, knowledge: 0, potion: 0 }
    for (let n = 0; n < node.cost.any; n++) {
      const largest = RESOURCES.reduce((best, resource) => (left[resource] > left[best] ? resource : best))
      left[largest]--
      paid[largest]++
    }
    return bagChoice(paid).id
  },
}
