import { askAmount, askOne, bagChoice, readBag, resourceBags } from '../asking.ts'
import type { Bag, Node } from '../content/index.ts'
import { become, type EffectFrame, perform, proceed, type StepOf, type Tools } from '../frames.ts'
import { bagOf, receive, wealthOf } from '../goods.ts'
import { isAutoma, opponentsOf, type State } from '../state.ts'
import { chainOf, heir, takesManaAsVp } from './lookup.ts'

const gainOf = (bag: Bag): Node<'gain'> => ({ do: 'gain', ...bag })
const NO_LIMIT = { herb: Number.POSITIVE_INFINITY, knowledge: Number.POSITIVE_INFINITY, potion: Number.POSITIVE_INFINITY }

const splitsMana = (s: State, { node, ctx }: EffectFrame<'gain'>): boolean => (node.mana ?? 0) > 0 && takesManaAsVp(s, ctx.seat)

/** Clockwise from you, each once; all of it is one gift (EF-T11). */
function giveEach(s: State, frame: EffectFrame<'gain'>, k: Tools): void {
  const { node, ctx } = frame
  const { who: _, ...own } = node
  const opponents = opponentsOf(s, ctx.seat)
  proceed(k, frame)
  k.call({ step: 'given', ctx, before: opponents.map((party) => wealthOf(s, party)) })
  for (const party of opponents.toReversed()) {
    if (isAutoma(s, party)) receive(s, party, own, ctx.source, k)
    else perform(k, { ...heir(ctx, ctx.source), seat: party }, own)
  }
}

/** EF-V1: everything in the bag as one gain. First the resources of choice, then the mana taken as victory points, then the caps (EV-15.9). */
export const gain: StepOf<'gain'> = {
  ask(s, frame) {
    const { node, ctx } = frame
    if (node.who) return []
    if (node.any) return [askOne(ctx, 'resources', resourceBags(node.any, NO_LIMIT).map(bagChoice), { count: node.any })]
    return splitsMana(s, frame) ? [askAmount(ctx, 'split', 0, node.mana ?? 0, { count: node.mana ?? 0 })] : []
  },

  answer(s, frame, _seat, pick, k) {
    const { node, ctx } = frame
    const bag = bagOf(node)
    if (bag.any > 0) {
      const chosen = bagOf(readBag(String(pick)))
      const { herb, knowledge, potion } = bag
      become(k, frame, [
        gainOf({ ...bag, any: 0, herb: herb + chosen.herb, knowledge: knowledge + chosen.knowledge, potion: potion + chosen.potion }),
      ])
      return
    }
    const vp = Number(pick)
    proceed(k, frame)
    receive(s, ctx.seat, { ...bag, mana: bag.mana - vp, vp: bag.vp + vp }, ctx.source, k)
  },

  run(s, frame, k) {
    if (frame.node.who) {
      giveEach(s, frame, k)
      return
    }
    proceed(k, frame)
    receive(s, frame.ctx.seat, frame.node, frame.ctx.source, k)
  },

  /** One of each kind, in the order knowledge, herb, potion. */
  fallback(_s, { node }) {
    const n = node.any ?? 0
    if (n === 0) return 0
    return bagChoice({ knowledge: Math.ceil(n / 3), herb: Math.ceil((n - 1) / 3), potion: Math.ceil((n - 2) / 3) }).id
  },
}

/** Opponents have got something from your card, or it turned out that they have not. */
export const given: StepOf<'given'> = {
  run(s, { ctx, before }, k) {
    k.end()
    const isRicher = opponentsOf(s, ctx.seat).some((party, n) => wealthOf(s, party) > (before[n] ?? 0))
    if (isRicher) k.call({ step: 'after', occasion: { on: 'opponent-gained', party: ctx.seat }, chain: chainOf(ctx) })
  },
}
