import type { Seat } from '../../kernel/decision.ts'
import type { Step, StepContext } from '../../kernel/game.ts'
import type { Act, Catalyst, Effect, Figure, Keyword, Node, RegionId, Tier, Trigger, Verb } from './content/index.ts'
import type { State } from './state.ts'

/** EF-0.5: what an effect knows while it is resolved. */
export interface EffectScope {
  /** Whose effect it is. */
  readonly seat: Seat
  /** The card, place, board or region that speaks. */
  readonly source: string
  /** "This place". */
  readonly place?: string
  /** The ritual just played, or under a repeated link bonus the ritual linked there. */
  readonly played?: string
  /** EF-C2: playing the ritual has just activated a link bonus. */
  readonly linked?: true
  /** EF-1.5: the price has to be paid, it was the condition to come here. */
  readonly bound?: true
  readonly found?: string
  /** A ritual taken out of the game, and the place it left. */
  readonly removed?: { readonly card: string; readonly place: string }
  /** The region of the battle, or the one just refilled. */
  readonly region?: RegionId
  /** Whose outer circle is harvested. */
  readonly opponent?: number
  /** The battle rewards just received. */
  readonly tiers?: readonly Tier[]
  /** EV-15.14: the triggered effects this one came from. */
  readonly chain?: readonly string[]
}

/** EV-16.2: something effects can wait for. */
export interface Occasion {
  readonly on: Trigger
  /** To whom it happened; absent = to everybody. */
  readonly party?: number
  readonly place?: string
  readonly region?: RegionId
  readonly tiers?: readonly Tier[]
  readonly keywords?: readonly Keyword[]
  readonly kind?: Figure
}

/** An effect that was set off and is not yet begun. */
export interface Triggered {
  readonly card: string
  readonly effect: Effect
  readonly place?: string
}

/** The verbs that are resolved step by step; the other three are read where they count. */
type Performed = Exclude<Verb, 'adjustBid' | 'addStrength' | 'score'>
export type EffectFrame<V extends Performed = Performed> = {
  [K in V]: { readonly step: K; readonly node: Node<K>; readonly ctx: EffectScope; readonly rest: readonly Effect[] }
}[V]

export interface CatalystItem {
  readonly ritual: string
  readonly kind: Catalyst
  readonly mana: boolean
}

/** What the Automa still has to do. */
export type Deed =
  /** The action of the cell her marker stands on, or of the next one that can be done. */
  | { readonly deed: 'circle' }
  /** A cell of her path, or a gift: what cannot be done lapses. */
  | { readonly deed: 'act'; readonly act: Act }
  /** EV-27.4: rewards of a battle. */
  | { readonly deed: 'reward'; readonly region: RegionId; readonly tiers: readonly Tier[] }
  /** EF-A: an effect read for her. */
  | { readonly deed: 'read'; readonly effect: Effect; readonly source: string; readonly place?: string; readonly ritual?: string }

export type Frame =
  | EffectFrame
  | { readonly step: 'covens' }
  | { readonly step: 'scouting'; readonly at: number }
  | { readonly step: 'discards' }
  | { readonly step: 'turn' }
  /** After the main action of the turn. */
  | { readonly step: 'closing' }
  /** A ritual is chosen and where it goes. */
  | { readonly step: 'ritual'; readonly ctx: EffectScope; readonly card: string; readonly place: string; readonly discount: number }
  | { readonly step: 'recruit'; readonly seat: Seat; readonly card: string; readonly role: 'specialist' | 'council' }
  | { readonly step: 'catalysts'; readonly seat: Seat; readonly items: readonly CatalystItem[] }
  | { readonly step: 'stoneCell'; readonly seat: Seat; readonly cell: string; readonly left: readonly number[] }
  | { readonly step: 'triggers'; readonly occasion: Occasion; readonly groups: readonly Group[]; readonly chain: readonly string[] }
  /** Something is over now; with `vp`, only if the party has more victory points than that (EV-15.15). */
  | { readonly step: 'after'; readonly occasion: Occasion; readonly chain: readonly string[]; readonly vp?: number }
  /** Places to be harvested, one after the other. */
  | { readonly step: 'reap'; readonly ctx: EffectScope; readonly owner: number; readonly places: readonly string[]; readonly signal: boolean }
  /** Opponents were given something: what each had before. */
  | { readonly step: 'given'; readonly ctx: EffectScope; readonly before: readonly number[] }
  /** "Each player may": who is still to be asked, and who has taken it. */
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

export type Ctx = StepContext<Frame>
export type FrameOf<K extends Frame['step']> = Extract<Frame, { readonly step: K }>
export type StepOf<K extends Frame['step']> = Step<State, FrameOf<K>, Frame>

/** An effect and what comes after it, ready to be put on the stack. */
function frameOf(scope: EffectScope, effects: readonly Effect[]): EffectFrame {
  const [node, ...rest] = effects
  if (!node || node.do === 'adjustBid' || node.do === 'addStrength' || node.do === 'score') throw new Error(`'${node?.do}' is not performed`)
  // The compiler does not see that the name of the step and the node go together.
  return { step: node.do, node, ctx: scope, rest } as EffectFrame
}

/** What was owed is paid; nothing that follows is owed. */
export function freed({ bound: _, ...ctx }: EffectScope): EffectScope {
  return ctx
}

export const perform = (ctx: Ctx, scope: EffectScope, ...effects: readonly Effect[]): void => ctx.call(frameOf(scope, effects))

/** The first step of the frame is done: on with the next one. */
export function proceed(ctx: Ctx, { ctx: scope, rest }: EffectFrame, changed: EffectScope = scope): void {
  if (rest.length === 0) ctx.end()
  else ctx.goto(frameOf(changed, rest))
}

/** This step turned out to be another effect. */
export const become = (ctx: Ctx, { ctx: scope, rest }: EffectFrame, effects: readonly Effect[], changed: EffectScope = scope): void => {
  const all = [...effects, ...rest]
  if (all.length === 0) ctx.end()
  else ctx.goto(frameOf(changed, all))
}
