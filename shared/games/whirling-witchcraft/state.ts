import type { Seat } from '../../kernel/decision.ts'
import type { ArcanaId, CharacterId, Ingredient } from './content/index.ts'
import type { Cubes } from './cubes.ts'

export const TIMINGS = ['on-demand', 'sealed', 'strict'] as const
export type Timing = (typeof TIMINGS)[number]

export const PHASES = ['characters', 'choose', 'arcana', 'transform', 'over'] as const
type Phase = (typeof PHASES)[number]

/** Where a seat is within the step: nothing to decide, still at it, has submitted. */
export const STAGES = ['idle', 'deciding', 'ready'] as const
type Stage = (typeof STAGES)[number]

/** A full circle; three rounds of empty hands. */
export const ENDINGS = ['circle', 'last-cauldron'] as const
export type Ending = (typeof ENDINGS)[number]

/** A recipe laid on the table. */
export interface Played {
  readonly card: string
  readonly rotated: boolean
}

/** What everybody sees of a player. */
export interface Player {
  /** Empty until all have picked. */
  character: CharacterId | ''
  /** The character has left the game. */
  discarded: boolean
  /** The own recipe lies the other way round (WW-9.8). */
  turned: boolean
  /** Cubes that lie on the own recipe from the beginning (WW-2.9). */
  prelaid: number
  bench: Cubes
  circle: Cubes
  cauldron: Cubes
  recipes: Played[]
  /** The last of `recipes` was revealed in this round. */
  fresh: boolean
  tokens: Record<ArcanaId, number>
  /** The arcana that may be used in this round. */
  fired: ArcanaId[]
  /** The ingredients that recipes may take from the supply in this round. */
  free: Ingredient[]
  stage: Stage
}

/** What a seat does in a step, one after another. The names of the effects in the content, and: a recipe is used. */
export const DEEDS = [
  'removeFromBench',
  'freeIngredient',
  'addToCauldron',
  'moveBenchToCauldron',
  'gainToBench',
  'useRecipe',
  'buyArcana',
  'moveCauldronToCircle',
] as const
type DeedKind = (typeof DEEDS)[number]

/** Where a cube on an input slot comes from: workbench, output slots, supply (WW-4.13), the card itself (WW-9.8). */
export const SOURCES = ['bench', 'brew', 'free', 'card'] as const
export type CubeSource = (typeof SOURCES)[number]

export interface Deed {
  readonly kind: DeedKind
  /** The arcana or card that does it. */
  readonly card: string
  /** What is paid, slot by slot: `toad>bench`. */
  readonly in: string[]
  /** What is gained, slot by slot. */
  readonly out: Ingredient[]
}

/** A copy of the own things on which a seat works in secret; what stands on it counts when the step resolves. */
export interface Draft {
  /** What the seat is asked first, then, and last (WW-9.4, WW-9.2). */
  stage: 'gain' | 'open' | 'circle'
  deeds: Deed[]
  /** None or one: the recipe whose slots are being filled. */
  filling: Deed[]
  bench: Cubes
  cauldron: Cubes
  /** The cubes on the output slots (WW-5.11). */
  brew: Cubes
  free: Ingredient[]
  /** It was begun before somebody called for initiative (WW-3.7): undo does not reach it any more. */
  returned: boolean
}

/** A card that the seat has held, and who holds it now; -1 = the discard pile. */
interface Known {
  readonly card: string
  readonly at: Seat
}
export const DISCARDS: Seat = -1

/** What only one seat sees. */
export interface Secret {
  dealt: CharacterId[]
  /** The character picked, before all have. */
  picked: CharacterId | ''
  /** In the order of initiative. */
  hand: string[]
  /** The recipe of this round; it leaves the hand when the seat is ready. */
  chosen?: Played
  /** How far a random play has come (WW-9.11): which way up, then the bonus. */
  dare: '' | 'turn' | 'bonus'
  draft?: Draft
  /** What the seat knows of others' cards because hands are passed on as a whole (WW-8.1). */
  known: Known[]
}

export interface State {
  readonly timing: Timing
  phase: Phase
  /** This step is played one after another, by initiative (WW-3.6). */
  ordered: boolean
  round: number
  /** Last-cauldron rounds begun (WW-8.8). */
  lastRounds: number
  readonly players: Player[]
  readonly secrets: Secret[]
  /** The last one is on top. */
  deck: string[]
  discards: string[]
  ending: Ending | ''
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError(`nothing at ${index}`)
  return item
}
export const playerAt = ({ players }: Pick<State, 'players'>, seat: Seat): Player => at(players, seat)
export const secretAt = ({ secrets }: Pick<State, 'secrets'>, seat: Seat): Secret => at(secrets, seat)
export const seatsOf = (s: State): readonly Seat[] => s.players.map((_, seat) => seat)

export function draftAt(s: State, seat: Seat): Draft {
  const { draft } = secretAt(s, seat)
  if (!draft) throw new Error(`seat ${seat} has no draft`)
  return draft
}

// WW-1.1: the index rises to the left
export const leftOf = (s: State, seat: Seat): Seat => (seat + 1) % s.players.length
export const rightOf = (s: State, seat: Seat): Seat => (seat - 1 + s.players.length) % s.players.length
