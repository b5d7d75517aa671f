import type { Decision, PickValue, Seat } from './decision.ts'
import type { EventFields, GameEvent } from './event.ts'
import type { GameOptionSpec, GameOptions } from './game-options.ts'
import type { Random } from './random.ts'
import type { Shape } from './shape.ts'
import type { Dictionary, Line, LocalizedText } from './words.ts'

/** Pending work, as data. What a frame holds is public: secrets live in the state. */
export interface Frame {
  readonly step: string
}

/** What a step may do beside changing the state. */
export interface StepContext<F extends Frame> {
  /** Do this first, then come back to the step that called. */
  call(frame: F): void
  /** Go on with this instead of the step that runs. */
  goto(frame: F): void
  /** The step is done. */
  end(): void
  /** Say what happened; `secrets` adds facts for single seats and so forbids undo beyond this point. */
  emit(event: GameEvent, secrets?: Readonly<Record<Seat, EventFields>>): void
  /** Something became known that cannot be unknown: no undo beyond this point. With a seat: it alone learned it, the others may still undo. */
  barrier(seat?: Seat): void
  readonly random: Random
  /** Chance whose result nobody but this seat learns before a barrier: it alone cannot undo beyond this point. */
  randomFor(seat: Seat): Random
}

/** A small named thing that knows who decides, what is on offer, how an answer is applied and what happens when nobody answers. */
export interface Step<S, F extends Frame, All extends Frame> {
  /** Pure. One decision for each seat that must decide now; none = the step runs. */
  ask?(s: S, frame: F): readonly Decision[]
  answer?(s: S, frame: F, seat: Seat, pick: PickValue, ctx: StepContext<All>): void
  /** Nothing (more) to ask. Must call, go to or end; without it the step just ends. */
  run?(s: S, frame: F, ctx: StepContext<All>): void
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

/** `S` state: plain JSON data, no classes, no closures. `F` frames. `T` what everybody sees, `H` what one seat sees in addition. */
export interface Game<S extends object = object, F extends Frame = Frame, T extends object = object, H extends object = object> {
  readonly id: string
  readonly names: LocalizedText
  readonly version: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly GameOptionSpec[]
  readonly words: Dictionary
  readonly tableShape: Shape<T>
  readonly handShape: Shape<H>
  setup(config: MatchConfig, random: Random): { readonly state: S; readonly first: F }
  readonly steps: { readonly [K in F['step']]: Step<S, Extract<F, { readonly step: K }>, F> }
  table(s: S): T
  hand(s: S, seat: Seat): H
  outcome(s: S): Outcome | undefined
  /** A player leaves for good. Without it a bot plays on in the seat. */
  resign?(s: S, seat: Seat, ctx: StepContext<F>): void
  /** A full state that looks exactly like the view to that seat. */
  imagine(view: SeatView<T, H>, random: Random): S
  /** How well the seat stands, from 0 (lost) to 1 (won); `pending`: the work that is not done yet, from the bottom up. */
  evaluate(s: S, seat: Seat, pending?: readonly F[]): number
  /** What always holds; each broken one is named. For tests and incident reports. */
  violations(s: S): readonly string[]
}
