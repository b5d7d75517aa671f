import { askAmount, askOne, bagChoice, readBag, resourceBags } from '../asking.ts'
import type { Bag, Node } from '../content/index.ts'
import { become, type Ctx, type EffectFrame, perform, proceed, type StepOf } from '../frames.ts'
import { bagOf, receive, wealthOf } from '../goods.ts'
import { isAutoma, opponentsOf, type State } from '../state.ts'
import { chainOf, heir, takesManaAsVp } from './lookup.ts'

const gainOf = (bag: Bag): Node<'gain'> => ({ do: 'gain', ...bag })
const NO_LIMIT = { herb: Number.POSITIVE_INFINITY, knowledge: Number.POSITIVE_INFINITY, potion: Number.POSITIVE_INFINITY }

const splitsMana = (s: State, { node, ctx: scope }: EffectFrame<'gain'>): boolean => (node.mana ?? 0) > 0 && takesManaAsVp(s, scope.seat)

/** Gives each opponent the goods once, clockwise. All of it is one gift (EF-T11). */
function giveEach(s: State, frame: EffectFrame<'gain'>, ctx: Ctx): void {
  const { node, ctx: scope } = frame
  const { who: _, ...own } = node
  const opponents = opponentsOf(s, scope.seat)
  proceed(ctx, frame)
  ctx.call({ step: 'given', ctx: scope, before: opponents.map((party) => wealthOf(s, party)) })
  for (const party of opponents.toReversed()) {
    if (isAutoma(s, party)) receive(s, party, own, scope.source, ctx)
    else perform(ctx, { ...heir(scope, scope.source), seat: party }, own)
  }
}

/**
 * EF-V1: gives everything in the bag as one gain. The seat first chooses resources, then how much mana to take as victory points.
 * Limits apply after that (EV-15.9).
 */
export const gain: StepOf<'gain'> = {
  ask(s, frame) {
    const { node, ctx: scope } = frame
    if (node.who) return []
    if (node.any) return [askOne(scope, 'resources', resourceBags(node.any, NO_LIMIT).map(bagChoice), { count: node.any })]
    return splitsMana(s, frame) ? [askAmount(scope, 'split', 0, node.mana ?? 0, { count: node.mana ?? 0 })] : []
  },

  answer(s, frame, _seat, pick, ctx) {
    const { node, ctx: scope } = frame
    const bag = bagOf(node)
    if (bag.any > 0) {
      const chosen = bagOf(readBag(String(pick)))
      const { herb, knowledge, potion } = bag
      become(ctx, frame, [
        gainOf({ ...bag, any: 0, herb: herb + chosen.herb, knowledge: knowledge + chosen.knowledge, potion: potion + chosen.potion }),
      ])
      return
    }
    const vp = Number(pick)
    proceed(ctx, frame)
    receive(s, scope.seat, { ...bag, mana: bag.mana - vp, vp: bag.vp + vp }, scope.source, ctx)
  },

  run(s, frame, ctx) {
    if (frame.node.who) {
      giveEach(s, frame, ctx)
      return
    }
    proceed(ctx, frame)
    receive(s, frame.ctx.seat, frame.node, frame.ctx.source, ctx)
  },

  /** Takes one of each kind in turn, in the order knowledge, herb, potion. */
  fallback(_s, { node }) {
    const n = node.any ?? 0
    if (n === 0) return 0
    return bagChoice({ knowledge: Math.ceil(n / 3), herb: Math.ceil((n - 1) / 3), potion: Math.ceil((n - 2) / 3) }).id
  },
}

/** Fires `opponent-gained` if at least one opponent has more than before. */
export const given: StepOf<'given'> = {
  run(s, { ctx: scope, before }, ctx) {
    ctx.end()
    const isRicher = opponentsOf(s, scope.seat).some((party, n) => wealthOf(s, party) > (before[n] ?? 0))
    if (isRicher) ctx.call({ step: 'after', occasion: { on: 'opponent-gained', party: scope.seat }, chain: chainOf(scope) })
  },
}
