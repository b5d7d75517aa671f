import type { Step, StepContext } from '#shared/kernel/game.ts'
import { deck } from '#shared/kit/deck.ts'
import { inTurnOrder } from '#shared/kit/in-turn-order.ts'
import { simultaneous } from '#shared/kit/simultaneous.ts'
import type { Events } from './events.ts'
import { type Frame, GOODS, playerAt, ROUNDS, type State, seatsOf } from './state.ts'

type StepOf<K extends Frame['step']> = Step<State, Extract<Frame, { readonly step: K }>, Frame, Events>

/** The players choose one after another which good they trade in. */
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

/** The next ship arrives, or the game ends. */
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
    ctx.emit({ type: 'round-began', round: s.round })
    ctx.emit({ type: 'arrived', ship })
    ctx.goto({ step: 'bid' })
  },
}

/** The highest bid pays and takes the ship. If several bids are the highest, the ship sails on and nobody pays. */
function sell(s: State, ctx: StepContext<Frame, Events>): void {
  const { ship } = s
  const amount = Math.max(...s.players.map(({ bid = 0 }) => bid))
  const best = seatsOf(s).filter((seat) => playerAt(s, seat).bid === amount)
  for (const player of s.players) delete player.bid
  s.ship = ''
  const [winner, ...others] = best
  if (winner === undefined || others.length > 0) {
    s.discards.push(ship)
    ctx.emit({ type: 'tied', seats: best, ship })
    return
  }
  const player = playerAt(s, winner)
  player.coins -= amount
  player.ships.push(ship)
  ctx.emit({ type: 'won', seat: winner, ship, amount })
}

/** All players bid at the same time and in secret. */
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
