import type { PickValue } from '#shared/kernel/decision.ts'
import type { SeatView } from '#shared/kernel/game.ts'
import type { BotLevel } from '#shared/protocol/match.ts'

export interface BotTask {
  readonly match: string
  /** The person to whom the work is charged: the absent player, or the host for a bot's own seat. Each has the same share of the threads. */
  readonly owner: string
  readonly game: string
  readonly view: SeatView<object, object>
  readonly level: BotLevel
}

export interface Bots {
  /** Picks for the open decision of the seat, without blocking the event loop. Undefined if a newer task for the seat has replaced this one. */
  think(task: BotTask): Promise<PickValue | undefined>
}
