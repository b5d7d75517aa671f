import type { EventField, EventFields, GameEvent } from '#shared/kernel/event.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

const isFact = (value: unknown): value is EventField =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string' || typeof item === 'number'))

const isFacts = (value: unknown): value is EventFields => isRecord(value) && Object.values(value).every(isFact)

const isEvent = (value: unknown): value is GameEvent => isFacts(value) && typeof value.type === 'string'

type Secret = readonly [index: number, facts: EventFields]
const isSecret = (value: unknown): value is Secret => Array.isArray(value) && typeof value[0] === 'number' && isFacts(value[1])

function readList<T>(json: string, isOne: (value: unknown) => value is T): readonly T[] {
  const list: unknown = JSON.parse(json)
  if (!Array.isArray(list) || !list.every(isOne)) throw new TypeError('not the news of a match')
  return list
}

/** The events of one entry as this seat learns them: the public ones, completed with the seat's own facts. */
export function readEvents(news: string, own = '[]'): readonly GameEvent[] {
  const secrets = new Map(readList(own, isSecret))
  return readList(news, isEvent).map((event, index) => {
    const secret = secrets.get(index)
    return secret ? { ...event, ...secret, type: event.type } : event
  })
}
