import type { Seat } from '../../kernel/decision.ts'
import type { Colour, Kind, Level } from './content/index.ts'
import { at } from './things.ts'

/** In order: saying levels, choosing towers, laying a domino, choosing its first half, doing both actions, the last chance to undo, the end. */
export const PHASES = ['levels', 'towers', 'domino', 'first', 'actions', 'finish', 'over'] as const
type Phase = (typeof PHASES)[number]

export const SCREENS = ['counts', 'strict', 'open'] as const
export type Screens = (typeof SCREENS)[number]
export const PRIVACIES = ['player-choice', 'open', 'stacked'] as const
export type Privacy = (typeof PRIVACIES)[number]

/** The sources of points during play. */
export const EARNINGS = ['portals', 'regions', 'witchstone', 'tokens', 'pentagram', 'wand', 'damage'] as const
export type Earning = (typeof EARNINGS)[number]

/** A domino in the cauldron. Its first symbol lies on `a`, its second on `b`. */
export interface Laid {
  readonly domino: string
  readonly a: string
  readonly b: string
}
export interface Placed {
  readonly tile: string
  readonly cell: string
}
/** A crystal in the cauldron. Its place is a cell, or an exit if it is on the rim. */
export interface Crystal {
  readonly id: string
  place: string
}

/** The things behind a screen, except dominoes. */
export interface Hoard {
  readonly owls: number[]
  readonly tokens: string[]
  readonly specials: string[]
  readonly boosters: string[]
  readonly crystals: string[]
  damaged: number
}

export interface Player {
  readonly colour: Colour
  /** Empty until the seat has said its level. It is secret until every seat has said one (WS-15). */
  level: Level | ''
  /** Empty until the tower is chosen. */
  tower: string
  readonly earned: Record<Earning, number>
  readonly laid: Laid[]
  readonly placed: Placed[]
  readonly crystals: Crystal[]
  /** Witches in the supply. */
  witches: number
  lying: number
  markers: number
  /** The steps made. The cell is this number modulo the length of the loop. */
  pentagram: number
  wand: number
  silver: number
  /** Dominoes face up behind the screen. */
  readonly dominoes: string[]
  /** Dominoes face down beside the screen; the last one is on top. */
  readonly supply: string[]
  /** Dominoes removed from the game unseen. */
  readonly removed: string[]
  readonly discarded: string[]
  /** The domino that is picked up and not yet laid, or empty. */
  chosen: string
  /** The unused cards. */
  readonly scrolls: string[]
  /** Whether the unused cards lie in a stack that nobody else may look at. */
  stacked: boolean
  readonly hoard: Hoard
}

export interface Region {
  readonly id: string
  /** Empty if the region had no token or it is taken. */
  token: string
  /** The seat whose high witch stands in the region, or -1. */
  owner: Seat
  /** The seats that have a witch in the region, in order of arrival. */
  readonly witches: Seat[]
}

export interface PortalState {
  readonly id: string
  owner: Seat
  filled: number
  /** The region from which the portal was started; empty if it is not started. */
  from: string
}

export interface ShelfState {
  readonly id: string
  readonly capacity: number
  readonly crystals: string[]
}

/** A power token that waits on its activation (WS-4.6). */
interface PendingToken {
  readonly id: string
  readonly times: number
  used: boolean
}

/** A cell of a track that was crossed and is not yet resolved. `leads` is true if the move ended level with the leader or ahead (WS-9.4). */
export interface Crossed {
  readonly cell: string
  readonly leads: boolean
}

export const ACTIVATION_PHASES = ['acting', 'moving', 'cells'] as const

/** WS-0.2: repeats of one kind, and the things that wait until the repeats are done. */
export interface Activation {
  readonly id: number
  readonly kind: Kind
  /** The domino, tile, token, shelf or cell that opened it. */
  readonly source: string
  left: number
  /** A track activation first makes all steps (`moving`), then resolves the cells it has crossed (`cells`). */
  phase: (typeof ACTIVATION_PHASES)[number]
  /** The steps made so far. */
  moved: number
  readonly tokens: PendingToken[]
  /** Crystals on the rim that are still to be shelved (WS-4.7). */
  readonly rim: string[]
  readonly cells: Crossed[]
  /** The special tile to be used, the blue cell whose bonus is to be chosen, or empty. */
  waiting: string
}

export interface State {
  readonly screens: Screens
  readonly privacy: Privacy
  phase: Phase
  readonly first: Seat
  /** The seat that decides now. */
  active: Seat
  /** The turns that all seats together have completed. */
  turn: number
  readonly players: Player[]
  readonly regions: Region[]
  readonly portals: PortalState[]
  /** Scroll cards; the last one is on top. */
  readonly deck: string[]
  /** Face-up scroll cards, from the bottom shelf up. */
  readonly row: string[]
  /** Special tiles; the last one is on top. */
  readonly specials: string[]
  /** Face-up special tiles; an empty string is an empty slot. */
  readonly slots: string[]
  /** The stacks of owls; the last tile of each is on top. */
  readonly owls: { readonly id: string; readonly tiles: number[] }[]
  readonly shelves: ShelfState[]
  readonly stoneTable: string[]
  /** The seats that reached the last cell of the wand, in order (WS-9.5). */
  readonly arrivals: Seat[]
  /** The half of the domino whose activation comes second, or empty. */
  second: Kind | ''
  /** WS-4.2: the open activations; the last one is on top. */
  readonly stack: Activation[]
  /** The number of activations opened so far. */
  opened: number
}

export const playerAt = (s: State, seat: Seat): Player => at(s.players, seat)
export const activePlayer = (s: State): Player => at(s.players, s.active)
export const topOf = (s: State): Activation | undefined => s.stack.at(-1)

export function runningActivation(s: State): Activation {
  const top = s.stack.at(-1)
  if (!top) throw new Error('no activation is open')
  return top
}

export function scoreOf({ earned }: Player): number {
  let score = 0
  for (const earning of EARNINGS) score += earned[earning]
  return score
}

/** WS-1.12, WS-11.1: tells whether a turn is being played. Setup and the end are not turns. */
export const isTurn = (s: State): boolean => s.phase !== 'levels' && s.phase !== 'towers' && s.phase !== 'over'
