import type { Seat } from '#shared/kernel/decision.ts'
import type { GameEvent } from '#shared/kernel/event.ts'
import type { EventOf, Game, TableOf } from '#shared/kernel/game.ts'

/** A game with the types of its views and events. */
export interface TypedGame {
  readonly id: string
  readonly words: Game['words']
  table(s: never): object
  hand(s: never, seat: Seat): object
}

/** How one type of event is shown. */
interface Animation<T, E, Any = E> {
  /** The time on screen. With 0, the event plays together with the next one. */
  readonly ms: number | ((event: E, next: Any | undefined) => number)
  /** The table after the event. Without it, the event changes none of the `animated` fields. */
  readonly apply?: (table: T, event: E) => T
  /** The event does not say everything that it changes, so only the next table shows it. */
  readonly isLater?: true
}

/** An event that nobody sees on the board: it changes none of the `animated` fields. */
export const UNSEEN = { ms: 0 } as const
/** An event whose result only the next table shows. */
export const LATER = { ms: 0, isLater: true } as const

type TypeOf<E> = E extends { readonly type: infer K extends string } ? K : never
type KernelEvent = 'undone' | 'resigned'

/** One entry for every type of event of the game. The kernel's own events have no animation: after them, the next table is shown. */
type AnimationsOf<G> = {
  readonly [K in Exclude<TypeOf<EventOf<G>>, KernelEvent>]: Animation<TableOf<G>, Extract<EventOf<G>, { readonly type: K }>, EventOf<G>>
}

/** The animations of a game's events over its table. */
export interface GameAnimations<T, E> {
  eventMs(event: E, next: E | undefined): number
  /** The table after the events that have begun to play over it. */
  applyEvents(table: T, played: readonly E[]): T
  isKnown(type: string): boolean
  isLater(type: string): boolean
}
export type GameAnimationsOf<G> = GameAnimations<TableOf<G>, EventOf<G>>

type AnyAnimations = Readonly<Record<string, Animation<object, GameEvent>>>
const KERNEL_EVENTS: AnyAnimations = { undone: LATER, resigned: LATER }

/** `derive` computes the fields that follow from the rest of the table. It runs after the events. */
export function defineAnimations<G extends TypedGame>(animations: AnimationsOf<G>, derive?: (table: TableOf<G>) => TableOf<G>): GameAnimationsOf<G>
export function defineAnimations(animations: object, derive?: object): object {
  // The page passes animations only tables and events of their own game.
  return playedBy(animations as AnyAnimations, derive as ((table: object) => object) | undefined)
}

function playedBy(own: AnyAnimations, derive?: (table: object) => object): GameAnimations<object, GameEvent> {
  const animations = { ...KERNEL_EVENTS, ...own }
  return {
    eventMs(event, next) {
      const ms = animations[event.type]?.ms ?? 0
      return typeof ms === 'function' ? ms(event, next) : ms
    },
    applyEvents(table, played) {
      if (played.length === 0) return table
      const after = played.reduce((before, event) => animations[event.type]?.apply?.(before, event) ?? before, table)
      return derive?.(after) ?? after
    },
    isKnown: (type) => type in animations,
    isLater: (type) => animations[type]?.isLater === true,
  }
}
