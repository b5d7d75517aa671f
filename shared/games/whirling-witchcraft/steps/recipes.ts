import { handLimitOf, initiativeOf, powerOf } from '../cards.ts'
import { drawCards, passHands } from '../hands.ts'
import { playerAt, type State, seatsOf, secretAt } from '../state.ts'
import type { Ctx, StepOf } from './frames.ts'

/** WW-8.2, WW-8.4: fills the hands. The seat with the lowest number draws to its limit first. */
function refill(s: State, ctx: Ctx): void {
  const order = seatsOf(s).toSorted((a, b) => initiativeOf(playerAt(s, a)) - initiativeOf(playerAt(s, b)))
  for (const seat of order) {
    const missing = handLimitOf(playerAt(s, seat)) - secretAt(s, seat).hand.length
    const cards = drawCards(s, seat, missing, () => ctx.random, ctx)
    if (cards.length > 0) ctx.emit({ type: 'drew', seat, count: cards.length }, { [seat]: { cards } })
  }
}

/** WW-8.3: ends the round. */
function endRound(s: State, ctx: Ctx): void {
  for (const seat of seatsOf(s)) {
    const player = playerAt(s, seat)
    player.fired = []
    player.free = []
    player.fresh = false
    if (!powerOf(player, 'turnEveryRound')) continue
    player.turned = !player.turned
    ctx.emit({ type: 'turned', seat, character: player.character })
  }
}

/** WW-8: passes the hands to the left and fills them up. */
export const recipes: StepOf<'recipes'> = {
  run(s, _frame, ctx) {
    if (s.secrets.some(({ hand }) => hand.length > 0)) {
      passHands(s)
      const receivers = seatsOf(s).filter((seat) => secretAt(s, seat).hand.length > 0)
      ctx.emit({ type: 'hands-passed' }, Object.fromEntries(receivers.map((seat) => [seat, { cards: secretAt(s, seat).hand }])))
    }
    refill(s, ctx)
    endRound(s, ctx)
    ctx.goto({ step: 'round' })
  },
}
