import type { Seat } from './decision.ts'
import type { EventField } from './event.ts'
import { number, type RecordOf, type Shape } from './shape.ts'
import type { Dictionary, LocalizedText } from './words.ts'

/**
 * Declares the events of a game. A game does this once, in `events.ts`, and everything else is typed by that declaration:
 *
 *     export const events = defineEvents({
 *       bid: { seat, private: { amount: number } },      // everybody learns who bid, and the owner learns how much
 *       revealed: { bids: list(number), winner: seat },
 *     })
 *     export type Events = KindsOf<typeof events>
 *     // frames.ts: export type Ctx = StepContext<Frame, Events>
 *     // words.ts:  export const words: WordsFor<Events> = { 'event.bid': …, 'event.revealed': … }
 *     // a step:    ctx.emit({ type: 'bid', seat }, { [seat]: { amount } })
 *
 * A wrong field, a secret that is not under `private` and a missing sentence do not compile.
 * The conformance suite compares every emitted event with its declaration.
 */
export function defineEvents<const D extends Declarations>(declarations: D): EventSet<KindOf<D>> {
  const specs = Object.entries(declarations).map(([type, { private: secrets = {}, ...shown }]): [string, EventSpec] => [
    type,
    { shown: shown as EventShapes, private: secrets },
  ])
  return { specs: Object.fromEntries(specs) }
}

/** A field that names a player. */
export const seat: Shape<Seat> = { ...number }
/** A field that names several players. */
export const seats: Shape<readonly Seat[]> = { spec: { kind: 'list', of: number.spec } }

export type EventShapes = Readonly<Record<string, Shape<EventField | undefined>>>
type Declarations = Readonly<Record<string, Declaration>>
interface Declaration {
  /** The fields that only single seats learn. */
  readonly private?: EventShapes
  readonly [field: string]: Shape<EventField | undefined> | EventShapes
}

/** The fields of one type of event, separated into those for everybody and those for single seats. */
export interface EventSpec {
  readonly shown: EventShapes
  readonly private: EventShapes
}

/** All events of a game. `E` exists for the compiler only. */
export interface EventSet<E extends EventKind> {
  readonly specs: Readonly<Record<string, EventSpec>>
  readonly kinds?: E
}

/** One type of event, for the compiler. The kinds of a game are a union of these. */
export interface EventKind {
  readonly type: string
  readonly shown: object
  readonly private: object
}
/** The kind of an event of any game. The kernel and the rooms work with it. */
export interface AnyEventKind {
  readonly type: string
  readonly shown: { readonly seat?: Seat } & Readonly<Record<string, EventField | undefined>>
  readonly private: Readonly<Record<string, EventField>>
}

/** Merges an intersection into one object type, so that the compiler's messages stay readable. */
type Flat<T> = T extends infer U ? { readonly [K in keyof U]: U[K] } : never
type ShownShapes<D extends Declaration> = { readonly [K in Exclude<keyof D, 'private'>]: D[K] extends Shape<unknown> ? D[K] : never }
type KindOf<D extends Declarations> = {
  [K in keyof D & string]: {
    readonly type: K
    readonly shown: RecordOf<ShownShapes<D[K]>>
    readonly private: D[K] extends { readonly private: infer P extends EventShapes } ? RecordOf<P> : Readonly<Record<never, never>>
  }
}[keyof D & string]

export type KindsOf<X> = X extends EventSet<infer E> ? E : never

/** An event as a step emits it. */
export type PublicEvent<E extends EventKind> = E extends EventKind ? Flat<{ readonly type: E['type'] } & E['shown']> : never
/** An event as a player or a spectator reads it. It has the private fields only if the reader knows them. */
export type ReadEvent<E extends EventKind> = E extends EventKind ? Flat<{ readonly type: E['type'] } & E['shown'] & Partial<E['private']>> : never

/** The arguments of `emit` for an event with private fields: the event, and the private fields by seat. */
export type SecretArguments<E extends EventKind> = E extends EventKind
  ? keyof E['private'] extends never
    ? never
    : [event: PublicEvent<E>, secrets: Readonly<Record<Seat, E['private']>>]
  : never

/** A dictionary with a sentence for every event. */
export type WordsFor<E extends EventKind> = Dictionary & { readonly [K in `event.${E['type']}`]: LocalizedText }

/** The events that the kernel itself emits, in every game. Their sentences are in the client. */
export const kernelEvents = defineEvents({ undone: { seat }, resigned: { seat } })
export type KernelEventKind = KindsOf<typeof kernelEvents>
