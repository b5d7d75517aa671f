import type { Decision, PickValue, Seat } from './decision.ts'
import type { AnyEventKind, EventKind, EventSet, KernelEventKind, PublicEvent, ReadEvent, SecretArguments } from './define-events.ts'
import type { GameOptionSpec, GameOptions } from './game-options.ts'
import type { Random } from './random.ts'
import type { Shape } from './shape.ts'
import type { Dictionary, Line, LocalizedText } from './words.ts'

/** Pending work, as data. A frame is public, so secrets belong in the state. */
export interface Frame {
  readonly step: string
}

/** What a step may do besides changing the state. */
export interface StepContext<F extends Frame, E extends EventKind = AnyEventKind> {
  /** Runs this frame first and then returns to the step that called. */
  call(frame: F): void
  /** Replaces the running step with this frame. */
  goto(frame: F): void
  /** Ends the running step. */
  end(): void
  /** Tells everybody that something happened. */
  emit(event: PublicEvent<E>): void
  /** Tells everybody about an event, and single seats its private fields. They cannot unlearn them, so nobody can undo beyond this point. */
  emit(...told: SecretArguments<E>): void
  /** Ends undo at this point, because hidden information became known. With `seat`, only that seat learned it and the others can still undo. */
  barrier(seat?: Seat): void
  readonly random: Random
  /** Returns the random stream for a result that only this seat learns before the next barrier. Only this seat loses its undo. */
  randomFor(seat: Seat): Random
}

/** A node of a game's flow. It says who decides, what is on offer, how an answer is applied and what happens when nobody answers. */
export interface Step<S, F extends Frame, All extends Frame, E extends EventKind = AnyEventKind> {
  /** Returns one decision for each seat that must, or may, decide now. It is pure. If no seat must decide, the step runs. */
  ask?(s: S, frame: F): readonly Decision[]
  answer?(s: S, frame: F, seat: Seat, pick: PickValue, ctx: StepContext<All, E>): void
  /** Runs when nobody has to decide (any more). It must use `call`, `goto` or `end`. Without it the step ends. */
  run?(s: S, frame: F, ctx: StepContext<All, E>): void
  /** Returns the answer for a seat whose time is up. Without it, the answer is the first choice or the smallest amount. */
  fallback?(s: S, frame: F, seat: Seat): PickValue
  /**
   * Seats that decide here at the same time do not affect each other: one seat's answer never changes another's question or what its answer
   * does. The kernel can then tell whether a seat can undo without applying the others' later answers again.
   */
  readonly independent?: true
}

export interface MatchConfig {
  readonly seats: number
  readonly options: GameOptions
}

export interface ScoreLine {
  readonly line: Line
  readonly points: number
}
export interface Outcome {
  /** By seat. 1 is best, and equal ranks share a place. A solo player whom the game defeats has rank 2. */
  readonly ranks: readonly number[]
  readonly reason: Line
  /** How well the players did, whoever won. It is for games that can be played alone, and it is shown first. */
  readonly grade?: Line
  /** By seat, if the game counts points. */
  readonly scores?: readonly { readonly total: number; readonly lines: readonly ScoreLine[] }[]
}

/** Everything that one seat knows. A bot gets nothing else, and `imagine` must reproduce it. */
export interface SeatView<T, H> {
  readonly seat: Seat
  readonly setup: MatchConfig
  readonly table: T
  readonly hand: H
  /** The pending work, from the bottom up. */
  readonly frames: readonly Frame[]
}

/** The parts that every game defines. `defineGame` makes a `Game` of them. */
export interface GameParts<S extends object, F extends Frame, T extends object, E extends EventKind> {
  readonly id: string
  readonly names: LocalizedText
  readonly seats: { readonly min: number; readonly max: number }
  /** How much there is to learn, from 1 (a few minutes) to 5 (an evening). The lobby shows the simplest game first. */
  readonly complexity: number
  readonly words: Dictionary
  readonly events: EventSet<E>
  readonly tableShape: Shape<T>
  setup(config: MatchConfig, random: Random): { readonly state: S; readonly first: F }
  readonly steps: { readonly [K in F['step']]: Step<S, Extract<F, { readonly step: K }>, F, E> }
  outcome(s: S): Outcome | undefined
  /** Applies the resignation of a player. Without it a bot plays on in the seat. */
  resign?(s: S, seat: Seat, ctx: StepContext<F, E>): void
  /** Estimates the seat's position, from 0 (lost) to 1 (won). `pending` is the unfinished work, from the bottom of the stack up. */
  evaluate(s: S, seat: Seat, pending?: readonly F[]): number
  /** Returns a name for each broken invariant. Tests and incident reports use it. */
  violations(s: S): readonly string[]
}

/** The views of a game that has secrets. */
export interface GameViews<S extends object, T extends object, H extends object> {
  readonly handShape: Shape<H>
  table(s: S): T
  hand(s: S, seat: Seat): H
  /** Returns a full state that looks exactly like the view to that seat. */
  imagine(view: SeatView<T, H>, random: Random): S
}

/**
 * The rules of one game, as a definition without state. `S` is the state: plain JSON, no classes, no closures. `F` is its frames, `T` the table
 * view, `H` the hand view and `E` its events.
 */
export interface Game<
  S extends object = object,
  F extends Frame = Frame,
  T extends object = object,
  H extends object = object,
  E extends EventKind = AnyEventKind,
> extends GameParts<S, F, T, E>,
    GameViews<S, T, H> {
  readonly version: string
  readonly options: readonly GameOptionSpec[]
}

/** The table view of a game, derived from the type of its definition. */
export type TableOf<G> = G extends { table(s: never): infer T } ? T : never
/** The hand view of a game. */
export type HandOf<G> = G extends { hand(s: never, seat: Seat): infer H } ? H : never
/** Every event that a reader of a game can be told, including the kernel's own. */
export type EventOf<G> = G extends { readonly events: EventSet<infer E> } ? ReadEvent<E | KernelEventKind> : never
