import type { Seat } from '#shared/kernel/decision.ts'
import type { Step, StepContext } from '#shared/kernel/game.ts'
import { deck } from '#shared/kit/deck.ts'
import { inTurnOrder } from '#shared/kit/in-turn-order.ts'
import { simultaneous } from '#shared/kit/simultaneous.ts'
import type { Events } from './events.ts'
import { type Frame, GOODS, playerAt, ROUNDS, type State, seatsOf } from './state.ts'

type Ctx = StepContext<Frame, Events>
type StepOf<K extends Frame['step']> = Step<State, Extract<Frame, { readonly step: K }>, Frame, Events>

/** One after another, everybody chooses what to trade in. */
const trade: StepOf<'trade'> = inTurnOrder({
  order: seatsOf,
  ask: (_s, seat) => ({
    prompt: { key: 'prompt.trade' },
    status: { key: 'status.trade', params: { seat } },
    question: { kind: 'one', choices: GOODS.map((id) => ({ id })) },
  }),
  answer(s, seat, pick, ctx) {
    const good = GOODS.find((id) => id === pick)
    if (!good) throw new RangeError(`there is no good '${pick}'`)
    playerAt(s, seat).trade = good
    ctx.emit({ type: 'trade-chosen', seat, good })
  },
  next: (_s, ctx) => ctx.goto({ step: 'arrive' }),
})

/** The next ship comes, or the game ends. */
const arrive: StepOf<'arrive'> = {
  run(s, _frame, ctx) {
    const [ship] = s.round < ROUNDS ? deck(s.deck, s.discards).take(1, ctx) : []
    if (ship === undefined) {
      s.isOver = true
      ctx.emit({ type: 'ended' })
      return
    }
    ctx.barrier()
    s.ship = ship
    s.round++
    ctx.emit({ type: 'arrived', ship, round: s.round })
    ctx.goto({ step: 'bid' })
  },
}

/** The highest bid takes the ship and is paid; where several are highest, nobody gets it. */
function sell(s: State, ctx: Ctx): void {
  const bids = s.players.map(({ bid = 0 }) => bid)
  for (const [seat, player] of s.players.entries()) {
    player.shown = player.bid ?? 0
    delete player.bid
    ctx.emit({ type: 'showed', seat, amount: player.shown })
  }
  const best: readonly Seat[] = seatsOf(s).filter((seat) => bids[seat] === Math.max(...bids))
  const [winner, ...others] = best
  const { ship } = s
  s.ship = ''
  if (winner === undefined || others.length > 0) {
    s.discards.push(ship)
    ctx.emit({ type: 'tied', seats: best, ship })
    return
  }
  const player = playerAt(s, winner)
  player.coins -= player.shown
  player.ships.push(ship)
  ctx.emit({ type: 'won', seat: winner, ship, amount: player.shown })
}

/** Everybody bids at once, in secret. */
const bid: StepOf<'bid'> = simultaneous({
  seats: seatsOf,
  hasStored: (s, seat) => playerAt(s, seat).bid !== undefined,
  ask: (s, seat) => ({
    prompt: { key: 'prompt.bid', params: { ship: s.ship } },
    status: { key: 'status.bid', params: { seat } },
    source: s.ship,
    question: { kind: 'amount', min: 0, max: playerAt(s, seat).coins },
  }),
  store(s, seat, pick, ctx) {
    playerAt(s, seat).bid = Number(pick)
    ctx.emit({ type: 'bid', seat })
  },
  reveal(s, ctx) {
    sell(s, ctx)
    ctx.goto({ step: 'arrive' })
  },
})

export const steps = { trade, arrive, bid }
