import { defineEvents, type KindsOf, seat, seats } from '#shared/kernel/define-events.ts'
import { number, oneOf } from '#shared/kernel/shape.ts'
import { GOODS, SHIPS } from './state.ts'

const ship = oneOf(SHIPS)

export const events = defineEvents({
  'trade-chosen': { seat, good: oneOf(GOODS) },
  arrived: { ship, round: number },
  reshuffled: { count: number },
  /** How much was bid is the bidder's secret until all have bid. A bid can be taken back, so the event tells nobody. */
  bid: { seat },
  showed: { seat, amount: number },
  won: { seat, ship, amount: number },
  tied: { seats, ship },
  ended: {},
})
export type Events = KindsOf<typeof events>
