export type { Piece, Source } from '../../../kernel/piece.ts'

/** WS-0.1: the six kinds of action. */
export const KINDS = ['energy', 'witches', 'pentagram', 'crystal', 'wand', 'scroll'] as const
export type Kind = (typeof KINDS)[number]

export const REGION_TYPES = ['tower', 'forest', 'village', 'castle', 'witchstone'] as const
export type RegionType = (typeof REGION_TYPES)[number]
/** The places that prophecies name. A tower there is always a foreign one. */
export type Place = 'forest' | 'village' | 'castle' | 'witchstone' | 'foreign-tower'

/** The things that can be counted for one player. */
const COUNTS = [
  'portalsCompleted',
  'powerTokens',
  'figuresInBall',
  'crystalsOnRack',
  'specialTiles',
  'scrolls',
  'lyingWitches',
  'silverCellsActivated',
] as const
export type Count = (typeof COUNTS)[number]

type Thresholds = readonly [number, number, number]

/** The condition of a prophecy, in three levels. */
export type Condition =
  | { readonly metric: Count; readonly atLeast: Thresholds }
  | { readonly metric: 'longestChain'; readonly kind: Kind; readonly atLeast: Thresholds }
  | { readonly metric: 'occupiedSame'; readonly type: Place; readonly atLeast: Thresholds }
  | { readonly metric: 'occupiedSequence'; readonly sequence: readonly Place[] }
  | { readonly metric: 'connected'; readonly levels: readonly Readonly<Partial<Record<Place, number>>>[] }
  | { readonly metric: 'witchstoneRank'; readonly atMost: Thresholds }

/** WS-0.7: all effects of cards, tiles, tokens and cells. */
export type Effect =
  | { readonly verb: 'vp'; readonly vp: number }
  | { readonly verb: 'activate'; readonly kind: Kind; readonly times: number }
  | { readonly verb: 'activateOneOf'; readonly kinds: readonly Kind[]; readonly times: number }
  | { readonly verb: 'activateAny'; readonly times: number }
  | { readonly verb: 'takeOwl'; readonly stack: string }
  | { readonly verb: 'takeSpecial'; readonly slot: string }
  | { readonly verb: 'takePowerToken'; readonly from: 'stone-table'; readonly bonusTimes: number; readonly bonusVp: number }
  | { readonly verb: 'scorePer'; readonly metric: Count; readonly vp: number }
  | { readonly verb: 'boost'; readonly kind: Kind | 'any'; readonly times: number }
  | { readonly verb: 'cellSymbols'; readonly symbols: readonly [Kind, Kind] }
  | { readonly verb: 'prophecy'; readonly condition: Condition; readonly vp: readonly [number, number, number, number] }
export type EffectOf<V extends Effect['verb']> = Extract<Effect, { readonly verb: V }>
