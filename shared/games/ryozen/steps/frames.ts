import type { Seat } from '../../../kernel/decision.ts'
import type { Step, StepContext } from '../../../kernel/game.ts'
import type { Effect, SectorId } from '../content/index.ts'
import type { Events } from '../events.ts'
import type { Place, State } from '../state.ts'

/** The circumstances of an effect. */
export interface By {
  /** The seat that resolves the effect and decides. */
  readonly seat: Seat
  /** The card, tile or place that the effect comes from. */
  readonly source: string
  /** The sector of the effect, or empty if it does not matter. */
  readonly sector: SectorId | ''
  /** The companion that uses its ability, or empty. It is never a target. */
  readonly tile: string
}

/** An effect to be resolved. An optional one may be skipped. */
type EffectFrame = Effect & By & { readonly optional?: true }

export type Frame =
  | EffectFrame
  | { readonly step: 'draft' }
  | { readonly step: 'day' }
  | { readonly step: 'turn' }
  | { readonly step: 'start' }
  | { readonly step: 'place' }
  | { readonly step: 'ability' }
  | { readonly step: 'daytime' }
  | { readonly step: 'end-turn' }
  | { readonly step: 'event'; readonly area: number }
  | { readonly step: 'event-over'; readonly area: number }
  /** Gives the night rewards: of the sectors by index, then of the Palace. */
  | { readonly step: 'rewards'; readonly place: number }
  | { readonly step: 'dawn' }
  /** The parts of a day effect: the seals before it, the effect itself, the seals after it, and its end. */
  | ({ readonly step: 'apply'; readonly place: Place } & By)
  | ({ readonly step: 'carry-out'; readonly place: Place } & By)
  | ({ readonly step: 'carried-out'; readonly place: Place } & By)
  | { readonly step: 'applied' }
  /** Asks the owner of a struck companion for an outer wall. */
  | { readonly step: 'retreat'; readonly seat: Seat; readonly source: string; readonly tile: string }
  /** Offers the Mercy cards after a strike on an opponent, each once. */
  | { readonly step: 'mercy'; readonly seat: Seat; readonly source: string; readonly used: readonly string[] }

export type Ctx = StepContext<Frame, Events>
export type FrameOf<K extends Frame['step']> = Extract<Frame, { readonly step: K }>
export type StepOf<K extends Frame['step']> = Step<State, FrameOf<K>, Frame, Events>

/** Returns only the circumstances of a frame. */
export const byOf = ({ seat, source, sector, tile }: By): By => ({ seat, source, sector, tile })

/** Runs the frames one after the other, the first one first. */
export function callAll(ctx: Ctx, frames: readonly Frame[]): void {
  for (const frame of frames.toReversed()) ctx.call(frame)
}
