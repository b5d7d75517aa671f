import type { Choice, PickValue } from '../../../kernel/decision.ts'
import { askOne, askSome, bagChoice, choicesOf, idsOf, NONE, readBag, resourceBags } from '../asking.ts'
import { type Price, RESOURCES } from '../content/index.ts'
import { become, type EffectFrame, freed, proceed, type StepOf, type Tools } from '../frames.ts'
import { canPay, discardCards, purseOf, spend } from '../goods.ts'
import { type Player, playerAt, type State } from '../state.ts'

/** Every way to pay it. */
function waysToPay(player: Player, price: Price): readonly Choice[] {
  if ('cards' in price) return choicesOf(player.hand)
  if ('any' in price) return resourceBags(price.any, player).map(bagChoice)
  return [bagChoice({ mana: price.mana })]
}

const canAfford = (s: State, { node, ctx }: EffectFrame<'pay'>): boolean => canPay(purseOf(playerAt(s, ctx.seat)), node.cost)

/** EV-15.8: the only answer left is every card there is. */
const isWholeHand = (s: State, { node, ctx }: EffectFrame<'pay'>): boolean =>
  ctx.bound === true && 'cards' in node.cost && playerAt(s, ctx.seat).hand.length === node.cost.cards

/** Paid: what it brings, and where it may be repeated, the question once more (EF-V4). */
function bring(k: Tools, frame: EffectFrame<'pay'>): void {
  const { node, ctx } = frame
  const again = (node.max ?? 1) - 1
  become(k, frame, again > 0 ? [node.brings, { ...node, max: again }] : [node.brings], freed(ctx))
}

/** EF-V4: the whole price, then what it brings. Optional unless it was the condition to come here (EF-1.5). */
export const pay: StepOf<'pay'> = {
  ask(s, frame) {
    const { node, ctx } = frame
    if (!canAfford(s, frame) || isWholeHand(s, frame)) return []
    const choices = waysToPay(playerAt(s, ctx.seat), node.cost)
    if ('cards' in node.cost && node.cost.cards > 1) return [askSome(ctx, 'pay-cards', choices, node.cost.cards)]
    if (ctx.bound) return [askOne(ctx, 'cards' in node.cost ? 'pay-cards' : 'pay', choices, { count: 1 })]
    return [askOne(ctx, 'cards' in node.cost ? 'may-pay-cards' : 'may-pay', [...choices, NONE], { count: 1 })]
  },
  answer(s, frame, seat, pick, k) {
    if (pick === NONE.id) {
      proceed(k, frame)
      return
    }
    bring(k, frame)
    if ('cards' in frame.node.cost) discardCards(s, seat, idsOf(pick), k)
    else spend(s, seat, readBag(String(pick)), frame.ctx.source, k)
  },
  run(s, frame, k) {
    if (!isWholeHand(s, frame)) {
      proceed(k, frame)
      return
    }
    bring(k, frame)
    discardCards(s, frame.ctx.seat, [...playerAt(s, frame.ctx.seat).hand], k)
  },

  /** Nothing where it can be declined, else from the largest stock. */
  fallback(s, { node, ctx }): PickValue {
    const player = playerAt(s, ctx.seat)
    if ('cards' in node.cost && node.cost.cards > 1) return player.hand.slice(0, node.cost.cards).toSorted()
    if (!ctx.bound) return NONE.id
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
