import type { Seat } from '../../../kernel/decision.ts'
import type { Step, StepContext } from '../../../kernel/game.ts'
import type { Effect, SectorId } from '../content/index.ts'
import type { Events } from '../events.ts'
import type { Place, State } from '../state.ts'

/** The circumstances of an effect. */
export interface By {
  /** Who does it and decides. */
  readonly seat: Seat
  /** The card, tile or place it comes from. */
  readonly source: string
  /** Where it happens, if it matters. */
  readonly sector: SectorId | ''
  /** The companion that uses its ability; it is never the target. */
  readonly tile: string
}

/** An effect that is due; an optional one may be left. */
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
  /** Night rewards: sectors by index, then the Palace. */
  | { readonly step: 'rewards'; readonly place: number }
  | { readonly step: 'dawn' }
  /** A day effect: seals before it, the effect itself, seals on it, and its end. */
  | ({ readonly step: 'apply'; readonly place: Place } & By)
  | ({ readonly step: 'carry-out'; readonly place: Place } & By)
  | ({ readonly step: 'carried-out'; readonly place: Place } & By)
  | { readonly step: 'applied' }
  /** A struck companion looks for an outer wall; its owner decides. */
  | { readonly step: 'retreat'; readonly seat: Seat; readonly source: string; readonly tile: string }
  /** After a strike on an opponent; each Mercy once. */
  | { readonly step: 'mercy'; readonly seat: Seat; readonly source: string; readonly used: readonly string[] }

export type Ctx = StepContext<Frame, Events>
export type FrameOf<K extends Frame['step']> = Extract<Frame, { readonly step: K }>
export type StepOf<K extends Frame['step']> = Step<State, FrameOf<K>, Frame, Events>

/** The circumstances alone. */
export const byOf = ({ seat, source, sector, tile }: By): By => ({ seat, source, sector, tile })

/** One after the other, the first one first. */
export function callAll(ctx: Ctx, frames: readonly Frame[]): void {
  for (const frame of frames.toReversed()) ctx.call(frame)
}
