import type { Choice } from '../../../kernel/decision.ts'
import { askOne } from '../asking.ts'
import type { Effect } from '../content/index.ts'
import { perform, proceed, type StepOf } from '../frames.ts'
import { multiply, wealthOf } from '../goods.ts'
import { isAutoma, leaderOf, opponentsOf, type State } from '../state.ts'
import { bind, canMeet } from './gate.ts'
import { heir } from './lookup.ts'

const YES: Choice = { id: 'yes', label: { key: 'option.yes' } }
const NO: Choice = { id: 'no', label: { key: 'option.no' } }

/** EV-R22: tells whether the effect is a gift. Only goods that the card itself hands out are a gift. */
function isGift(effect: Effect): boolean {
  if (effect.do === 'pay') return isGift(effect.brings)
  return effect.do === 'gain'
}

/** EF-V29: asks all players, clockwise from the active one. */
export const eachPlayerMay: StepOf<'eachPlayerMay'> = {
  run(s, frame, ctx) {
    const { node, ctx: scope } = frame
    const leader = leaderOf(s)
    const before = opponentsOf(s, scope.seat).map((party) => wealthOf(s, party))
    proceed(ctx, frame)
    ctx.call({ step: 'offer', ctx: scope, node, queue: [leader, ...opponentsOf(s, leader)], takers: [], before })
  },
}

const isAble = (s: State, party: number, effect: Effect): boolean => isAutoma(s, party) || canMeet(s, { seat: party, source: '' }, effect)

/** EV-15.11: asks the players in order, and finishes each player's part before it asks the next one. */
export const offer: StepOf<'offer'> = {
  ask(s, { ctx: scope, node, queue }) {
    const [party] = queue
    if (party === undefined || isAutoma(s, party) || !isAble(s, party, node.effect)) return []
    return [askOne({ seat: party, source: scope.source }, `offer-${node.effect.do}`, [YES, NO])]
  },
  answer(_s, frame, seat, pick, ctx) {
    const { ctx: scope, node, queue, takers } = frame
    const isTaken = pick === YES.id
    ctx.goto({ ...frame, queue: queue.slice(1), takers: isTaken ? [...takers, seat] : takers })
    if (!isTaken) ctx.emit({ type: 'declined', seat, source: scope.source })
    else perform(ctx, bind({ ...heir(scope, scope.source), seat }, node.effect), node.effect)
  },
  run(s, frame, ctx) {
    const { ctx: scope, node, queue, takers, before } = frame
    const [party, ...left] = queue
    if (party !== undefined) {
      // EV-26.19: the Automa takes whatever she is offered
      const isTaken = isAutoma(s, party)
      ctx.goto({ ...frame, queue: left, takers: isTaken ? [...takers, party] : takers })
      if (isTaken) ctx.call({ step: 'automa', todo: [{ deed: 'read', effect: node.effect, source: scope.source }] })
      return
    }
    ctx.end()
    const count = takers.filter((taker) => taker !== scope.seat).length
    if (isGift(node.effect)) ctx.call({ step: 'given', ctx: scope, before })
    if (count > 0) perform(ctx, heir(scope, scope.source), multiply(node.perOpponent, count))
  },
  fallback: () => NO.id,
}
