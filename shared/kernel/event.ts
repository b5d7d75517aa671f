import type { Seat } from './decision.ts'

export type Fact = string | number | boolean | readonly (string | number)[]
export type Facts = Readonly<Record<string, Fact>>

/** What happened: one line in the log, one animation. */
export type GameEvent = { readonly type: string; readonly seat?: Seat } & Readonly<Record<string, Fact | undefined>>

/** An event and what only some seats learn from it. */
export interface Happening {
  readonly event: GameEvent
  readonly secrets?: Readonly<Record<Seat, Facts>>
}

/** Facts that stay what they are: a list taken from the state would go on changing with it. */
export function copyFacts<T extends Readonly<Record<string, Fact | undefined>>>(facts: T): T {
  const copy: Record<string, Fact | undefined> = { ...facts }
  for (const key in copy) {
    const fact = copy[key]
    if (Array.isArray(fact)) copy[key] = fact.slice()
  }
  return copy as T
}

/** What a seat (or, with `undefined`, a spectator) is told. */
export function tell(happening: Happening, seat: Seat | undefined): GameEvent {
  const secret = seat === undefined ? undefined : happening.secrets?.[seat]
  return secret ? { ...happening.event, ...secret } : happening.event
}
