import type { Seat } from './decision.ts'

export type EventField = string | number | boolean | readonly (string | number)[]
export type EventFields = Readonly<Record<string, EventField>>

/** What happened: one line in the log, one animation. */
export type GameEvent = { readonly type: string; readonly seat?: Seat } & Readonly<Record<string, EventField | undefined>>

/** An event and what only some seats learn from it. */
export interface EmittedEvent {
  readonly event: GameEvent
  readonly secrets?: Readonly<Record<Seat, EventFields>>
}

/** Facts that stay what they are: a list taken from the state would go on changing with it. */
export function copyFields<T extends Readonly<Record<string, EventField | undefined>>>(fields: T): T {
  const copy: Record<string, EventField | undefined> = { ...fields }
  for (const key in copy) {
    const fact = copy[key]
    if (Array.isArray(fact)) copy[key] = fact.slice()
  }
  return copy as T
}

/** What a seat (or, with `undefined`, a spectator) is told. */
export function eventForSeat(emitted: EmittedEvent, seat: Seat | undefined): GameEvent {
  const secret = seat === undefined ? undefined : emitted.secrets?.[seat]
  return secret ? { ...emitted.event, ...secret } : emitted.event
}
