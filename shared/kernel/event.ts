import type { Seat } from './decision.ts'

export type EventField = string | number | boolean | readonly (string | number)[]
export type EventFields = Readonly<Record<string, EventField>>

/** One thing that happened in a match. It becomes one line in the log and one animation. */
export type GameEvent = { readonly type: string; readonly seat?: Seat } & Readonly<Record<string, EventField | undefined>>

/** An event, and the fields that only single seats learn. */
export interface EmittedEvent {
  readonly event: GameEvent
  readonly secrets?: Readonly<Record<Seat, EventFields>>
}

/** Copies the fields and the lists in them. A list taken from the state would otherwise change when the state does. */
export function copyFields<T extends Readonly<Record<string, EventField | undefined>>>(fields: T): T {
  const copy: Record<string, EventField | undefined> = { ...fields }
  for (const key in copy) {
    const fact = copy[key]
    if (Array.isArray(fact)) copy[key] = fact.slice()
  }
  return copy as T
}

/** Returns the event as a seat reads it, or as a spectator does if `seat` is `undefined`. */
export function eventForSeat(emitted: EmittedEvent, seat: Seat | undefined): GameEvent {
  const secret = seat === undefined ? undefined : emitted.secrets?.[seat]
  return secret ? { ...emitted.event, ...secret } : emitted.event
}
