import type { Piece } from '../../../kernel/piece.ts'
import type { LocalizedText } from '../../../kernel/words.ts'

export type { Piece } from '../../../kernel/piece.ts'

export const RESOURCES = ['herb', 'knowledge', 'potion'] as const
export type Resource = (typeof RESOURCES)[number]

export const KEYWORDS = ['artifact', 'spell', 'familiar'] as const
export type Keyword = (typeof KEYWORDS)[number]

export const CATALYSTS = ['sickle', 'orb'] as const
export type Catalyst = (typeof CATALYSTS)[number]

export const FIGURES = ['witch', 'elder'] as const
export type Figure = (typeof FIGURES)[number]

export const STONE_KINDS = ['ember', 'tide', 'moss', 'gale'] as const
export type StoneKind = (typeof STONE_KINDS)[number]

export const REGION_IDS = ['north-lakes', 'central-highlands', 'southern-slopes'] as const
export type RegionId = (typeof REGION_IDS)[number]

export const COVEN_IDS = ['star', 'cross', 'circle', 'thorn'] as const
export type CovenId = (typeof COVEN_IDS)[number]

export const SIDES = ['solar', 'lunar'] as const
export type Side = (typeof SIDES)[number]

export const TIERS = [4, 6, 8] as const
export type Tier = (typeof TIERS)[number]

/** EF-0.3: the goods of one gain. The receiver picks `any` resources one by one; `cards` is the number of cards drawn. */
export type Good = Resource | 'any' | 'mana' | 'vp' | 'cards'
export type Bag = { readonly [K in Good]?: number }

/** The cost of a card. */
export type Cost = Readonly<Record<Resource, number>>

/** The price of an effect with an arrow: cards of the hand, resources of choice, or mana. */
export type Price = { readonly cards: number } | { readonly any: number } | { readonly mana: number }

/** EF-C: a condition of an effect. */
export type Condition = { readonly is: 'playedRitualHas'; readonly keyword: Keyword } | { readonly is: 'linkBonusJustActivated' }

/** EF-N: something that an effect counts. */
export type Counter =
  | { readonly count: 'keyword'; readonly keyword: Keyword }
  | { readonly count: 'placesOuter' }
  | { readonly count: 'catalysts'; readonly kind: Catalyst }
  | { readonly count: 'stonesAndSymbols'; readonly kind: StoneKind }
  | { readonly count: 'sets' }
  | { readonly count: 'specialists' }

/** EF-V: what an effect does. */
export type Effect =
  | ({ readonly do: 'gain'; readonly who?: 'eachOpponent' } & Bag)
  | { readonly do: 'draw'; readonly n: number }
  | { readonly do: 'discard'; readonly n: number }
  | { readonly do: 'pay'; readonly cost: Price; readonly brings: Effect; readonly max?: number }
  | { readonly do: 'seq'; readonly steps: readonly Effect[] }
  | { readonly do: 'choose'; readonly options: readonly Effect[] }
  | { readonly do: 'forEach'; readonly of: Counter; readonly each: Effect }
  | { readonly do: 'if'; readonly cond: Condition; readonly yes: Effect; readonly no?: Effect }
  | { readonly do: 'transfer'; readonly n: number }
  | {
      readonly do: 'harvest'
      readonly what: 'this' | 'found' | 'one' | 'thisAndOne' | 'outerAll' | 'opponentOuter'
      readonly n?: number
      /** Whether others may react. They may when a token or Circle harvests the whole outer circle. */
      readonly signal?: true
    }
  | { readonly do: 'advancePath'; readonly steps: number; readonly double?: true; readonly both?: true }
  | { readonly do: 'pathReward' }
  | { readonly do: 'createCatalyst'; readonly kind: Catalyst; readonly n: number; readonly where: 'any' | 'played' }
  | {
      readonly do: 'moveFigure'
      readonly n: number | 'all'
      readonly kind: Figure | 'any'
      readonly from: 'ownRituals' | 'supply'
      readonly to: 'oneRegion' | 'battleRegion'
      /** The number of rituals that are emptied, with `n: all`. */
      readonly rituals?: number
    }
  | { readonly do: 'returnFigure'; readonly n: number; readonly kind: 'witch'; readonly from: 'regions' }
  | { readonly do: 'removeRitual'; readonly target: 'ownOther' | 'ownWithInstant'; readonly optional?: true; readonly brings: Effect }
  | { readonly do: 'applyInstant'; readonly of: 'removed' | 'ownRitual' }
  | { readonly do: 'copyEffect'; readonly of: 'actionCell'; readonly owner: 'any' }
  | { readonly do: 'copyEffect'; readonly of: 'specialist'; readonly owner: 'opponent' }
  | { readonly do: 'findPlace'; readonly region: 'any' | 'refilled'; readonly discount: number }
  | { readonly do: 'refillRegion' }
  | { readonly do: 'takePlace'; readonly n: number }
  | { readonly do: 'linkBonus'; readonly of: 'ownLinked' }
  | { readonly do: 'battleReward'; readonly tiers: readonly Tier[]; readonly region: 'any' | 'withOwnFigure' }
  | { readonly do: 'repeatBattleReward'; readonly tiers: readonly Tier[] }
  | { readonly do: 'adjustBid'; readonly max: number }
  | { readonly do: 'addStrength'; readonly n: number }
  | { readonly do: 'playRitual'; readonly discount: number; readonly onto: 'anyOwn' | 'freedPlace' }
  | { readonly do: 'takeRedStone' }
  | { readonly do: 'eachPlayerMay'; readonly effect: Effect; readonly perOpponent: Effect }
  | { readonly do: 'score'; readonly vp: number; readonly per: Counter }
