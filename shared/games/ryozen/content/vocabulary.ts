export type { Piece } from '../../../kernel/piece.ts'

export const RESOURCES = ['coin', 'scroll', 'lantern'] as const
export type Resource = (typeof RESOURCES)[number]

/** The colours of the moon shards. */
export const SHARDS = ['coral', 'agate', 'jade'] as const
export type Shard = (typeof SHARDS)[number]

/** Everything that a player has a number of. */
export const GOODS = [...RESOURCES, ...SHARDS, 'favour'] as const
export type Good = (typeof GOODS)[number]

export type Cost = Readonly<Partial<Record<Resource, number>>>

/** The goods of a gain: `any` is resources of choice, `shard` shards of choice, `sectorShard` shards of the colour of this sector. */
export type Gains = Readonly<Partial<Record<Good | 'any' | 'shard' | 'sectorShard', number>>>
/** The goods of a loss. A player loses only what they have. With `shardOrFavour` each one is a shard of choice or a favour point. */
export type Losses = Readonly<Partial<Record<Good | 'any' | 'shard' | 'shardOrFavour', number>>>

const COUNTERS = [
  'own-revelations-div-2',
  'empty-event-areas',
  'own-companions-in-highlighted',
  'own-companions-in-palace',
  'own-companions-on-board',
  'own-revealed-apprentices-on-board',
  'highlighted-sectors-with-own',
  'sectors-with-own',
  'explored-villages',
  'glyph-kinds-on-own-revelations',
  'revelations-bought-by-this-effect',
] as const
export type Counter = (typeof COUNTERS)[number]

const CONDITIONS = ['herald-first', 'has-coral', 'has-agate', 'has-jade', 'own-in-every-highlighted'] as const
export type Condition = (typeof CONDITIONS)[number]

export const SECTOR_IDS = ['gate', 'capital', 'outskirts', 'altar', 'springs', 'clan-house'] as const
export type SectorId = (typeof SECTOR_IDS)[number]

export type Face = 'revealed' | 'hidden'
export type Owner = 'own' | 'opponent' | 'any'
/** Sectors relative to the one where the effect happens. With `own-hidden` they are those where the player has a hidden companion. */
export type Where = 'here' | 'opposite' | 'adjacent' | 'own-hidden' | 'highlighted' | 'anywhere'

export interface Gain {
  readonly step: 'gain'
  readonly of: Gains
}
export interface Lose {
  readonly step: 'lose'
  readonly of: Losses
}
interface Pay {
  readonly step: 'pay'
  readonly cost: Cost | { readonly any: 1 }
  readonly do: Effect
}
interface Strike {
  readonly step: 'strike'
  readonly owner: Owner
  readonly where: Where
  readonly face: Face | 'any'
}
/** A way along the villages: a number of steps, and then a number of villages to build. */
export interface Way {
  readonly explore: { readonly min: number; readonly max: number }
  readonly build: 0 | 1
}
interface Travel {
  readonly step: 'travel'
  readonly ways: readonly Way[]
}

/** The effects that a player may decline. */
type Optional =
  | Pay
  | Strike
  | Travel
  /** Gives the bonus of the village where the explorer stands, or of any explored one. */
  | { readonly step: 'bonus'; readonly of: 'current' | 'explored' }
  | { readonly step: 'discard-event' }
  | { readonly step: 'buy'; readonly max: number }
  | { readonly step: 'reveal' }
  | { readonly step: 'hire' }

/** The effect of a card, a tile or a place. An effect together with its circumstances (seat, sector, source) is a frame. */
export type Effect =
  | Gain
  | Lose
  | Optional
  | { readonly step: 'may'; readonly do: Optional }
  /** Resolves the parts in order and leaves out impossible ones. With `whole` it needs every part to be possible. */
  | { readonly step: 'sequence'; readonly of: readonly Effect[]; readonly whole?: true }
  | { readonly step: 'choose'; readonly of: readonly { readonly id: string; readonly do: Effect }[] }
  | { readonly step: 'per'; readonly count: Counter; readonly do: Gain | Lose }
  | { readonly step: 'when'; readonly condition: Condition; readonly do: Effect; readonly else?: Effect }
  /** Resolves the effect in each highlighted sector, as if it happened there. */
  | { readonly step: 'each-highlighted'; readonly do: Strike }
  | { readonly step: 'opponents'; readonly do: Lose }
  | { readonly step: 'flip'; readonly to: Face; readonly owner: Owner; readonly where: Where; readonly n: 1 | 'all' }
  /** Moves one of the player's companions. From `board` it may come from any sector or from the Palace. */
  | { readonly step: 'relocate'; readonly face: Face | 'any'; readonly from: Where | 'board'; readonly to: 'here' | 'another' }
  | { readonly step: 'explorer-back' }
  | { readonly step: 'day-effect'; readonly of: SectorId | 'highlighted' }
  /** Takes the day effect of this turn from an adjacent sector. */
  | { readonly step: 'divert' }
  /** Gives the night reward of a highlighted sector now. */
  | { readonly step: 'night-reward' }
  | { readonly step: 'return-event' }
  | { readonly step: 'discard-revelation' }
  | { readonly step: 'discard-self' }
  /** Keeps each revelation for 1 favour or discards it. */
  | { readonly step: 'forget' }
  | { readonly step: 'herald-first' }
  | { readonly step: 'copy-ability' }
  | { readonly step: 'lock' }
  | { readonly step: 'rotate' }
  /** Trades goods one for one. */
  | { readonly step: 'trade'; readonly pay: Resource; readonly max: number; readonly gain: Shard }
  | { readonly step: 'first-player' }
