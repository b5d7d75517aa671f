import type { PickValue } from '#shared/kernel/decision.ts'
import type { SeatView } from '#shared/kernel/game.ts'
import type { BotLevel } from '#shared/protocol/match.ts'

export interface BotTask {
  readonly match: string
  /** The person on whose account it thinks: the creator of the match, or the absent player. Each has the same share of the threads. */
  readonly owner: string
  readonly game: string
  readonly view: SeatView<object, object>
  readonly level: BotLevel
}

export interface Bots {
  /** Picks for the open decision of the seat. Undefined if a newer task for the same seat replaced this one. Never blocks the event loop. */
  think(task: BotTask): Promise<PickValue | undefined>
}