export type Verb = Effect['do']
export type Node<V extends Verb> = Extract<Effect, { readonly do: V }>

/** EF-T: the occasions that an effect can wait for. */
export const TRIGGERS = [
  'scouting',
  'place-found',
  'ritual-played',
  'place-harvested',
  'outer-harvested-all',
  'path-step',
  'sickle-created',
  'orb-created',
  'place-transferred',
  'figure-moved',
  'opponent-gained',
  'vp-from-cell',
  'vp-from-path',
  'before',
  'after-reveal',
  'strength',
  'battle-reward',
  'battle-won',
  'round-end',
  'game-end',
] as const
export type Trigger = (typeof TRIGGERS)[number]

export interface Filter {
  readonly by?: 'left-neighbour'
  readonly place?: 'this'
  readonly keyword?: Keyword
  readonly kind?: Figure
}

/** EF-M: a change to the rules for the seat that has the card. */
export type Modifier =
  | { readonly mod: 'payWithMana'; readonly for: 'self' | 'catalyst'; readonly rate: number }
  | { readonly mod: 'costLess'; readonly for: 'specialist' | 'ritual' | 'council'; readonly keyword?: Keyword; readonly amount: number }
  | { readonly mod: 'elderReach'; readonly reach: 'outer' }
  | { readonly mod: 'manaAsVp' }

/** EF-0.2: an effect that waits for an occasion. */
export interface Waiting {
  readonly on: Trigger | readonly Trigger[]
  readonly filter?: Filter
  readonly do: Effect
}
type Permanent = ({ readonly type: 'permanent' } & Waiting) | { readonly type: 'permanent'; readonly modifier: Modifier }
type Instant = { readonly type: 'instant'; readonly do: Effect }
type ActionCell = { readonly type: 'cell'; readonly cells: number; readonly do: Effect }
type FreeAction = { readonly type: 'free'; readonly do: Effect }
type BattleEffect = { readonly type: 'battle' } & Waiting
type EndOfRound = { readonly type: 'endOfRound'; readonly on: 'round-end'; readonly do: Effect }
type EndOfGame = { readonly type: 'endOfGame'; readonly on: 'game-end'; readonly do: Node<'score'> }

/** A place as it lies face up in a region or a circle: symbols on top, a harvest, and perhaps a link bonus. */
export interface PlaceFace {
  readonly symbols: readonly StoneKind[]
  readonly harvest: Bag
  readonly vp: number
  readonly linkBonus?: Effect
  readonly text: LocalizedText
}

export interface Place extends Piece, PlaceFace {
  /** The number of witches that it costs to find the place. */
  readonly witches: number
}

export interface StartingPlace extends Piece {
  readonly coven: CovenId
  readonly solar: StartFace
  readonly lunar: StartFace
}
export interface StartFace extends PlaceFace {
  readonly circle: 'inner' | 'outer'
  /** A place that lies there from the start as well. */
  readonly alsoDeal?: string
}

export interface Ritual extends Piece {
  readonly keywords: readonly Keyword[]
  readonly cost: Cost
  readonly vp: number
  /** The number of catalyst cells. */
  readonly slots: number
  readonly effect: Permanent | Instant | ActionCell
  readonly text: LocalizedText
}

export interface Specialist extends Piece {
  readonly keywords: readonly Keyword[]
  readonly cost: Cost
  readonly vp: number
  readonly specialist: Permanent | FreeAction | BattleEffect
  readonly council: Permanent | EndOfRound | EndOfGame
  readonly text: LocalizedText
  readonly councilText: LocalizedText
}

/** A cell of a path: nothing at the bottom, one reward, or two to choose from. */
export interface PathCell {
  readonly reward?: Effect
  readonly slash?: readonly [Effect, Effect]
}

interface StoneCell {
  readonly id: string
  readonly rewards: readonly Effect[]
}

export interface Board extends Piece {
  readonly side: Side
  readonly scouting: Effect
  readonly token: Effect
  readonly path: readonly PathCell[]
  readonly councilCost: { readonly first: Cost; readonly next: Cost }
  readonly freeActions: readonly { readonly id: string; readonly do: Effect }[]
  readonly actionCells: readonly { readonly id: string; readonly figures: readonly Figure[]; readonly do: Effect }[]
  readonly stoneCells: readonly StoneCell[]
  readonly modifiers: readonly Modifier[]
  readonly text: LocalizedText
}

interface RegionSide {
  readonly id: string
  readonly players: readonly number[]
  readonly placeSlots: number
  readonly actionCells: number
}
export interface Region extends Piece {
  readonly id: RegionId
  readonly sides: readonly RegionSide[]
  readonly cellEffect: Effect
  /** By tier: bottom, middle, top. */
  readonly rewards: readonly { readonly at: Tier; readonly reward: Effect }[]
  readonly winnerTakesFirstPlayer: boolean
  readonly text: LocalizedText
}

export interface Stone extends Piece {
  readonly kind: StoneKind | 'any'
}

/** What the Automa does on a cell of her circle or her path. */
export type Act =
  | { readonly act: 'none' | 'advancePath' | 'revealPlace' | 'harvest' | 'transfer' | 'playCard' | 'vpAndPath' }
  | { readonly act: 'findPlace'; readonly region: RegionId }
  | { readonly act: 'vp'; readonly n: number }
