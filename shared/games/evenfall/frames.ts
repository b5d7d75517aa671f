import type { Seat } from '../../kernel/decision.ts'
import type { Step, StepContext } from '../../kernel/game.ts'
import type { Act, Catalyst, Effect, Figure, Keyword, Node, RegionId, Tier, Trigger, Verb } from './content/index.ts'
import type { Events } from './events.ts'
import type { State } from './state.ts'

/** EF-0.5: what an effect knows while it is resolved. */
export interface EffectScope {
  /** The seat whose effect it is. */
  readonly seat: Seat
  /** The card, place, board or region that the effect comes from. */
  readonly source: string
  /** The place that the text calls "this place". */
  readonly place?: string
  /** The ritual just played, or for a repeated link bonus the ritual linked there. */
  readonly played?: string
  /** EF-C2: playing the ritual has just activated a link bonus. */
  readonly linked?: true
  /** EF-1.5: the price must be paid, because paying was the condition for choosing the effect. */
  readonly bound?: true
  readonly found?: string
  /** A ritual that was removed from the game, and the place it left. */
  readonly removed?: { readonly card: string; readonly place: string }
  /** The region of the battle, or the one just refilled. */
  readonly region?: RegionId
  /** The party whose outer circle is harvested. */
  readonly opponent?: number
  /** The battle rewards just received. */
  readonly tiers?: readonly Tier[]
  /** EV-15.14: the cards whose triggered effects led to this one. */
  readonly chain?: readonly string[]
}

/** EV-16.2: something that effects can wait for. */
export interface Occasion {
  readonly on: Trigger
  /** The party to whom it happened; absent if it happened to everybody. */
  readonly party?: number
  readonly place?: string
  readonly region?: RegionId
  readonly tiers?: readonly Tier[]
  readonly keywords?: readonly Keyword[]
  readonly kind?: Figure
}

/** An effect that was triggered and has not begun. */
export interface Triggered {
  readonly card: string
  readonly effect: Effect
  readonly place?: string
}

/** The verbs that are resolved by steps. The other three are read where a strength, a dial or a score is computed. */
type Performed = Exclude<Verb, 'adjustBid' | 'addStrength' | 'score'>
export type EffectFrame<V extends Performed = Performed> = {
  [K in V]: { readonly step: K; readonly node: Node<K>; readonly ctx: EffectScope; readonly rest: readonly Effect[] }
}[V]

export interface CatalystItem {
  readonly ritual: string
  readonly kind: Catalyst
  readonly mana: boolean
}

/** One thing that the Automa still has to do. */
export type Deed =
  /** The act of the cell with her marker, or of the next cell whose act is possible. */
  | { readonly deed: 'circle' }
  /** An act from a cell of her path or from a gift. It is lost if it cannot be done. */
  | { readonly deed: 'act'; readonly act: Act }
  /** EV-27.4: rewards of a battle. */
  | { readonly deed: 'reward'; readonly region: RegionId; readonly tiers: readonly Tier[] }
  /** EF-A: an effect that is interpreted for her. */
  | { readonly deed: 'read'; readonly effect: Effect; readonly source: string; readonly place?: string; readonly ritual?: string }

export type Frame =
  | EffectFrame
  | { readonly step: 'covens' }
  | { readonly step: 'scouting'; readonly at: number }
  | { readonly step: 'discards' }
  | { readonly step: 'turn' }
  /** Asks for free actions after the main action of the turn. */
  | { readonly step: 'closing' }
  /** Plays a ritual. The card and its place are already chosen. */
  | { readonly step: 'ritual'; readonly ctx: EffectScope; readonly card: string; readonly place: string; readonly discount: number }
  | { readonly step: 'recruit'; readonly seat: Seat; readonly card: string; readonly role: 'specialist' | 'council' }
  | { readonly step: 'catalysts'; readonly seat: Seat; readonly items: readonly CatalystItem[] }
  | { readonly step: 'stoneCell'; readonly seat: Seat; readonly cell: string; readonly left: readonly number[] }
  | { readonly step: 'triggers'; readonly occasion: Occasion; readonly groups: readonly Group[]; readonly chain: readonly string[] }
  /** Fires the occasion when something is over. With `vp`, it fires only if the party now has more victory points (EV-15.15). */
  | { readonly step: 'after'; readonly occasion: Occasion; readonly chain: readonly string[]; readonly vp?: number }
  /** Harvests the places one after the other. */
  | { readonly step: 'reap'; readonly ctx: EffectScope; readonly owner: number; readonly places: readonly string[]; readonly signal: boolean }
  /** Checks whether a gift made an opponent richer. `before` is what each opponent had before the gift. */
  | { readonly step: 'given'; readonly ctx: EffectScope; readonly before: readonly number[] }
  /** Resolves "each player may". `queue` is the parties still to be asked, `takers` those that have accepted. */
  | {
      readonly step: 'offer'
      readonly ctx: EffectScope
      readonly node: Node<'eachPlayerMay'>
      readonly queue: readonly number[]
      readonly takers: readonly number[]
      readonly before: readonly number[]
    }
  | { readonly step: 'battles'; readonly at: number }
  | { readonly step: 'bid'; readonly region: RegionId }
  | { readonly step: 'adjust'; readonly region: RegionId }
  | { readonly step: 'fight'; readonly region: RegionId }
  | { readonly step: 'bundle'; readonly ctx: EffectScope; readonly region: RegionId; readonly tiers: readonly Tier[] }
  | { readonly step: 'spoils'; readonly region: RegionId; readonly winner: number }
  | { readonly step: 'roundEnd' }
  | { readonly step: 'stones' }
  | { readonly step: 'automaTurn' }
  | { readonly step: 'automa'; readonly todo: readonly Deed[] }

export interface Group {
  readonly seat: Seat
  readonly effects: readonly Triggered[]
}

export type Ctx = StepContext<Frame, Events>
export type FrameOf<K extends Frame['step']> = Extract<Frame, { readonly step: K }>
export type StepOf<K extends Frame['step']> = Step<State, FrameOf<K>, Frame, Events>

/** Returns the frame for an effect and those that follow it. */
function frameOf(scope: EffectScope, effects: readonly Effect[]): EffectFrame {
  const [node, ...rest] = effects
  if (!node || node.do === 'adjustBid' || node.do === 'addStrength' || node.do === 'score') throw new Error(`'${node?.do}' is not performed`)
  // The compiler cannot see that the name of the step and the type of the node belong together.
  return { step: node.do, node, ctx: scope, rest } as EffectFrame
}

/** Returns the same scope after the price is paid: nothing that follows has to be paid. */
export function freed({ bound: _, ...ctx }: EffectScope): EffectScope {
  return ctx
}

export const perform = (ctx: Ctx, scope: EffectScope, ...effects: readonly Effect[]): void => ctx.call(frameOf(scope, effects))

/** Continues with the next effect of the frame. */
export function proceed(ctx: Ctx, { ctx: scope, rest }: EffectFrame, changed: EffectScope = scope): void {
  if (rest.length === 0) ctx.end()
  else ctx.goto(frameOf(changed, rest))
}

/** Replaces the effect of the frame with others. */
export const become = (ctx: Ctx, { ctx: scope, rest }: EffectFrame, effects: readonly Effect[], changed: EffectScope = scope): void => {
  const all = [...effects, ...rest]
  if (all.length === 0) ctx.end()
  else ctx.goto(frameOf(changed, all))
}
