import { defineEvents, type KindsOf, seat, seats } from '#shared/kernel/define-events.ts'
import { number, oneOf } from '#shared/kernel/shape.ts'
import { GOODS, SHIPS } from './state.ts'

const ship = oneOf(SHIPS)

export const events = defineEvents({
  'trade-chosen': { seat, good: oneOf(GOODS) },
  reshuffled: { count: number },
  'round-began': { round: number },
  arrived: { ship },
  /** The amount stays in the state. A private field would lock undo, and a player may still change the bid. */
  bid: { seat },
  won: { seat, ship, amount: number },
  tied: { seats, ship },
  ended: {},
})
export type Events = KindsOf<typeof events>
