import type { EmittedEvent, GameEvent } from '#shared/kernel/event.ts'
import { publicEventsJson } from './events-json.ts'

/**
 * The events of one log entry as JSON. It takes a third of the memory of the objects, and most of it is never read. It is a string if
 * nothing is private. Otherwise `secrets` has the private fields of each event.
 */
export type PackedLogEntry = string | { readonly events: string; readonly secrets: string }

export function pack(events: readonly EmittedEvent[]): PackedLogEntry {
  const eventsJson = publicEventsJson(events)
  return events.some(({ secrets }) => secrets)
    ? { events: eventsJson, secrets: JSON.stringify(events.map(({ secrets = {} }) => secrets)) }
    : eventsJson
}

export function unpack(packed: PackedLogEntry): readonly EmittedEvent[] {
  const { events, secrets } = typeof packed === 'string' ? { events: packed, secrets: '[]' } : packed
  const known = JSON.parse(secrets) as EmittedEvent['secrets'][]
  return (JSON.parse(events) as GameEvent[]).map((event, n) => ({ event, ...(known[n] && { secrets: known[n] }) }))
}

/** Returns the length in characters. */
export const lengthOf = (packed: PackedLogEntry): number =>
  typeof packed === 'string' ? packed.length : packed.events.length + packed.secrets.length
