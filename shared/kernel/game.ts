import type { Decision, PickValue, Seat } from './decision.ts'
import type { AnyEventKind, EventKind, EventSet, KernelEventKind, PublicEvent, ReadEvent, SecretArguments } from './define-events.ts'
import type { GameOptionSpec, GameOptions } from './game-options.ts'
import type { Random } from './random.ts'
import type { Shape } from './shape.ts'
import type { Dictionary, Line, LocalizedText } from './words.ts'

/** Pending work, as data. What a frame holds is public: secrets live in the state. */
export interface Frame {
  readonly step: string
}

/** What a step may do beside changing the state. */
export interface StepContext<F extends Frame, E extends EventKind = AnyEventKind> {
  /** Do this first, then come back to the step that called. */
  call(frame: F): void
  /** Go on with this instead of the step that runs. */
  goto(frame: F): void
  /** The step is done. */
  end(): void
  /** Tells everybody what happened. */
  emit(event: PublicEvent<E>): void
  /** Tells single seats more than the others. They cannot unlearn it, so nobody can undo beyond this point. */
  emit(...told: SecretArguments<E>): void
  /** Something became known that cannot be unknown: no undo beyond this point. With a seat: it alone learned it, the others may still undo. */
  barrier(seat?: Seat): void
  readonly random: Random
  /** Chance whose result nobody but this seat learns before a barrier: it alone cannot undo beyond this point. */
  randomFor(seat: Seat): Random
}

/** A small named thing that knows who decides, what is on offer, how an answer is applied and what happens when nobody answers. */
export interface Step<S, F extends Frame, All extends Frame, E extends EventKind = AnyEventKind> {
  /** Pure. One decision for each seat that must decide now; none = the step runs. */
  ask?(s: S, frame: F): readonly Decision[]
  answer?(s: S, frame: F, seat: Seat, pick: PickValue, ctx: StepContext<All, E>): void
  /** Nothing (more) to ask. Must call, go to or end; without it the step just ends. */
  run?(s: S, frame: F, ctx: StepContext<All, E>): void
  /** Time is up or nobody is there. Without it: the first option, the smallest amount. */
  fallback?(s: S, frame: F, seat: Seat): PickValue
  /**
   * Seats that decide here at the same time do not touch each other: what one answers never changes what another is asked or what
   * its answer does. Then whether a seat can undo is known without giving the others' later answers again.
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
  /** By seat; 1 is best, equal ranks share a place. Who plays alone and is beaten by the game has rank 2. */
  readonly ranks: readonly number[]
  readonly reason: Line
  /** How well it was done, whoever won: for games in which somebody plays alone. It is told first. */
  readonly grade?: Line
  /** By seat, where the game counts points. */
  readonly scores?: readonly { readonly total: number; readonly lines: readonly ScoreLine[] }[]
}

/** All that one seat knows: what a bot gets, and what `imagine` must reproduce. */
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
  /** A player leaves for good. Without it a bot plays on in the seat. */
  resign?(s: S, seat: Seat, ctx: StepContext<F, E>): void
  /** How well the seat stands, from 0 (lost) to 1 (won); `pending`: the work that is not done yet, from the bottom up. */
  evaluate(s: S, seat: Seat, pending?: readonly F[]): number
  /** What always holds; each broken one is named. For tests and incident reports. */
  violations(s: S): readonly string[]
}

/** The views of a game that has secrets. */
export interface GameViews<S extends object, T extends object, H extends object> {
  readonly handShape: Shape<H>
  table(s: S): T
  hand(s: S, seat: Seat): H
  /** A full state that looks exactly like the view to that seat. */
  imagine(view: SeatView<T, H>, random: Random): S
}

/** `S` state: plain JSON data, no classes, no closures. `F` frames. `T` what everybody sees, `H` what one seat sees in addition. `E` events. */
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

/** What everybody sees of a game, by the type of its definition. */
export type TableOf<G> = G extends { table(s: never): infer T } ? T : never
/** What one seat sees in addition. */
export type HandOf<G> = G extends { hand(s: never, seat: Seat): infer H } ? H : never
/** Whatever a reader can be told, the kernel's own events included. */
export type EventOf<G> = G extends { readonly events: EventSet<infer E> } ? ReadEvent<E | KernelEventKind> : never
