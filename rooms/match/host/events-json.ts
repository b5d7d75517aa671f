import type { Seat } from '#shared/kernel/decision.ts'
import type { EmittedEvent, EventFields, GameEvent } from '#shared/kernel/event.ts'
import { memoOnObject } from '#shared/kernel/memo.ts'

export const NO_EVENTS_JSON = '[]'

/** Returns the public events of one entry as JSON, the form in which they are sent and kept in the log. */
export const publicEventsJson = memoOnObject((events: readonly EmittedEvent[]): string =>
  events.length > 0 ? JSON.stringify(events.map(eventOf)) : NO_EVENTS_JSON,
)
const eventOf = ({ event }: EmittedEvent): GameEvent => event

/** Returns as JSON what only this seat learns: pairs of an event's index and its private fields. */
export function secretsJson(events: readonly EmittedEvent[], seat: Seat): string {
  const pairs: (readonly [number, EventFields])[] = []
  events.forEach(({ secrets }, index) => {
    const secret = secrets?.[seat]
    if (secret) pairs.push([index, secret])
  })
  return pairs.length > 0 ? JSON.stringify(pairs) : NO_EVENTS_JSON
}
