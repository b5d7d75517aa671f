import type { Seat } from '../../kernel/decision.ts'
import type { ArcanaId, CharacterId, Ingredient } from './content/index.ts'
import type { Cubes } from './cubes.ts'

export const TIMINGS = ['on-demand', 'sealed', 'strict'] as const
export type Timing = (typeof TIMINGS)[number]

export const PHASES = ['characters', 'choose', 'arcana', 'transform', 'over'] as const
type Phase = (typeof PHASES)[number]

/** The stages of a seat within a step: it has nothing to decide, is deciding, or has submitted. */
export const STAGES = ['idle', 'deciding', 'ready'] as const
type Stage = (typeof STAGES)[number]

/** How a match ends: by a full circle, or after three rounds of empty hands. */
export const ENDINGS = ['circle', 'last-cauldron'] as const
export type Ending = (typeof ENDINGS)[number]

/** A recipe in play. */
export interface Played {
  readonly card: string
  readonly rotated: boolean
}

/** The public part of a player. */
export interface Player {
  /** Empty until all seats have picked. */
  character: CharacterId | ''
  /** The character has left the game. */
  discarded: boolean
  /** Whether the character's own recipe is turned round (WW-9.8). */
  turned: boolean
  /** The number of cubes that lie on the character's own recipe from the beginning (WW-2.9). */
  prelaid: number
  bench: Cubes
  circle: Cubes
  cauldron: Cubes
  recipes: Played[]
  /** Whether the last of `recipes` was revealed in this round. */
  fresh: boolean
  tokens: Record<ArcanaId, number>
  /** The arcana that may be used in this round. */
  fired: ArcanaId[]
  /** The ingredients that recipes may take from the supply in this round. */
  free: Ingredient[]
  stage: Stage
}

/** The kinds of things that a seat can do in a step: the effects of the content, and using a recipe. */
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

/** The sources of a cube on an input slot: workbench, output slots, supply (WW-4.13) or the card itself (WW-9.8). */
export const SOURCES = ['bench', 'brew', 'free', 'card'] as const
export type CubeSource = (typeof SOURCES)[number]

export interface Deed {
  readonly kind: DeedKind
  /** The arcana or card that is used. */
  readonly card: string
  /** The paid cubes by slot, such as `toad>bench`. */
  readonly in: string[]
  /** The gained cubes by slot. */
  readonly out: Ingredient[]
}

/** A copy of a seat's cubes on which it works in secret. It takes effect when the step resolves. */
export interface Draft {
  /** The stages of the questions, in order (WW-9.4, WW-9.2). */
  stage: 'gain' | 'open' | 'circle'
  deeds: Deed[]
  /** The recipe whose slots are being filled: none or one. */
  filling: Deed[]
  bench: Cubes
  cauldron: Cubes
  /** The cubes on the output slots (WW-5.11). */
  brew: Cubes
  free: Ingredient[]
  /** Whether the draft was begun before somebody called for initiative (WW-3.7). Undo no longer reaches it. */
  returned: boolean
}

/** A card that the seat has held, and the seat that holds it now. -1 is the discard pile. */
interface Known {
  readonly card: string
  readonly at: Seat
}
export const DISCARDS: Seat = -1

/** The private part of a seat. */
export interface Secret {
  dealt: CharacterId[]
  /** The picked character, until all seats have picked. */
  picked: CharacterId | ''
  /** The cards in hand, in the order of initiative. */
  hand: string[]
  /** The recipe of this round. It leaves the hand when the seat is ready. */
  chosen?: Played
  /** The stage of a random play (WW-9.11): the orientation, then the bonus. */
  dare: '' | 'turn' | 'bonus'
  draft?: Draft
  /** The cards of others that the seat knows, because hands are passed on as a whole (WW-8.1). */
  known: Known[]
}

export interface State {
  readonly timing: Timing
  phase: Phase
  /** Whether the seats play this step one after another, by initiative (WW-3.6). */
  ordered: boolean
  round: number
  /** The number of last-cauldron rounds that have begun (WW-8.8). */
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

// WW-1.1: the seat numbers rise to the left.
export const leftOf = (s: State, seat: Seat): Seat => (seat + 1) % s.players.length
export const rightOf = (s: State, seat: Seat): Seat => (seat - 1 + s.players.length) % s.players.length
