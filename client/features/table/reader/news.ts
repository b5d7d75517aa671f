import type { Seat } from '#shared/kernel/decision.ts'
import type { GameEvent } from '#shared/kernel/event.ts'
import type { LogEntry } from '#shared/protocol/match.ts'

/** One event of the log, with an id that it keeps. */
export interface NewsItem {
  readonly id: string
  readonly event: GameEvent
}

const itemsOf = (entries: readonly LogEntry[]): readonly NewsItem[] =>
  entries.flatMap(({ seq, events }) => events.map((event, n) => ({ id: `${seq}.${n}`, event })))

/** Returns everything that happened after the moment with this number. */
export const newsAfter = (log: readonly LogEntry[], seq: number): readonly NewsItem[] => itemsOf(log.filter((entry) => entry.seq > seq))

/** Returns everything from the seat's last own moment on, which begins with what the seat did itself. A spectator gets the last moment. */
export function newsSinceOwn(log: readonly LogEntry[], seat: Seat | undefined): readonly NewsItem[] {
  const isOwn = ({ events }: LogEntry): boolean => seat === undefined || events.some((event) => event.seat === seat)
  return itemsOf(log.slice(Math.max(0, log.findLastIndex(isOwn))))
}
