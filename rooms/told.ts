import type { EmittedEvent, GameEvent } from '#shared/kernel/event.ts'
import { newsOf } from './news.ts'

/** A moment as JSON, which takes a third of the memory: most of it is never asked for. A plain text if nothing was secret; else with the secrets by event. */
export type Told = string | { readonly events: string; readonly secrets: string }

export function keep(events: readonly EmittedEvent[]): Told {
  const events = newsOf(events)
  return events.some(({ secrets }) => secrets) ? { events, secrets: JSON.stringify(events.map(({ secrets = {} }) => secrets)) } : events
}

export function recall(told: Told): readonly EmittedEvent[] {
  const { events, secrets } = typeof told === 'string' ? { events: told, secrets: '[]' } : told
  const known = JSON.parse(secrets) as EmittedEvent['secrets'][]
  return (JSON.parse(events) as GameEvent[]).map((event, n) => ({ event, ...(known[n] && { secrets: known[n] }) }))
}

/** How long the text is. */
export const lengthOf = (told: Told): number => (typeof told === 'string' ? told.length : told.events.length + told.secrets.length)
