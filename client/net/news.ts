import type { Fact, Facts, GameEvent } from '#shared/kernel/event.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

const isFact = (value: unknown): value is Fact =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string' || typeof item === 'number'))

const isFacts = (value: unknown): value is Facts => isRecord(value) && Object.values(value).every(isFact)

const isEvent = (value: unknown): value is GameEvent => isFacts(value) && typeof value.type === 'string'

function readEvent(json: string): GameEvent {
  const event: unknown = JSON.parse(json)
  if (!isEvent(event)) throw new TypeError('not an event')
  return event
}

function readSecret(json: string): readonly [number, Facts] {
  const secret: unknown = JSON.parse(json)
  if (!Array.isArray(secret) || typeof secret[0] !== 'number' || !isFacts(secret[1])) throw new TypeError('not the facts of an event')
  return [secret[0], secret[1]]
}

/** The events of one entry as this seat learns them: the public ones, completed with the seat's own facts. */
export function readNews(news: readonly string[], own: readonly string[] = []): readonly GameEvent[] {
  const secrets = new Map(own.map(readSecret))
  return news.map((json, index) => {
    const event = readEvent(json)
    const secret = secrets.get(index)
    return secret ? { ...event, ...secret, type: event.type } : event
  })
}
